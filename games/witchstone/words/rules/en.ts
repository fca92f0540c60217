/** The rules in our own words, by their numbers. */
export const messages = {
  'rule.WS-1.1':
    'Stack the owl tiles on both owl cells, 7 on top and 3 at the bottom. Shuffle the special hexes and lay one face up beside each of the three blue cells. Shuffle the scrolls and lay six face up in a row; place 1 is farthest from the stack, place 6 next to it.',
  'rule.WS-1.2':
    'Shuffle the chips and lay one face up on each of the sixteen locations around the Witchstone. The remaining five lie face up on the table.',
  'rule.WS-1.3':
    'Each player gets a cauldron with the black crystal in the middle and six crystals of their own colour on their cells; fifteen tiles, one for every pair of different actions (energy, witch, pentagram, crystal, wand, scroll); eleven witches; and twenty energy markers. Draw five of your tiles as your hidden hand. Your owls start at 0 on the score, pentagram and wand tracks.',
  'rule.WS-1.4':
    'The first player is chosen at random. Beginning with the player to that player’s right and going counter-clockwise, everybody places the high witch on a free tower; the first player does so last. That tower is your own. All other towers, taken or not, are other towers for you.',
  'rule.WS-1.5':
    'Placing the high witch occupies the tower: you score 2 points and use its chip at once, with everything that follows from it. You may not take crystals out at this stage.',
  'rule.WS-2.1':
    'Lay one tile from your hand on two adjacent free cells of your cauldron: not on a printed symbol, a crystal or anything covered. If no tile fits, you must take crystals out (see WS-6.8) until one does. If even that cannot help, discard a tile of your choice without any action.',
  'rule.WS-2.2':
    'Carry out the tile’s two actions one after the other, in the order you like; the first is finished with all its bonuses before the second starts. What cannot be carried out is skipped. Nothing but racking is compulsory: you may drop what is left, and you may move the pentagram or wand owl fewer cells, which loses the rest.',
  'rule.WS-2.3':
    'An action’s strength is the number of its symbols in the connected group that includes your new tile, counted when the action starts. Printed symbols, tiles and special hexes all count. Examples: a group of five crystals and a single wand give crystal 5 and wand 1. Three wands give wand 3. A crystal–wand tile beside a special hex gives 5 and 3; an energy–wand tile beside one gives 3 and 4.',
  'rule.WS-2.4':
    'A special hex laid during the first action counts for the second. Example: four steps on the pentagram pass a blue cell, and the pentagram and witch hex is laid next to the new tile. There is no further pentagram step, but witch now has strength 5 instead of 2, because the hex joins two more witch symbols.',
  'rule.WS-2.5':
    'After both actions draw one tile, if any is left; then the turn goes to the left. After eleven turns each the game ends, with four tiles left in every hand (fewer with handicaps).',
  'rule.WS-2.6':
    'While you carry out one of the tile’s actions, everything it and its bonuses give you forms your remaining actions: one pool per type, each scroll on its own (see WS-8.2). You decide freely which pool to use next or which booster to play; even a pool that is used up, or whose rest you gave up, may still be boosted (pentagram, wand, scroll: see WS-8.3). Bonuses from bonuses join the same pools; wand cells open one after the other (see WS-7.3). It ends when nothing is left or you stop; then the tile’s second action starts.',
  'rule.WS-3.1':
    'Each energy action lays one energy marker on a free cell of a portal. Your first portal starts at your own tower; later ones start at your tower or at a location joined to it by your own finished portals. Other players’ portals do not count for building. It does not matter which cell of a portal is filled first.',
  'rule.WS-3.2':
    'A portal you have started must be finished before you start another, also in later turns. A portal that holds your energy is closed to everybody else.',
  'rule.WS-3.3': 'Finishing a portal of 1, 2 or 3 cells scores 1, 3 or 6 points. If you have no energy left, the action is skipped.',
  'rule.WS-4.1': 'A witch action can prepare a witch: lay one from your supply beside your own tower. Any number may wait there.',
  'rule.WS-4.2':
    'Or move one waiting witch from your tower along finished portals to a location and occupy it. Each unbroken run of your own portals costs 1, however long; each portal of another player costs 1. You need the whole cost at once: a witch never stops half-way.',
  'rule.WS-4.3':
    'Example: prepare a witch (1), go by your own portals to the Witchstone (1), then by one red portal to red’s tower (1): three witch actions.',
  'rule.WS-4.4':
    'You may have one witch at most on a location, and your own tower belongs to the high witch, but you may pass through. A witch who has occupied a location stays there for good.',
  'rule.WS-4.5':
    'Occupying a location scores 2 points. If its chip is still there, take it: an action chip gives you one bonus action of that type, to be used before the current action ends; a points chip scores 3 points at once. You keep the chip: it is worth 2 points at the end.',
  'rule.WS-4.6':
    'The Witchstone has no chip. Take the free place with the highest number and score that many points as well as the 2. Example: the second witch to arrive scores 2 + 3.',
  'rule.WS-5.1':
    'Move your owl as many cells as the action’s strength. Then take the rewards of the cells passed and reached, in order. The track is a ring.',
  'rule.WS-5.2': 'On an owl cell, take the top tile of that stack; if none is left, score 2 points at once.',
  'rule.WS-5.3':
    'On a blue cell, take the special hex beside it; a new one is turned up at once. Either carry out one of its two actions with strength 2 and set it aside, or lay it on a free cell of your cauldron, where both its symbols count in groups from then on; laying it starts no action. Example: an energy–witch hex gives two energy actions or two witch actions. If none is left beside the cell, carry out one action of your choice with strength 2. A hex you do nothing with is set aside unused.',
  'rule.WS-6.1':
    'Each crystal action moves one crystal one step to an adjacent cell or, from an exit cell, over the rim. You may split your actions among several crystals. Example: one action takes a crystal over the rim, or to a free neighbouring cell.',
  'rule.WS-6.2':
    'A move of several steps may cross covered cells, symbols and other crystals, but must end on a free cell or on the rim. So you may step onto an occupied cell only if you have enough crystal actions left to move off it, and you must do so before anything else.',
  'rule.WS-6.3':
    'A crystal on the rim goes to the rack: onto the shelf of that exit’s action, for two bonus actions of that type, or onto the bottom shelf, for one of the open chips on the table (as in WS-4.5). It must be placed before the current action ends or the next wand cell opens.',
  'rule.WS-6.4':
    'Example: three crystal actions. The first takes a crystal over the crystal exit, which gives two more: four are left, enough to bring the black crystal across three covered cells and over the rim.',
  'rule.WS-6.5':
    'The black crystal adds 2: four actions on a shelf; on the bottom shelf the chip’s action has strength 3, or its points grow by 2 (example: 3 become 5). It does not count for silver cells and prophecies.',
  'rule.WS-6.6':
    'With 2, 3, 4 players a shelf holds 4, 5, 6 crystals and the bottom one 4, 5, 5. If a shelf is full, use the bottom one; if that is full too, the crystal is set aside without bonus or loss.',
  'rule.WS-6.7': 'You may bring several crystals to the rim first and rack them afterwards in any order.',
  'rule.WS-6.8':
    'At any time in your own turn you may take a crystal, even the black one, out of your cauldron and set it aside. The first costs 1 point, the second 2, the third 3 and so on over the whole game. The score may go below 0.',
  'rule.WS-7.1':
    'Move your owl as many cells as the action’s strength, then take the effects of the cells passed and reached, in track order. At the last cell the action is skipped.',
  'rule.WS-7.2':
    'A bonus cell gives the action it shows. The bonus is doubled if, after all its steps (including any won since), your owl is ahead of all others or level with the leader. Example: catching up with the leader makes you a leader, too.',
  'rule.WS-7.3':
    'A cell’s bonus must be used before the next cell opens, or it is lost; your other remaining actions may be used meanwhile. Wand steps won on the way add to the cells still to open. Only the cell’s own actions lapse: what they brought, such as hexes and shelf bonuses, stays, and so do boosters played on them.',
  'rule.WS-7.4':
    'A silver cell scores 1 point at once for each thing it names: your witches in the crystal ball (high witch, waiting and placed), your finished portals, your coloured crystals on the rack, scrolls collected, chips collected, special hexes taken (laid, set aside or still waiting for your choice). It counts as used even if it is worth 0.',
  'rule.WS-7.5':
    'Example: four cells bring you level with the leader. First you score 5 points for the high witch, 2 waiting and 2 placed witches; then witch ×2 is doubled to 4. One cell fewer and it would be only 2.',
  'rule.WS-8.1':
    'There are two kinds of scroll: boosters strengthen an action; prophecies score at the end. Take one scroll from the first places of the row: with strength 3, one of the first three, and so on. The row closes up and a new scroll comes from the stack. Once the stack is empty the row gets shorter; once no scroll is left the action is skipped.',
  'rule.WS-8.2':
    'Scroll bonuses never add up: each is one scroll with a reach of its own. A tile reaches as far as it is strong, a chip 1 (with the black crystal 3), a shelf or hex 2 (black 4), the wand 3, or 6 for the leader. A booster adds to one reach. If several reaches wait, a taken scroll uses the narrowest that covers it.',
  'rule.WS-8.3':
    'Play a booster while an action of its type is in progress, wherever it comes from: it adds 2; the “Any action” booster adds 1 to any type. You may play several at once; then they are set aside. For pentagram and wand, play it after the move and before the first reward (opening any waiting cell counts as one); for a scroll, before you take it. Examples: wand 3 and a wand booster make two more cells. A crystal booster and “Any action +1” together add 3.',
  'rule.WS-8.4': 'An unused booster scores 2 points at the end. A prophecy scores 1, 3, 5 or 7 points for 0, 1, 2 or 3 levels reached.',
  'rule.WS-8.5':
    'Collected scrolls lie open. As an option for the whole table, number and kinds of unused scrolls are hidden from the others.',
  'rule.WS-9.1':
    'Chains: the longest group of the symbol in your cauldron has 4, 5, or 6 and more. Example: five witches joined, loose ones ignored, score 5.',
  'rule.WS-9.2':
    'Occupied places: your witches stand on 1, 2, 3 different locations of the kind named. Where kinds are named in order, a level counts only with all levels before it.',
  'rule.WS-9.3':
    'Joined places: locations joined to your tower by your own portals, the levels adding up in order. Example: a forest and one other tower reach level 1; a second other tower reaches level 2. The same kind twice means two different locations.',
  'rule.WS-9.4':
    'Other prophecies (levels 1, 2, 3): third, second, first place on the Witchstone; 5, 7, 9 of your witches on the board, counting the high witch and those waiting; 1, 2, 3 witches waiting; 3, 4, 5 silver cells; 2, 3, 4 special hexes, laid or set aside; 4, 5, 6 scrolls, used or not, counting this one; 4, 5, 7 chips; 3, 4, 5 coloured crystals on the rack.',
  'rule.WS-9.5': 'On the cards your own tower is violet and every other tower black.',
  'rule.WS-10.1':
    'At the end add your owl tiles, 2 points per chip and your scrolls (see WS-8.4). The highest total wins. Ties go to the player further along the wand; if both have reached its last cell, to whoever got there first; otherwise the victory is shared.',
  'rule.WS-11.1':
    'Handicap, for each player separately: four tiles are removed unseen. On level 3 you hold three tiles, on level 2 two, on level 1 none: the turn’s tile is drawn blind. There are eleven turns as always.',
  'rule.WS-12.1':
    'You see the tiles in your own hand, everything on the table and how much the others have (not their scrolls, if hidden). Owl tiles, chips, used boosters and crystals set aside stay listed for all. Other hands and the order of the stacks are hidden.',
};
