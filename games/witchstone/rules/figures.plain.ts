/** Figures of the rulebook that pictures show, too; this file imports nothing. */

/** The game lasts eleven turns each. WS-2.5 */
export const TURNS = 11;
/** An owl cell whose stack is gone. WS-5.2 */
export const NO_OWL_POINTS = 2;
/** A special hex carried out at once, and the action of choice where none is left. WS-5.3 */
export const HEX_STRENGTH = 2;
/** A crystal on its exit's shelf. WS-6.3 */
export const SHELF_STRENGTH = 2;
/** A prophecy at the end, by levels reached. WS-8.4 */
export const PROPHECY_POINTS: readonly number[] = [1, 3, 5, 7];
/** A booster that was not used. WS-8.4 */
export const BOOSTER_POINTS = 2;
