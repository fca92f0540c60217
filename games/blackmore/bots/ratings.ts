/** In Elo points: what the matches in `docs/strength` say of the game's levels. The page gets them apart from the bots. */
export const ratings: Readonly<Record<string, number>> = {
  random: 350,
  kind: 1390,
  steady: 1420,
  greedy: 1500,
  clever: 1860,
  strongest: 2020,
};
