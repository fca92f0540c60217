import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Fog and mischief',
  'cast.1': 'Morgana',
  'cast.2': 'Sibylla',

  'optional.chapter': 'Fog',
  'optional.name': 'Effects are your choice',
  'optional.say': 'Boosts always work by themselves. Every other effect is your choice, made as soon as the card is down. Let’s see some.',

  'two-fogs.name': 'Two Fogs',
  'two-fogs.say': 'Morgana and Sibylla each play Fog on Bandos. One Fog has strength 2: that makes 4 together.',

  'third-fog.name': 'The third Fog',
  'third-fog.say': 'Read your Fog: three of them on one occupier, no matter whose, count ×3 each. Play yours on Bandos.',
  'third-fog.then': 'Each Fog counts 6 now: 18 of 20! The boost helps all three of you.',
  'third-fog.wrong.*': 'Possible, but two Fogs are already waiting on Bandos. Add yours there and see what happens.',

  'bicycle.name': 'A card is destroyed',
  'bicycle.say': 'Morgana’s Red Bicycle destroys Sibylla’s Fog. Only two Fogs remain, so the boost is gone: 18 shrinks to 6.',

  'letters.chapter': 'Moving cards',
  'letters.name': 'A boosted card',
  'letters.say': 'Sibylla answers with Letters from Home on the Recruit. Strength 2, boost ×3: she has 6 of the 12 needed.',

  'wisp.name': 'The Will-o’-the-Wisp',
  'wisp.say': 'Your Will-o’-the-Wisp sends another player’s card away from the occupier it lands on. Play it on the Recruit.',
  'wisp.wrong.*': 'Not yet. Sibylla’s Letters on the Recruit are worth 6: chase them off with the Will-o’-the-Wisp.',

  'send-away.name': 'Send a card away',
  'send-away.say': 'Now move Sibylla’s Letters to the Commander. They have no boost there, so 6 shrinks to 2.',
  'send-away.then': 'The card is still Sibylla’s and lies on her side, only weaker. A moved card does not repeat its other effects.',
  'send-away.wrong.move lysty-z-domu of 2 from novobranets to maroder':
    'Against the Looter the Letters still count ×2. Send them where they have no boost: to the Commander.',
  'send-away.wrong.move lysty-z-domu of 2 from novobranets to bandos':
    'No boost there either, but Sibylla would get a foothold on Bandos. The Commander is farther away.',
  'send-away.wrong.decline': 'You may leave the effect unused, but then Sibylla keeps her 6. Send the Letters to the Commander.',
  'send-away.wrong.*': 'Choose Sibylla’s Letters first, then the Commander.',

  'recruit-pressed.chapter': 'Two at once',
  'recruit-pressed.name': 'The Recruit is next',
  'recruit-pressed.say': 'They go for the Recruit: Morgana adds 4, Sibylla 3. With your 2 he is at 9 of 12.',

  'garlands.name': 'A small extra card',
  'garlands.say': 'Play Garlands on the Tree, strength 3, on the Recruit: he reaches 12, and you may add any card of strength 2 or less.',
  'garlands.then': 'He is at 12, but the check waits until your chain is done. One more card!',
  'garlands.wrong.*': 'That is a move, but Garlands on the Recruit let you strike twice in one turn. Try them.',

  'two-at-once.name': 'Two in one turn',
  'two-at-once.say': 'Fog has strength 2, so it fits. On Bandos it is the third Fog again. Play it there!',
  'two-at-once.then': 'Two destroyed in one turn! Bandos: you 12, Morgana 8. The Recruit: you 5, Morgana 4, Sibylla 3.',
  'two-at-once.wrong.too-strong': 'Too strong: Garlands allow 2 at most, counted without any boost. Your Fog fits.',
  'two-at-once.wrong.decline': 'You may stop, but Bandos is waiting for a third Fog. Do not miss it.',
  'two-at-once.wrong.*': 'Alone, a Fog is weak. On Bandos two Fogs are waiting for it.',

  'left-to-right.name': 'From left to right',
  'left-to-right.say': 'They are settled from left to right, and each gap is filled at once. You have 6 points now, Morgana 4.',

  'reshuffle.name': 'When the deck runs out',
  'reshuffle.say': 'When the Witch deck runs out, the discards are shuffled into a new one. A card you saw leave may come back.',

  'next.name': 'Play on alone',
  'next.say': 'Now five turns of your own. Look for chains, for Fogs that lie alone, and for boosts you can break.',

  'ending.say': 'Free play with hints: each card shows what it would count and who would score. Take your time.',
  'ending.done': 'You know every trick of the Witch now. Open a table for two to five and take your revenge!',
} satisfies LessonCatalogue;
