/** In Elo points: what the matches in `docs/strength` say of the game's levels. The page gets them apart from the bots. */
export const ratings: Readonly<Record<string, number>> = {
  random: 270,
  kind: 1320,
  steady: 1380,
  greedy: 1500,
  clever: 1600,
  strongest: 2020,
};
