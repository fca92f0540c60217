/**
 * What a board file for a new table may have at most, so that compiling and every request stay cheap. In brackets what comes with the
 * game. Locations, cells of the cauldron, pentagram and wand have limits in the format itself.
 */
export const FILE_LIMITS = {
  /** [40] */
  portals: 80,
  /** [4] */
  stonePlaces: 20,
  /** [5] */
  owls: 20,
  /** Kinds of chips [7]. */
  chips: 30,
  /** All chips [21]. */
  chipCopies: 120,
  /** Kinds of scrolls [31]: each is up to 43 moves. */
  scrolls: 60,
  /** All scrolls [40]. */
  scrollCopies: 120,
  /** Locations that one level of a prophecy asks for [2]. */
  asked: 10,
} as const;
