import { plural } from '@coven/words';
import type { GameCatalogue } from '@coven/words/catalogue-shape.ts';
import type { Konotop } from '../rules/index.ts';

export const messages = {
  name: 'Konotop Witch',
  tagline: 'Cast your cards at the occupiers: when one is destroyed, whoever struck hardest scores the most revenge points.',

  'ask.play': 'Your turn: play a card on an occupier.',
  'ask.play-another': ({ card, where }: { card: string; where: string }) => `${card}: one more card ${where}?`,
  'more.play-limited': ({ card, where, most }: { card: string; where: string; most: number }) =>
    `${card}: one more card of strength ${most} or less ${where}?`,
  'ask.destroy': ({ card }: { card: string }) => `${card}: destroy another player’s card here?`,
  'ask.move': ({ card, what }: { card: string; what: string }) => `${card}: move ${what} to another occupier?`,
  'more.where.same-occupant': 'on the same occupier',
  'more.where.other-occupant': 'on another occupier',
  'more.where.any': 'on any occupier',
  'more.what.own.any': 'one of your other cards',
  'more.what.own.same-occupant': 'one of your other cards here',
  'more.what.other.any': 'another player’s card',
  'more.what.other.same-occupant': 'another player’s card from here',

  'move.play': ({ card, on }: { card: string; on: string }) => `Play ${card} on ${on}`,
  'move.destroy': ({ card, of, on }: { card: string; of: string; on: string }) => `Destroy ${of}’s ${card} on ${on}`,
  /** `who`: nothing for a card of one’s own. */
  'move.move': ({ card, who, from, to }: { card: string; who: string | null; from: string; to: string }) =>
    `Move ${who === null ? 'your' : `${who}’s`} ${card} from ${from} to ${to}`,
  'move.decline': 'Skip the effect',
  'move.draw': ({ card }: { card: string }) => `Draw ${card}`,
  'move.reveal': ({ occupier }: { occupier: string }) => `Reveal ${occupier}`,
  'move.first': ({ who }: { who: string }) => `${who} begins`,

  'event.revealed': ({ occupier }: { occupier: string }) => `A new occupier appears: ${occupier}.`,
  'event.dealt': ({ who, card }: { who: string; card: string }) => `${who} is dealt ${card}.`,
  'event.began': ({ who }: { who: string }) => `${who} begins.`,
  'event.skipped': ({ who }: { who: string }) => `${who} has no card to play.`,
  'event.played': ({ who, card, on }: { who: string; card: string; on: string }) => `${who} plays ${card} on ${on}.`,
  'more.played-boosted': ({ who, card, on, times }: { who: string; card: string; on: string; times: number }) =>
    `${who} plays ${card} on ${on} with ×${times} strength.`,
  'event.declined': ({ who, card }: { who: string; card: string }) => `${who} does not use the effect of ${card}.`,
  'event.destroyed': ({ who, card, of, on }: { who: string; card: string; of: string; on: string }) =>
    `${who} destroys ${of}’s ${card} on ${on}.`,
  /** `whose`: nothing for a card of one’s own. */
  'event.moved': ({ who, card, whose, from, to }: { who: string; card: string; whose: string | null; from: string; to: string }) =>
    `${who} moves ${whose === null ? `their own ${card}` : `${whose}’s ${card}`} from ${from} to ${to}.`,
  'more.moved-boosted': (args: { who: string; card: string; whose: string | null; from: string; to: string; times: number }) =>
    `${args.who} moves ${args.whose === null ? `their own ${args.card}` : `${args.whose}’s ${args.card}`} from ${args.from} to ${args.to}, where it has ×${args.times} strength.`,
  'event.set-made': ({ card, on, times }: { card: string; on: string; times: number }) =>
    `The set is complete: each ${card} on ${on} has ×${times} strength.`,
  'event.set-broken': ({ card, on }: { card: string; on: string }) => `The set is broken: ${card} on ${on} is back to its base strength.`,
  'event.fell': ({ occupier, strength, awards }: { occupier: string; strength: number; awards: string }) =>
    `A total strength of ${strength} destroys ${occupier}. ${awards}.`,
  'more.award': ({ who, strength, points }: { who: string; strength: number; points: number }) =>
    `${who} with ${strength}: ${points} ${plural('en', points, { one: 'point', other: 'points' })}`,
  'more.clauses': ({ list, next }: { list: string; next: string }) => `${list}; ${next}`,
  'event.reshuffled': ({ cards }: { cards: number }) =>
    `The deck is empty: ${cards} discarded ${plural('en', cards, { one: 'card becomes', other: 'cards become' })} the new one.`,
  'event.drew': ({ who, card }: { who: string; card: string }) => `${who} draws ${card}.`,
  'event.ended': 'The last occupier is destroyed: the game is over.',

  'more.own.dealt': ({ card }: { card: string }) => `You are dealt ${card}.`,
  'more.own.began': 'You begin.',
  'more.own.skipped': 'You have no card to play.',
  'more.own.played': ({ card, on, times }: { card: string; on: string; times: number }) =>
    `You play ${card} on ${on}${times > 1 ? ` with ×${times} strength` : ''}.`,
  'more.own.declined': ({ card }: { card: string }) => `You do not use the effect of ${card}.`,
  'more.own.destroyed': ({ card, of, on }: { card: string; of: string; on: string }) => `You destroy ${of}’s ${card} on ${on}.`,
  'more.own.moved': (args: { card: string; whose: string | null; from: string; to: string; times: number }) =>
    `You move ${args.whose === null ? `your ${args.card}` : `${args.whose}’s ${args.card}`} from ${args.from} to ${args.to}${args.times > 1 ? `, where it has ×${args.times} strength` : ''}.`,
  'more.own.drew': ({ card }: { card: string }) => `You draw ${card}.`,

  'refusal.game-over': 'The game is over.',
  'refusal.not-a-choice': 'That is for chance to decide, not for a player.',
  'refusal.not-your-turn': 'It is not your turn.',
  'refusal.must-play': 'You must play a card: only effects can be declined.',
  'refusal.not-in-hand': ({ card }: { card: string }) => `There is no ${card} in your hand.`,
  'refusal.not-face-up': ({ occupier }: { occupier: string }) => `That occupier is not on the table: ${occupier}.`,
  'refusal.effect-first': ({ card }: { card: string }) => `Decide about the effect of ${card} first.`,
  'refusal.only-same-occupier': ({ occupier }: { occupier: string }) =>
    `The effect reaches only the occupier its card lies on: ${occupier}.`,
  'refusal.only-other-occupier': ({ occupier }: { occupier: string }) => `This effect needs an occupier other than ${occupier}.`,
  'refusal.too-strong': ({ card, most }: { card: string; most: number }) =>
    `${card} is too strong: the effect allows a base strength of ${most} at most.`,
  'refusal.no-such-effect': 'You have no effect waiting that allows this.',
  'refusal.own-card': 'The effect is aimed at other players’ cards, not at your own.',
  'refusal.others-card': 'The effect is aimed at your own cards, not at other players’.',
  'refusal.not-on-this-occupier': ({ card, occupier }: { card: string; occupier: string }) => `That player has no ${card} on ${occupier}.`,
  'refusal.not-there': ({ card, occupier }: { card: string; occupier: string }) => `That player has no ${card} on ${occupier} to move.`,
  'refusal.the-card-itself': ({ card }: { card: string }) => `The effect of ${card} cannot move the card itself.`,
  'refusal.same-occupier': 'A card is moved to another occupier, not to the same one.',

  'bot.greedy': 'Greedy',
  'bot.greedy.about': 'tries every way to play its turn and takes the best',

  'option.ties': 'After a tie',
  'option.ties.about': 'What follows when two players struck equally hard.',
  'value.ties.next': 'the next place is used',
  'value.ties.skip': 'the next place is skipped',
  'option.cards': 'Cards',
  'option.cards.about': 'Play with the cards of your own box: a file replaces those that come with the game.',
  'value.cards.ours': 'those of this game',
  'value.cards.own': 'your own card file',

  'more.tie': 'Ties go to the player who sits latest in turn order, counting from the first player.',
  'part.first': 'first places',
  'part.second': 'second places',
  'part.third': 'third places',

  'problem.wrong-count': ({ found, wanted }: { found: string; wanted: string }) => `There must be ${wanted} of them, not ${found}.`,
  'problem.repeated-id': ({ id }: { id: string }) => `The id “${id}” is taken already.`,
  'problem.reserved-id': ({ id }: { id: string }) => `The id “${id}” has another meaning here: choose another.`,
  'problem.unknown-occupier': ({ occupier }: { occupier: string }) => `There is no occupier “${occupier}” in this file.`,
  'problem.empty-boost': 'A boost must name at least one occupier.',
  'problem.set-too-large': ({ wanted, copies }: { wanted: string; copies: string }) =>
    `A set of ${wanted} can never be completed: copies of the card: ${copies}.`,
  'problem.nothing-to-play': ({ most, weakest }: { most: string; weakest: string }) =>
    `No card has strength ${most} or less: the weakest has ${weakest}.`,
  'problem.too-destructive': ({ found, most }: { found: string; most: string }) =>
    `Too many cards destroy others: ${found}. A game might never end; a new table may have at most ${most}.`,
  'problem.too-weak': ({ strength, room }: { strength: string; room: string }) =>
    `All base strengths add up to ${strength}. They must exceed ${room}, or all cards could lie on the table and no occupier be destroyed.`,

  'piece.occupier.bandos': 'Bandos',
  'piece.occupier.kartavyi': 'Kartavyi',
  'piece.occupier.serzhant': 'the Sergeant',
  'piece.occupier.vodii': 'the Driver',
  'piece.occupier.snaiper': 'the Sniper',
  'piece.occupier.maroder': 'the Looter',
  'piece.occupier.kombat': 'the Commander',
  'piece.occupier.novobranets': 'the Recruit',
  'piece.occupier.radyst': 'the Radio Operator',
  'piece.occupier.mekhanik': 'the Mechanic',
  'piece.occupier.naimanets': 'the Mercenary',
  'piece.occupier.rozvidnyk': 'the Scout',
  'piece.card.tuman': 'Fog',
  'piece.card.skolopendra': 'Centipede',
  'piece.card.vnutrishnia-zapyska': 'Internal Memo',
  'piece.card.neoberezhne-vodinnia': 'Careless Driving',
  'piece.card.hirliandy-na-derevi': 'Garlands on the Tree',
  'piece.card.chervonyi-velosyped': 'Red Bicycle',
  'piece.card.nichnyi-perelit': 'Night Flight',
  'piece.card.bludnyi-vohon': 'Will-o’-the-Wisp',
  'piece.card.shepit': 'Whisper',
  'piece.card.hniv-zemli': 'Wrath of the Land',
  'piece.card.misiats-svidok': 'Witness Moon',
  'piece.card.zirvani-halma': 'Cut Brakes',
  'piece.card.chornyi-kit': 'Black Cat',
  'piece.card.slipyi-pryzil': 'Blind Scope',
  'piece.card.prokliate-zoloto': 'Cursed Gold',
  'piece.card.zlamanyi-kompas': 'Broken Compass',
  'piece.card.mertva-tysha': 'Dead Silence',
  'piece.card.irzha': 'Rust',
  'piece.card.lysty-z-domu': 'Letters from Home',
  'piece.card.zrada-pobratymiv': 'Betrayed by His Own',
  'piece.card.chervone-oko': 'Red Eye',
  'piece.colour.white': 'white',
  'piece.colour.red': 'red',
  'piece.colour.green': 'green',
  'piece.colour.blue': 'blue',
  'piece.colour.violet': 'violet',

  'table.effect.none': 'No effect.',
  'table.effect.boost': ({ against }: { against: string }) => `Strength ${against}.`,
  'table.effect.against': ({ times, occupier }: { times: number; occupier: string }) => `×${times} against ${occupier}`,
  'table.effect.set': ({ number, times }: { number: number; times: number }) =>
    `With ${number} or more of these on one occupier, no matter whose, each has ×${times} strength.`,
  'table.effect.play': ({ where }: { where: string }) => `You may play one more card ${where}.`,
  'table.effect.play-limited': ({ where, most }: { where: string; most: number }) =>
    `You may play one more card of strength ${most} or less ${where}.`,
  'table.effect.play-first': ({ where }: { where: string }) => `If it is your first card there, you may play one more card ${where}.`,
  'table.effect.play-first-limited': ({ where, most }: { where: string; most: number }) =>
    `If it is your first card there, you may play one more card of strength ${most} or less ${where}.`,
  'table.effect.destroy': 'You may destroy another player’s card on this occupier.',
  'table.effect.move': ({ what }: { what: string }) => `You may move ${what} to another occupier.`,

  'table.threshold': ({ strength, threshold }: { strength: number; threshold: number }) => `strength ${strength} of ${threshold}`,
  'table.missing': ({ missing }: { missing: number }) => `${missing} more to destroy it`,
  'table.falls': 'will be destroyed in this turn’s check',
  'table.rewards': ({ rewards }: { rewards: string }) => `rewards ${rewards}`,
  'table.fell-now': ({ awards }: { awards: string }) => `if destroyed now: ${awards}`,
  'table.bare': 'no cards yet',
  'table.gap': 'no more to come',
  'table.deck': ({ count }: { count: number }) => `Deck: ${count} ${plural('en', count, { one: 'card', other: 'cards' })}`,
  'table.discard': ({ count }: { count: number }) => `Discard: ${count} ${plural('en', count, { one: 'card', other: 'cards' })}`,
  'table.occupiers-left': ({ count }: { count: number }) =>
    count === 0 ? 'No more occupiers to come' : `${count} ${plural('en', count, { one: 'occupier', other: 'occupiers' })} still to come`,
  'table.hand-size': ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'card', other: 'cards' })} in hand`,
  'table.score': ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'point', other: 'points' })}`,
  'table.hand': 'Your hand',
  'table.card': ({ card, strength, effect }: { card: string; strength: number; effect: string }) =>
    `${card}, strength ${strength}. ${effect}`,
  'table.counts': ({ strength }: { strength: number }) => `strength ${strength}`,
  'table.brings-down': ({ occupiers, points }: { occupiers: string; points: number }) =>
    `destroys ${occupiers}: ${points} ${plural('en', points, { one: 'point', other: 'points' })} for you`,
  'table.then': 'then its effect',

  'table.headline.card': 'Your turn: choose a card.',
  'table.headline.where': ({ card }: { card: string }) => `${card}: on which occupier?`,
  'table.headline.play-another': ({ card }: { card: string }) => `${card}: one more card?`,
  'table.headline.destroy': ({ card }: { card: string }) => `${card}: destroy which card?`,
  'table.headline.move': ({ card }: { card: string }) => `${card}: move which card?`,
  'table.headline.whither': ({ card }: { card: string }) => `Move ${card} to which occupier?`,
  'table.goal': 'When an occupier is destroyed, the strongest player there scores most.',
  'table.card-first': 'First choose a card from your hand.',
  'table.do.play': 'Play it here',
  'table.do.destroy': 'Destroy it',
  'table.do.move': 'Move it here',
  'table.confirm': 'Touch it again to confirm.',
  'table.ribbon': 'This turn',
  'table.step.card': 'Which card?',
  'table.step.where': 'Where?',
  'table.step.whither': 'Where to?',
  'table.step.another': 'one more',
  'table.step.destroy': 'destroy',
  'table.step.move': 'move',
  'table.step.check': 'Check',
  'table.step.draw': 'Draw',
  'table.tag-falls': 'destroyed',
  'table.side': ({ who, strength, cards }: { who: string; strength: number; cards: string }) => `${who}: strength ${strength} (${cards})`,
  'table.would-fall': ({ occupier, strength, awards }: { occupier: string; strength: number; awards: string }) =>
    `${occupier} is destroyed with ${strength}: ${awards}.`,
  'table.would-pay': ({ occupier, strength, gain }: { occupier: string; strength: number; gain: number }) =>
    `${occupier} is destroyed with ${strength}. You gain ${gain}.`,
  'table.would-stand': ({ occupier, strength, threshold }: { occupier: string; strength: number; threshold: number }) =>
    `${occupier}: ${strength} of ${threshold} after this.`,
  'table.then-effect': 'Then you may use its effect.',
  'table.nearest': ({ occupier, missing }: { occupier: string; missing: number }) =>
    missing > 0 ? `Closest to being destroyed: ${occupier}, ${missing} more.` : `${occupier} will be destroyed in this turn’s check.`,
  'table.nothing-fits': 'Nothing fits the effect: you can only decline.',
  'table.choose-target': 'Choose the card on the table.',
  'table.destroyed': 'Destroyed',
  'table.track': 'Score track',
  'table.empty-hand': 'No cards left.',
  'table.occupiers': 'Occupiers',
  'table.counts-times': ({ card, times }: { card: string; times: number }) => `${card}, strength ×${times}`,

  'table.editor.title': 'Your own cards',
  'table.editor.lead':
    'Type in the cards of your box: 12 occupiers and 54 witch cards. Everything stays in this browser and works without a network; download the file to keep it or to share it.',
  'table.editor.open': 'Open a file',
  'table.editor.save': 'Download the file',
  'table.editor.play-here': 'Play here with these cards',
  'table.editor.play-online': 'Play online with these cards',
  'table.editor.ours': 'Start from the cards of this game',
  'table.editor.empty': 'Start with empty cards',
  'table.editor.sure': 'This replaces what you have typed. Go on?',
  'table.editor.kept': 'Saved in this browser.',
  'table.editor.good': 'The file is complete: it can be played.',
  'table.editor.bad': ({ number }: { number: number }) => `Still to fix: ${number}.`,
  'table.editor.unreadable': 'This file cannot be opened in the editor: it must be a card file, even an unfinished one.',
  'table.editor.occupiers': 'Occupiers',
  'table.editor.cards': ({ number, wanted }: { number: number; wanted: number }) => `Witch cards: ${number} of ${wanted}`,
  'table.editor.occupier': ({ number }: { number: number }) => `Occupier ${number}`,
  'table.editor.card': ({ number }: { number: number }) => `Card ${number}`,
  'table.editor.name-in': ({ language }: { language: string }) => `Name (${language})`,
  'table.editor.place': ({ place }: { place: number }) => `Reward for place ${place}`,
  'table.editor.effect.none': 'none',
  'table.editor.effect.boost': 'stronger against some occupiers',
  'table.editor.effect.set-boost': 'stronger as a set',
  'table.editor.effect.play-another': 'play another card',
  'table.editor.effect.destroy': 'destroy another player’s card',
  'table.editor.effect.move': 'move a card',
  'table.editor.against': ({ occupier }: { occupier: string }) => `Against ${occupier}`,
  'table.editor.once': '×1 (no boost)',
  'table.editor.set-count': 'How many make the set',
  'table.editor.set-times': 'Strength of each then',
  'table.editor.where': 'Where',
  'table.editor.most': 'Strength at most (empty: any)',
  'table.editor.first-only': 'Only if it is your first card there',
  'table.editor.whose': 'What',
  'table.editor.add': 'Add a card',
  'table.editor.remove': ({ card }: { card: string }) => `Remove ${card}`,
  'table.editor.note': 'Note',

  'table.field.threshold': 'strength to destroy it',
  'table.field.strength': 'strength',
  'table.field.copies': 'copies',
  'table.field.effect': 'effect',

  'rule.KW-1.1': 'Shuffle the 12 occupiers. Four are laid out face up in a row; the rest is the occupier deck.',
  'rule.KW-1.2': 'Shuffle the 54 witch cards. Everybody is dealt five and keeps them hidden; the rest is the witch deck.',
  'rule.KW-1.3':
    'Each player has one of five colours. Every occupier has one side in each colour, and your cards go on the side in yours. (The rulebook names blue, white, red and green; we added violet.) Example: blue lays cards on the blue side. The first player is drawn at random; play goes clockwise.',
  'rule.KW-2.1': 'A turn has three stages, always in this order and never back: play, check, draw.',
  'rule.KW-2.2': 'Play: you must lay one card from your hand on one of the face-up occupiers. If your hand is empty, you skip this stage.',
  'rule.KW-2.3': 'More cards in the same turn come only from effects. A card played by an effect may use its own effect in turn.',
  'rule.KW-2.4': 'Boosts always hold. Every other effect is yours to use or to leave, and you decide as soon as the card is down.',
  'rule.KW-2.5':
    'An effect whose condition is not met, or that has no target, does nothing; conditions are checked when the card has been laid. As long as you hold cards, an effect that lets you play another one is always offered when its condition is met, even if you can only decline: skipping it silently would tell the others what you do not hold. One that needs another occupier is not offered when a single occupier is left: everybody sees that.',
  'rule.KW-3.1': 'A card counts its base strength, or two or three times as much while it is boosted.',
  'rule.KW-3.2':
    'A boost is never a choice. At every moment a card has exactly the boost its text gives it against the occupier it lies on. If it is moved, the boost changes, appears or goes with it.',
  'rule.KW-3.3':
    'Fog is a set: while three or more Fogs lie on one occupier, no matter whose, each has three times its strength. If one leaves and fewer than three remain, the boost goes.',
  'rule.KW-3.4': 'Boost tokens are only markers. The box has six of each, but you are not limited to that number.',
  'rule.KW-3.5':
    'Example: Centipede has strength 3, but 9 on Bandos. Example: a third Fog is played on Bandos, where one of the other two belongs to a second player. Each 2 becomes 6, so these two players have 12 and 6. With 9 from a third player the total is 27, more than the 20 needed: Bandos is destroyed. The player with 12 scores 4 points, the one with 9 scores 3 and the one with 6 scores 2.',
  'rule.KW-4.1':
    'Play another: lay one more card from your hand where the effect says (on the same occupier, on another one or on any). If the effect limits the strength, the card’s base strength counts.',
  'rule.KW-4.2': 'Destroy: put one card of another player that lies on this occupier into the discard.',
  'rule.KW-4.3':
    'Move: shift a card as the text says, always to another occupier. It keeps its owner and stays on that player’s side; apart from boosts, its own effect does not happen again. An effect never moves or destroys the card it is printed on.',
  'rule.KW-4.4':
    'Example: Careless Driving (4) is played on Kartavyi. Its effect plays Garlands on the Tree (3), whose effect plays Red Bicycle (2), whose effect destroys another player’s boosted Internal Memo. The player has 9 strength there and draws three cards at the end; no occupier is destroyed. (The rulebook gives the 2 and the total of 9; the 4 and the 3 are our guess.)',
  'rule.KW-5.1':
    'Check: when you have finished playing, look at all face-up occupiers. Each one on which the strength of all players together reaches its number is destroyed. Several can be destroyed in one turn. No card can be played in this stage.',
  'rule.KW-5.2':
    'The players with cards on that occupier are ranked by their strength there. First, second and third place score its three rewards. A player with no strength there gets nothing.',
  'rule.KW-5.3':
    'Tied players all get the reward for the place they tie for, and the next lower strength takes the next place: two firsts are followed by a second. A table may choose instead to skip the place after a tie.',
  'rule.KW-5.4':
    'Example: your third Fog makes your strength 18. With 9 and 5 from two others that is 32, more than the 22 needed: Kartavyi (rewards 3, 3, 0) is destroyed, and the three players score 3, 3 and 0.',
  'rule.KW-5.5':
    'The occupier and all cards on it are discarded, and a new occupier takes its place at once, as long as there are any. If several are destroyed, settle them from left to right.',
  'rule.KW-6.1':
    'Draw back up to five cards. Only if you have to draw and the deck is empty, shuffle the discarded witch cards (including this turn’s) into a new deck. If that is still not enough, draw what there is.',
  'rule.KW-6.2': 'The game ends at once when all 12 occupiers are destroyed: in the check, with no draw after it.',
  'rule.KW-6.3': 'Whoever has the most points wins. Ties go to the player who sits latest in turn order, counting from the first player.',
  'rule.KW-6.4':
    'If no player holds a card and none can be drawn, the game ends with the scores as they stand. That cannot happen: with every card file that KW-8.1 accepts, an occupier is destroyed before all cards are on the table.',
  'rule.KW-7.1':
    'You see your own hand, everything on the table, the scores, the discard, and how many cards are in the decks and hands. You see neither the order of the decks nor other hands.',
  'rule.KW-8.1':
    'You can play with your own cards: open a table with another card file. It must hold 12 occupiers and 54 witch cards of strength 1 or more, with boosts of ×2 or ×3 and only the effects above. All base strengths together must exceed the four highest numbers of the occupiers, each less one, so that an occupier is destroyed before all cards are on the table. The file is checked when it is loaded: counts, ids, unknown occupiers, impossible effects, numbers above the limits, cards with which a game might never end. If something is wrong, you are shown the line and the reason.',
} satisfies GameCatalogue<Konotop>;
