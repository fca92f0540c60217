/** In Elo points: what the matches in `docs/strength` say of the game's levels. The page gets them apart from the bots. */
export const ratings: Readonly<Record<string, number>> = {
  random: 240,
  kind: 1160,
  steady: 1240,
  greedy: 1500,
  clever: 1940,
  strongest: 2100,
};
