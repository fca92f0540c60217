/** A guest's devices, what the server keeps, and what a table owner does. Loaded with the pages that say it. */
export const messages = {
  'devices.text': 'Each of these browsers is you and can play on your seats. Log out those that you no longer use or do not know.',
  'devices.none': 'None yet: this browser is listed once you have given your name.',
  'devices.unknown': 'Unknown browser',
  'devices.this': 'this browser',
  'devices.seen': ({ date }: { date: string }) => `last seen ${date}`,
  'devices.log-out': 'Log out',
  'devices.others': 'Log out all others',
  'devices.all': 'Log out everywhere, here too',
  'devices.done': 'Logged out.',

  'privacy.cookie': ({ days }: { days: number }) =>
    `A cookie with random numbers that the server signed, for ${days} days after your last visit. There is no password and no e-mail address.`,
  'privacy.device': 'For each of your browsers its kind, such as “Firefox · Android”, and the days of your first and your last visit.',
  'privacy.name': 'The name you chose, until you change or remove it.',
  'privacy.tables': ({ days, waiting }: { days: number; waiting: number }) =>
    `Unfinished tables with their moves, names and chat, and a keyed hash of the network address that opened them, for ${days} days after the last change; tables that never began, for ${waiting} days.`,
  'privacy.finished': ({ days, talk }: { days: number; talk: number }) =>
    `Finished games with their moves, results and players’ names, ${days === 0 ? 'until whoever runs this server removes them' : `for ${days} days`}; what was said at them, and the hash of the network address, for ${talk} days after the last change.`,
  'privacy.codes': ({ minutes, seat }: { minutes: number; seat: number }) =>
    `Links to another device for ${minutes} minutes and links to a seat for ${seat} minutes, both only as hashes.`,
  'privacy.not':
    'Not stored: your network address itself, your browser’s full description, what you do elsewhere. Nothing goes to anybody else.',
  'privacy.here': 'In this browser: your settings, and the games you play here. You can delete them with the browser’s own site data.',
  'privacy.forget': 'Remove my name and devices',
  'privacy.forget-text':
    'Your name and your devices are deleted, and you stand up from tables that have not begun. Running games go on with your seat under no name, and you cannot come back to it. Games already played, and their records, keep your seat under no name, too. In chat your name stays until the chat is deleted.',
  'privacy.sure': 'Yes, remove them',
  'privacy.forgotten': 'Your name and devices are removed.',

  'terminal.ask': 'Play this seat in the terminal',
  'terminal.explain': ({ minutes }: { minutes: number }) =>
    `Type this in a terminal within ${minutes} minutes. The code works once and makes that terminal one of your devices; do not show it to anybody.`,
  'terminal.command': 'Command for the terminal',

  'owner.title': 'As the table’s owner',
  'owner.remove': ({ name }: { name: string }) => `Remove ${name}`,
  'owner.mute': ({ name }: { name: string }) => `Mute ${name}`,
  'owner.unmute': ({ name }: { name: string }) => `Let ${name} speak again`,
  'owner.private': 'Make the table private',
  'owner.public': 'Make the table public',
  'owner.offer': ({ name }: { name: string }) => `Give the seat of ${name} to a newcomer`,
  'owner.offer-text': ({ name, minutes }: { name: string; minutes: number }) =>
    `Whoever opens this link can take the seat of ${name} and sees the hand. Send it only to the person who lost the seat. It works once, within ${minutes} minutes, and only while that player is away. Everybody at the table is told.`,
  'owner.link': 'Link to the seat',

  'seat.take-text': 'This link gives you the seat of a player who has lost it.',
  'seat.take': 'Take the seat',

  'notice.removed': ({ name }: { name: string }) => `The table’s owner has removed ${name}.`,
  'notice.muted': ({ name }: { name: string }) => `The table’s owner has muted ${name}.`,
  'notice.unmuted': ({ name }: { name: string }) => `${name} may speak again.`,
  'notice.public': 'The table is public now: the lobby lists it.',
  'notice.private': 'The table is private now: only its link leads here.',
  'notice.seat-offered': ({ name }: { name: string }) => `The seat of ${name} is offered to a newcomer.`,
  'notice.seat-taken': ({ name, before }: { name: string; before: string }) => `${name} now plays in place of ${before}.`,
};
