export { comparedLines } from './compared-lines.ts';
export { type Alternatives, type Fit, fitOf, fitWeights, HOLD } from './fit.ts';
export type { Alternative, Training, TrainingModule } from './training.ts';
export { TrainingGame } from './training-game.ts';
