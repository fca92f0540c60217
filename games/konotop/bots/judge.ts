import type { JudgeMaker } from '@coven/bots/analysis';
import type { Konotop } from '../rules/index.ts';
import { brainOf } from './brain.ts';
import { strongest } from './strongest.ts';

export const judgeOf: JudgeMaker<Konotop> = (rules) => ({ ...brainOf(rules), bot: strongest, worlds: 32, thinking: 3 });
