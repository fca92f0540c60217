/** The rules in our own words, by their numbers. */
export const messages = {
  'rule.WW-1.1':
    'The table chooses how characters are assigned. If everyone plays the Initiate, all start alike: best for a first game. In a draft, each player is dealt two other characters and keeps one, secretly and all at the same time. Or each player gets one other character at random. Hands are dealt afterwards.',
  'rule.WW-1.2': 'Shuffle the recipes and deal four to each player, hidden. The Clairvoyant gets five.',
  'rule.WW-1.3':
    'Lay out the ingredients your character starts with, then turn it to its ability. Symbols on the character move your arcana markers but trigger no effect.',
  'rule.WW-1.4':
    'A workbench has places for 3 shadow hearts, 4 mandrakes and 9 each of mushrooms, spiders and toads. The supply never runs out.',
  'rule.WW-2.1':
    'Study phase. Play: everybody chooses one recipe from their hand and lays it face down. You must choose one whether you can use it or not. Anyone without cards skips this step.',
  'rule.WW-2.2':
    'A recipe marked “?” may be turned round, so that its inputs become outputs and its outputs inputs. The direction is part of your pick and fixed once it is revealed.',
  'rule.WW-2.3':
    'Reveal: all chosen recipes are revealed at once and stay in front of their players for the rest of the game. Until then a choice is secret and can be changed, including its direction.',
  'rule.WW-2.4':
    'Arcana: each symbol on the new recipe (potion, raven, grimoire) moves its marker one step along a ring from 1 to 6; after 6 comes 1, and before the first symbol it stands at 0. Each even number a marker reaches or passes triggers its effect once.',
  'rule.WW-2.5':
    'No effect has to be used, but one that is not used now, before any brewing, is lost. Everybody chooses at the same time and in secret; then all is shown. Potion: put one ingredient of your choice from the supply into your cauldron; it cannot become an input. Raven: remove up to two ingredients from your workbench, alike or not. Grimoire: choose an ingredient; in this round your inputs of that kind may come from the supply as if they lay on your workbench.',
  'rule.WW-2.6':
    'Example: your potion and raven markers stand at 1, and you reveal a recipe with all three symbols. Potion and raven reach 2 and trigger; grimoire reaches 1 and does not. Next round two grimoire symbols take it to 3, past 2: it triggers.',
  'rule.WW-3.1':
    'Cauldron phase. Brew: use the recipes in front of you in any order, each at most once a round. To use one, fill all its inputs from your workbench, from outputs made earlier this round or, with a grimoire, from the supply; then take all its outputs from the supply. You choose where each ingredient comes from.',
  'rule.WW-3.2':
    'A mixed cell is one of the ingredients it shows, chosen anew at each use. You never have to use a recipe, not even one without inputs.',
  'rule.WW-3.3': 'When you have finished, all outputs not used up go into your cauldron, and the inputs go back to the supply.',
  'rule.WW-3.4':
    'Example: one recipe turns a mandrake and a toad into a mandrake and either a mushroom or a spider; you take the mushroom. A second turns 2 mushrooms, one of them just made, into a mandrake and 2 spiders. You leave a third recipe unused. Your cauldron holds 2 mandrakes and 2 spiders.',
  'rule.WW-3.5':
    'All brew at the same time. Where order matters, the player with the lowest initiative on the newest recipe acts first, then the next. If you want to see the others first, you may wait; when all who have not finished wait, the one with the lowest initiative on the newest recipe must finish. A wait ends whenever somebody finishes; the last player left and the one who must finish cannot wait. The newest recipe is the last one played, in whatever round. A finished brew is open to all. Example: 17 decides before 18.',
  'rule.WW-4.1':
    'Pass: all cauldrons go to the right-hand neighbour at once. That player fills their workbench as it stands after their own brewing; whatever does not fit goes into the circle of the player who passed the cauldron. With two players both neighbours are the same person.',
  'rule.WW-4.2':
    'Overflow is counted for each ingredient by itself against the places of the workbench; which piece of a kind it is makes no difference.',
  'rule.WW-4.3':
    'Example: a workbench with 1 shadow heart and 2 mandrakes gets 2 spiders and 4 mandrakes: 2 mandrakes go into the circle of the player who passed the cauldron.',
  'rule.WW-5.1':
    'Victory check: the game ends when anybody has 5 or more ingredients in their circle. Whoever has the most in the circle wins; if tied, the most different kinds there; then the fewest ingredients on the workbench; otherwise the victory is shared. Example: 4 mandrakes and 2 spiders beat 5 shadow hearts.',
  'rule.WW-6.1':
    'Hands: everybody passes the rest of their hand to the neighbour on the left and draws up to 4 cards (the Clairvoyant up to 5). A larger hand is kept. The player with the lowest initiative draws first, each player up to the limit.',
  'rule.WW-6.2':
    'If the deck is empty, it is renewed from the recipes discarded by Initiates; if there are none, hands get smaller. If a round begins and nobody holds a card, it is played without the study phase; then the game ends with the usual ranking, even if nobody has 5.',
  'rule.WW-7.1':
    'Initiate: once a game, before playing a recipe, you may discard this character and your whole hand and draw 4. Not after your pick of that round. The discards stay face down; their number is public.',
  'rule.WW-7.2': 'Clairvoyant: your hand limit is 5. Example: usually you draw 2 before a new round, and your neighbour on the left none.',
  'rule.WW-7.3':
    'Daredevil: each round you may play a random card from your hand instead of choosing one. You choose its direction only if the card shows “?”, in both editions, and the card cannot be taken back. In return, in the arcana step, after the reveal, you may secretly name one arcana effect to trigger in addition to the others.',
  'rule.WW-7.4':
    'Toad Whisperer and Dark Horse: their outputs are any ingredients. The Dark Horse’s three may differ, and the card leaves the game after its use.',
  'rule.WW-7.5':
    'Potion Brewer: for every potion symbol on the recipe you reveal, you may move one ingredient of any kind from your workbench into your cauldron, in the arcana step.',
  'rule.WW-7.6':
    'Grimoire Scholar: once a round, while brewing, you may pay 2 mandrakes from workbench or outputs, not from the supply, for a grimoire effect. (The rulebook’s note speaks of one mandrake; the card says two.) It may come on top of a normal one, for the same ingredient or another.',
  'rule.WW-7.7': 'Trickster: your own recipe begins as 2 mushrooms to 2 toads and turns over each time hands have been passed.',
  'rule.WW-7.8':
    'Untamed: each round, before anybody picks, you must take 3 of one ingredient from the supply onto your workbench, for all to see; what does not fit goes into the circle of the neighbour on the left. The game still ends only at the victory check. You also have a recipe of your own.',
  'rule.WW-7.9': 'Whirlwind: you may turn any recipe when you play it, but not later.',
  'rule.WW-7.10':
    'Witch of All Trades: after brewing and before passing, with all five ingredients in your cauldron, you may move 1 of them into your circle. You decide when you finish; pieces from potions count.',
  'rule.WW-7.11': 'Fey-Blessed and Spider Summoner: a recipe of their own, used like any other.',
  'rule.WW-7.12': 'A character’s text overrides the other rules.',
  'rule.WW-8.1':
    'You see your own hand and pick; all workbenches, cauldrons, circles, revealed recipes, markers and characters; the sizes of hands and deck; who has picked and who waits. While effects are being chosen, you see the other players as they were before, until everyone has chosen; while somebody is brewing, until they have finished. In a draft you see only your own pair. You never see the order of the deck or another hand, not even the one you are about to get.',
  'rule.WW-9.1': 'The Ukrainian and the French edition have terms of their own, which are used in those languages. The rules are the same.',
  'rule.WW-9.2':
    'Where one edition is more lenient, the stricter one applies in both: an ingredient from a potion counts as brewed; the Witch of All Trades needs the five kinds in the cauldron; the direction is fixed before the reveal; the Daredevil turns a random card only if it shows “?”; arcana effects last no longer than the current round.',
};
