import { plural } from '../../catalogue.ts';

export const messages = {
  'usage.unknown-command': ({ text }: { text: string }) => `unknown command “${text}”; coven --help lists the commands.`,
  'usage.unknown-flag': ({ text }: { text: string }) => `unknown flag “${text}”.`,
  'usage.nearest': ({ nearest }: { nearest: string }) => `Did you mean ${nearest}?`,
  'usage.unknown-game': ({ text, known }: { text: string; known: string }) => `unknown game “${text}”; the games are: ${known}.`,
  'usage.bad-game-name': ({ text }: { text: string }) =>
    `“${text}” cannot be the name of a game: small letters and digits, words joined by hyphens.`,
  'usage.game-exists': ({ text }: { text: string }) => `a game named “${text}” already exists.`,
  'usage.unknown-bot': ({ text, known }: { text: string; known: string }) => `unknown bot “${text}” for this game; the bots are: ${known}.`,
  'usage.unknown-rule': ({ text, game }: { text: string; game: string }) =>
    `${game} has no rule “${text}”; coven rules ${game} lists them.`,
  'usage.unknown-shell': ({ text, known }: { text: string; known: string }) => `unknown shell “${text}”; the shells are: ${known}.`,
  'usage.unknown-benchmark': ({ text, known }: { text: string; known: string }) =>
    `unknown benchmark “${text}”; the benchmarks are: ${known}.`,
  'usage.too-many-bots': ({ bots, seats }: { bots: number; seats: number }) => `${bots} bots are named, but there are seats for ${seats}.`,
  'usage.no-benchmarks': ({ directory }: { directory: string }) =>
    `there are no benchmarks in “${directory}”; it must be a checkout of this project.`,
  'usage.unknown-language': ({ text, known }: { text: string; known: string }) =>
    `unknown language “${text}”; the languages are: ${known}.`,
  'usage.missing-value': ({ flag }: { flag: string }) => `${flag} needs a value.`,
  'usage.no-value': ({ flag }: { flag: string }) => `${flag} takes no value.`,
  'usage.not-a-number': ({ flag, text, least, most }: { flag: string; text: string; least: number; most: number }) =>
    `${flag} needs a whole number from ${least} to ${most}, not “${text}”.`,
  'usage.missing-operand': ({ operand }: { operand: string }) => `${operand} is missing.`,
  'usage.unknown-lesson': ({ lesson, lessons }: { lesson: string; lessons: string }) =>
    `there is no lesson ${lesson} here; lessons: ${lessons}.`,
  'usage.extra-operand': ({ text }: { text: string }) => `unexpected argument “${text}”.`,
  'usage.bad-option': ({ text }: { text: string }) => `an option looks like name=value, not “${text}”.`,
  'usage.bad-key': ({ text }: { text: string }) => `a server’s key has 64 hexadecimal digits, unlike “${text}”.`,
  'usage.bad-table-address': ({ text }: { text: string }) =>
    `“${text}” is not the link to a table; such a link looks like https://example.org/t/abcdefghij.`,
  'usage.server-unreachable': ({ server, why }: { server: string; why: string }) =>
    `${server} cannot be reached (${why}); check the link and whether the server runs.`,
  'usage.no-coven': ({ server }: { server: string }) => `${server} answers, but not as a Coven server; check the link.`,
  'usage.other-protocol': ({ server }: { server: string }) =>
    `the server at ${server} is of another version; use the same version of coven.`,
  'usage.no-such-table': ({ id }: { id: string }) => `there is no table “${id}”; coven tables lists them. Nothing was removed.`,
  'usage.needs-yes': 'add --yes to remove tables without being asked.',
  'usage.bad-setting': ({ setting, value }: { setting: string; value: string }) =>
    `${setting} cannot be “${value}”; coven help serve describes it.`,
  'usage.missing-setting': ({ setting }: { setting: string }) => `${setting} is missing; --cert and --key belong together.`,
  'usage.port-taken': ({ port }: { port: number }) => `port ${port} is taken by another program; choose one with --port.`,
  'usage.port-forbidden': ({ port }: { port: number }) => `this user may not listen on port ${port}; choose one above 1023 with --port.`,
  'usage.no-such-host': ({ host }: { host: string }) => `this machine has no address “${host}”; choose another with --host.`,
  'usage.newer-database': ({ file }: { file: string }) =>
    `“${file}” was written by a newer Coven; update this one, or choose another directory with --data.`,
  'usage.database-unreachable': ({ server, why }: { server: string; why: string }) =>
    `the database server ${server} cannot be reached (${why}); check the address in --database and whether the server runs.`,
  'usage.database-login': ({ user, server }: { user: string; server: string }) =>
    `the database server ${server} does not let “${user}” in; check user and password in --database.`,
  'usage.database-missing': ({ server, database }: { server: string; database: string }) =>
    `there is no database “${database}” on ${server}; create it, or name another in --database.`,
  'usage.database-rights': ({ user, database, why }: { user: string; database: string; why: string }) =>
    `“${user}” may not create tables in the database “${database}” (${why}); make it the owner of the database.`,
  'usage.database-insecure': ({ server, why }: { server: string; why: string }) =>
    `the connection to ${server} is not secure (${why}); check sslmode and sslrootcert in --database.`,
  'usage.database-newer': ({ server, database }: { server: string; database: string }) =>
    `a newer Coven has written the database “${database}” on ${server}; update this one, or name another in --database.`,
  'usage.needs-database': 'name the PostgreSQL database with --database.',
  'usage.database-not-empty': ({ place }: { place: string }) => `“${place}” is not empty; name an empty database in --database.`,
  'usage.copy-differs': ({ table }: { table: string }) =>
    `the copy of “${table}” differs from the original; nothing was moved. Try again, and report it if it stays so.`,
  'usage.bus-unreachable': ({ server, why }: { server: string; why: string }) =>
    `the NATS server ${server} cannot be reached (${why}); check the address in --bus and whether the server runs.`,
  'usage.bus-login': ({ server }: { server: string }) =>
    `the NATS server ${server} does not let Coven in; check user and password in --bus.`,
  'usage.bus-other-database': ({ server }: { server: string }) =>
    `servers with another database use the NATS server ${server}; give them all the same --database, or this one another --bus.`,
  'usage.bus-without-database': '--bus needs --database: nodes that share a bus share a PostgreSQL database.',
  'usage.bad-database': ({ file }: { file: string }) =>
    `“${file}” is damaged or not a database; restore a backup, or choose another directory with --data.`,
  'usage.data-not-writable': ({ file, why }: { file: string; why: string }) =>
    `“${file}” cannot be opened for writing (${why}); fix its owner or permissions, or choose another directory with --data.`,
  'usage.database-held': ({ file }: { file: string }) =>
    `“${file}” is held by another program; end that one, or choose another directory with --data.`,
  'usage.disk-full': ({ file }: { file: string }) =>
    `the disk is full, “${file}” cannot grow; make room, or choose another directory with --data.`,
  'usage.no-database': ({ directory }: { directory: string }) => `there is no database in “${directory}”; name its directory with --data.`,
  'usage.bad-data': ({ directory, why }: { directory: string; why: string }) =>
    `“${directory}” cannot be used as the data directory (${why}); choose another with --data.`,
  'usage.bad-certificate': ({ cert, key }: { cert: string; key: string }) =>
    `“${cert}” and “${key}” are not a certificate and its own key in PEM, without a passphrase.`,
  'usage.file-exists': ({ file }: { file: string }) => `“${file}” already exists; choose another name.`,
  'usage.data-in-place': ({ file }: { file: string }) =>
    `“${file}” is there already; end the server and move it away, or name another directory with --data.`,
  'usage.bad-backup': ({ file }: { file: string }) => `“${file}” is damaged or no backup of Coven.`,
  'usage.file-missing': ({ file }: { file: string }) => `there is no file “${file}”.`,
  'usage.file-is-directory': ({ file }: { file: string }) => `“${file}” is a directory, not a file.`,
  'usage.file-unreadable': ({ file, why }: { file: string; why: string }) => `“${file}” cannot be read (${why}).`,
  'usage.not-resumable': ({ file }: { file: string }) => `“${file}” is no game of yours to go on with; coven play --record FILE keeps one.`,
  'usage.game-is-over': ({ file }: { file: string }) => `the game in “${file}” is over; coven verify checks it.`,
  'usage.game-not-over': ({ file }: { file: string }) => `the game in “${file}” has no result; only a finished game can be looked through.`,
  'usage.file-not-written': ({ file, why }: { file: string; why: string }) => `“${file}” cannot be written (${why}).`,
  'fault.unexpected': ({ what }: { what: string }) => `something unexpected went wrong: ${what}`,
  'fault.output': ({ why }: { why: string }) => `the output could not be written (${why}); what was written is incomplete.`,

  'exit.fine': 'all went well',
  'exit.rejected': 'the answer is no: a record does not verify, the input ended too early, a server refuses',
  'exit.usage': 'the command was not called correctly, or a file or setting is wrong',
  'exit.broken': 'something unexpected went wrong',
  'exit.interrupted': 'interrupted with Ctrl-C',

  'man.name': 'Name',
  'man.synopsis': 'Synopsis',
  'man.commands': 'Commands',
  'man.environment': 'Environment',
  'man.language': 'The language, where --lang names none: the first of these that is set.',

  'help.title': 'Coven: witch games at one table, with exact rules and sealed deals.',
  'help.usage': 'Usage',
  'help.command': 'COMMAND',
  'help.example': 'Example',
  'help.default': ({ value }: { value: string }) => `default ${value}`,
  'help.exit-codes': 'Exit codes',
  'help.languages': 'Languages',
  'help.more': 'coven help COMMAND shows the flags of a command.',
  'help.help': 'Show help for a command',
  'help.serve': 'Start the server and open the tables to browsers',
  'help.play': 'Play a game in the terminal',
  'help.join': 'Sit down at a table of a server',
  'help.games': 'List what can be played',
  'help.rules': 'Print the rules of a game, a chapter or one rule',
  'help.simulate': 'Let bots play many games and print statistics',
  'help.arena': 'Let bots play the same deals from every seat and rate them',
  'help.record': 'Write one game played by bots as a record',
  'help.verify': 'Replay a record and check every draw and every move',
  'help.analyse': 'Look through a finished game: what decided it, and what a bot would have done',
  'help.backup': 'Copy the database of a server, running or not, to a file',
  'help.move-database': 'Copy everything from --data to an empty --database, and verify it',
  'help.tables': 'List, export or remove the tables of a server, running or not',
  'help.restore': 'Put a backup in place of a missing database',
  'help.doctor': 'Check what a server needs, and say what to do',
  'help.completion': 'Print a completion script for a shell',
  'help.man': 'Print the manual page',
  'help.new-game': 'Write a small working game to start from',
  'help.bench': 'Run the benchmarks, next to other projects',

  'flag.only': 'run only this benchmark; may be repeated',
  'flag.against': 'compare with another checkout, by turns',
  'flag.rounds': 'rounds of the comparison',
  'flag.seats': 'number of players',
  'flag.bots': 'bots in seat order; the list repeats if it is too short; by default random ones',
  'flag.opponents': 'bots of the other seats in order; by default the kindest',
  'flag.rivals':
    'bots that play each other; the list repeats if it is too short; clever:40 tries 40 things out in a decision; by default the strongest',
  'flag.option': 'an option of the game; may be repeated; coven games lists them',
  'flag.server-key': 'public key of the server (from its /api/key) that must have signed the record',
  'flag.seed': 'the same seed gives the same game',
  'flag.play-seed': 'the same seed gives the same game; without one every game differs',
  'flag.games': 'number of games',
  'flag.time': 'processor time for one move in milliseconds, however busy the machine is; without it each bot thinks as its level does',
  'flag.iterations': 'repeatable instead of timed: how often a bot that searches tries something out',
  'flag.worlds': 'possible worlds looked at in every position; by default so many that it takes less than a minute',
  'flag.analysis-seed': 'the same seed gives the same figures',
  'flag.into': 'keep the games in this file; if it is there, go on from it',
  'flag.strength': 'keep the result in this directory and write the table of all results beside it',
  'flag.workers': 'number of threads (default: one per core)',
  'flag.each': 'print one JSON line for each game; the report goes to standard error',
  'flag.chart': 'draw scores, places and lengths as SVG into this file',
  'flag.match-chart': 'draw ratings, scores and places as SVG into this file',
  'flag.json': 'print JSON for other programs',
  'flag.export': 'print the records of all finished games, one in each line',
  'flag.remove': 'remove the table with this id for good; may be repeated',
  'flag.yes': 'remove without asking',
  'flag.code': 'one-time code from the page of the table: the terminal gets your seat there',
  'flag.provenance': 'tell of every piece where its data comes from',
  'flag.lesson': 'learn the game in a lesson, then play on with hints',
  'flag.name': 'your name at the table',
  'flag.record': 'write the record to this file after every move; quit and resume any time',
  'flag.resume': 'go on with the unfinished game in this file',
  'flag.plain': 'plain sentences without redrawing, for screen readers',
  'flag.port': 'port to listen on; 0 for any free port',
  'flag.host': 'address to listen on: all of them, or 127.0.0.1 for this machine only',
  'flag.data': 'directory of the database',
  'flag.database': 'address of a PostgreSQL database that several servers share (default: a file in --data)',
  'flag.bus': 'address of a NATS server that brings servers with one --database each other’s news at once',
  'flag.node': 'name of this server in its log and metrics',
  'flag.client': 'directory of the built client; by default the one that belongs to this Coven',
  'flag.cert': 'TLS certificate, a PEM file; with --key the table is served over HTTPS',
  'flag.key': 'private key of the certificate, a PEM file',
  'flag.trust-proxy': 'trust X-Forwarded-For and X-Forwarded-Proto; only behind your own proxy',
  'flag.origins': 'other origins whose pages may connect, separated by commas',
  'flag.names': 'other host names of this server, separated by commas; it answers to no others',
  'flag.metrics-token': 'token for /metrics; without one only this machine may read it',
  'flag.log-level': 'log level: silent, fatal, error, warn, info or debug',
  'flag.connections-most': 'maximum number of open connections',
  'flag.connections-per-address': 'maximum number of open connections from one address',
  'flag.messages-per-second': 'messages a guest may send each second; eight times as many from one address',
  'flag.requests-per-second': 'HTTP requests of a guest each second; eight times as many from one address',
  'flag.tables-most': 'maximum number of stored tables; finished games count for --keep-days',
  'flag.tables-per-guest': 'maximum number of unfinished tables created by one guest',
  'flag.spectators-most': 'maximum number of spectators at a table',
  'flag.drain-seconds': 'seconds between the signal to stop and the goodbye to players, in which /readyz says no (default 0)',
  'flag.idle-seconds': 'seconds until an empty table leaves memory',
  'flag.away-seconds': 'minimum seconds until a familiar (a bot) may play for an absent player; longer at slow tables',
  'flag.reveal-seconds': 'seconds a player has to reveal their random bytes before losing the seat',
  'flag.keep-days': 'days until an unused table is removed, and what was said at a finished one',
  'flag.keep-finished-days': 'days until a finished game is removed; 0: never',
  'flag.bot-workers': 'number of threads for bots',
  'flag.connections-per-guest': 'maximum number of open connections of one guest',
  'flag.file-bytes-per-guest': 'maximum bytes of data files stored for one guest',
  'flag.max-file-bytes': 'maximum bytes of data files stored in total',
  'flag.bot-budget': 'milliseconds a bot may think',
  'flag.bot-delay': 'minimum milliseconds for a bot’s move, so that people can follow',
  'flag.lang': 'en, uk, ru or fr',
  'flag.help': 'show this help',

  'games.seats': ({ least, most }: { least: number; most: number }) => `${least} to ${most} players`,
  'games.bots': 'Bots',
  'games.file': 'FILE',
  'games.per-seat': '(one per player, comma-separated)',
  'games.rules': ({ rules, rulings, version }: { rules: number; rulings: number; version: number }) =>
    `Rules: ${rules} (our own rulings: ${rulings}), version ${version}`,

  'serve.building': 'Building the pages; this is done once…',
  'serve.build-stopped': 'stopped before the pages were built; nothing was left behind.',
  'serve.open': ({ address }: { address: string }) => `Coven is open: ${address}`,
  'serve.lan': ({ address }: { address: string }) => `In your network: ${address}`,
  'serve.closing': 'Closing the table…',
  'serve.few-files': ({ files, connections }: { files: number; connections: number }) =>
    `This system allows ${files} open files, which is enough for ${connections} connections; raise the limit with ulimit -n.`,
  'serve.no-client': ({ directory }: { directory: string }) => `There is no built client in “${directory}”: browsers will find no page.`,
  'serve.certificate-ended': ({ cert, date }: { cert: string; date: string }) =>
    `The certificate “${cert}” expired on ${date}: browsers will show a warning.`,
  'serve.outage': ({ data, why }: { data: string; why: string }) =>
    `Nothing can be stored in “${data}” (${why}). Moves are refused, but none is lost; play continues once this is fixed. If the disk is full, free some space.`,
  'serve.outage-over': 'Storing works again; play continues.',
  'backup.done': ({ file }: { file: string }) => `The database is copied to ${file}.`,
  'move-database.done': ({ tables, lines, place, data }: { tables: number; lines: number; place: string; data: string }) =>
    `Everything is in ${place} now, and was compared (tables: ${tables}, lines: ${lines}). ${data} is unchanged; start the servers with --database.`,
  'restore.done': ({ file }: { file: string }) => `The backup is in place as ${file}; start the server.`,
  'tables.waiting': 'waiting',
  'tables.playing': 'playing',
  'tables.over': 'over',
  'tables.sure': ({ count, yes }: { count: number; yes: string }) =>
    `Remove ${count} ${plural('en', count, { one: 'table', other: 'tables' })} for good? Type ${yes}:`,
  'tables.yes': 'yes',
  'tables.removed': ({ tables }: { tables: number }) => `Tables removed: ${tables}.`,
  'tables.not-exported': ({ id, why }: { id: string; why: string }) => `the game at table “${id}” cannot be exported (${why}).`,
  'tables.kept': 'Nothing was removed.',

  'doctor.data.fine': ({ what }: { what: string }) => `The data directory “${what}” can be written.`,
  'doctor.data.wrong': ({ what }: { what: string }) =>
    `The data directory “${what}” cannot be written: fix its owner or permissions, or choose another with --data.`,
  'doctor.space.fine': ({ what }: { what: string }) => `There is room for the database: ${what}.`,
  'doctor.space.wrong': ({ what }: { what: string }) =>
    `There is little room for the database, only ${what}: make more, or choose another disk with --data.`,
  'doctor.database.fine': ({ what }: { what: string }) => `The database “${what}” is whole.`,
  'doctor.database.wrong': ({ what }: { what: string }) =>
    `The database “${what}” is damaged: move it away and restore a backup with coven restore.`,
  'doctor.shared.fine': ({ what }: { what: string }) => `The database ${what} can be reached.`,
  'doctor.shared.wrong': ({ what }: { what: string }) => `The shared database cannot be used: ${what}`,
  'doctor.notices.fine': () => 'All notices to players could be delivered.',
  'doctor.notices.wrong': ({ what }: { what: string }) =>
    `Notices to players that could not be delivered in the last week: ${what}. The log says why.`,
  'doctor.unfinished.fine': ({ what }: { what: string }) =>
    `Unfinished tables, and what was said at finished ones, are kept for ${what} days (--keep-days).`,
  'doctor.finished.fine': ({ what }: { what: string }) =>
    what === '0'
      ? 'Finished games are kept until you remove them (--keep-finished-days, coven tables --remove).'
      : `Finished games are kept for ${what} days (--keep-finished-days).`,
  'doctor.port.fine': ({ what }: { what: string }) => `Port ${what} is free.`,
  'doctor.port.wrong': ({ what }: { what: string }) =>
    `Port ${what} is taken or forbidden: a server runs already, or choose another with --port.`,
  'doctor.certificate.fine': ({ what }: { what: string }) => `The certificate “${what}” is valid and fits its key.`,
  'doctor.certificate.wrong': ({ what }: { what: string }) =>
    `The certificate “${what}” is not valid today or does not fit its key: renew it.`,
  'doctor.clock.fine': ({ what }: { what: string }) => `The clock says ${what}.`,
  'doctor.clock.wrong': ({ what }: { what: string }) => `The clock says ${what}, but the database was written later: set the clock.`,
  'doctor.client.fine': ({ what }: { what: string }) => `The pages are built: “${what}”.`,
  'doctor.client.wrong': ({ what }: { what: string }) =>
    `There are no built pages in “${what}”: coven serve builds its own; check --client.`,

  'new-game.written': ({ folder }: { folder: string }) => `Wrote a small game to ${folder}. You can play it now:`,
  'bench.measuring': ({ name }: { name: string }) => `Measuring ${name}…`,
  'bench.at-least': ({ wanted, met }: { wanted: string; met: string }) => `at least ${wanted} ${met}`,
  'bench.at-most': ({ wanted, met }: { wanted: string; met: string }) => `at most ${wanted} ${met}`,
  'bench.aim': ({ wanted, met }: { wanted: string; met: string }) => `aim ${wanted} ${met}`,
  'bench.gain': ({ gain, low, high, other }: { gain: string; low: string; high: string; other: string }) =>
    `${gain} × ${other} (${low}–${high})`,

  'verify.game': ({ game, seats }: { game: string; seats: number }) => `${game}, players: ${seats}`,
  'verify.secret': '✓ The secret is the one that was sealed before the game.',
  'verify.draws': ({ count }: { count: number }) =>
    `✓ ${count} ${plural('en', count, { one: 'draw follows', other: 'draws follow' })} from the sealed seed.`,
  'verify.moves': ({ count }: { count: number }) => `✓ ${count} ${plural('en', count, { one: 'move is', other: 'moves are' })} legal.`,
  'verify.chain': ({ count, head }: { count: number; head: string }) =>
    `✓ The chain of ${count} ${plural('en', count, { one: 'entry', other: 'entries' })} ends in ${head}.`,
  'verify.result': '✓ The result follows from the moves:',
  'verify.unfinished': 'The game was not played to its end.',
  'verify.deals': ({ deals }: { deals: number }) =>
    `✓ Each player’s random bytes are the ones promised before the deal. Attempts to deal: ${deals}.`,
  'verify.bot': ({ bot }: { bot: string }) => `bot ${bot}`,
  'verify.name-removed': 'name removed',
  'verify.familiar-moves': ({ count }: { count: number }) =>
    `${count} ${plural('en', count, { one: 'move was', other: 'moves were' })} made by a familiar, a bot that played for a person.`,
  'verify.end.played': 'The game was played to its end.',
  'verify.end.agreed': 'The game was ended early; everybody agreed.',
  'verify.end.absent': 'The game was ended early by those who were there.',
  'verify.end.left': 'A player claimed the win because everybody else had left.',
  'verify.end.not-dealt': 'Nothing was dealt: three times somebody did not reveal their random bytes.',
  'verify.proven': '✓ Signed with the server’s key: this is the game that was played.',
  'verify.consistent': 'Consistent, not proven to be the game that was played: for that, give the server’s key with --key.',
  'verify.self': 'Consistent, not proven to be the game that was played: the program that wrote the record signed it itself.',
  'verify.unsigned':
    'Consistent, not proven to be the game that was played. This older format proves neither the names nor who made each move, nor that an unfinished game really ended there, and it bears no signature.',

  'play.which-game': 'What would you like to play?',
  'play.welcome': ({ commitment, help }: { commitment: string; help: string }) =>
    `The deal is sealed: ${commitment}. Type ${help} to see the commands.`,
  'play.help': ({
    why,
    log,
    table,
    hint,
    undo,
    quit,
  }: {
    why: string;
    log: string;
    table: string;
    hint: string;
    undo: string;
    quit: string;
  }) => `Type a move’s number or name. Also: ? rules, ? NUMBER one rule, ${why} MOVE, ${log}, ${table}, ${hint}, ${undo}, ${quit}.`,
  'play.rules': 'The rules (type ? and a number to read one)',
  'play.no-rule': ({ number }: { number: string }) => `There is no rule ${number}.`,
  'play.log': 'What happened',
  'play.hint': ({ move }: { move: string }) => `Hint: ${move}`,
  'play.no-hint': 'There are no hints at this table.',
  'play.hint-failed': 'No hint came. Ask again.',
  'play.waiting': ({ who }: { who: string }) => `To move: ${who}`,
  'play.why-what': 'Which move? Name one, for example by its number.',
  'play.why-legal': ({ move }: { move: string }) => `This move is allowed: ${move}.`,
  'play.continue': 'Press Enter to go back to the table.',
  'play.next-page': 'Press Enter to read on, or type anything to go back to the table.',
  'play.table-cut': ({ table }: { table: string }) => `… ${table} shows the whole table.`,
  'play.moves-cut': ({ from, to, all, more }: { from: number; to: number; all: number; more: string }) =>
    `Moves ${from}–${to} of ${all}; ${more} shows the next ones.`,
  'play.over': 'The game is over. Press Enter for the result.',
  'play.kept': ({ file }: { file: string }) => `The game is kept. Go on with: coven play --resume ${file}`,
  'play.input-ended': 'the input ended before the game was over.',
  'play.no-game': 'the input ended before a game was chosen.',
  'play.goodbye': 'Until next time.',
  'play.opened': 'The deal was sealed before the first card; here is the secret, so that anybody can check it.',
  'play.commitment': 'Seal',
  'play.secret': 'Secret',
  'play.save': 'Save the record? Type a file name, or just press Enter:',
  'play.saved': ({ file }: { file: string }) => `Saved. Check it with: coven verify ${file}`,

  'join.ready': ({ quit }: { quit: string }) => `Press Enter when you are ready, or type ${quit}.`,
  'join.unready': ({ quit }: { quit: string }) => `You are ready. Press Enter if you are not after all, or type ${quit}.`,
  'join.kept': ({ link }: { link: string }) => `Your seat is kept. Come back with: coven join ${link}`,
  'join.help': ({ say, chat, end, familiar }: { say: string; chat: string; end: string; familiar: string }) =>
    `To the others: ${say} TEXT, ${chat} shows what was said, ${end} votes to end the game early, ${familiar} lets a bot play for somebody who is away, else for you until you type it again.`,
  'join.waiting-help': ({ say, chat }: { say: string; chat: string }) => `To the others: ${say} TEXT, ${chat} shows what was said.`,
  'join.came': ({ who }: { who: string }) => `${who} is here.`,
  'join.went': ({ who }: { who: string }) => `${who} is away.`,
  'join.no-seat':
    'there is no free seat for you at this table. If you sit there in a browser, get a code from its page and give it with --code.',
  'join.no-such-code': 'this code was used already or has expired; get a new one from the page.',
  'join.logged-out': 'this terminal was logged out; get a new code from the page, or join again as a new guest.',
  'join.no-such-table': 'this table does not exist any more.',
  'join.table-full': 'there is no room at this table, not even for spectators.',

  'verb.why': 'why',
  'verb.log': 'log',
  'verb.table': 'table',
  'verb.more': 'more',
  'verb.hint': 'hint',
  'verb.undo': 'undo',
  'verb.help': 'help',
  'verb.say': 'say',
  'verb.chat': 'chat',
  'verb.end': 'end',
  'verb.familiar': 'familiar',
  'verb.quit': 'quit',
};
