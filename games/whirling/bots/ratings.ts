/** In Elo points: what the matches in `docs/strength` say of the game's levels. The page gets them apart from the bots. */
export const ratings: Readonly<Record<string, number>> = {
  random: 720,
  kind: 1420,
  steady: 1450,
  greedy: 1500,
  clever: 1690,
  strongest: 2100,
};
