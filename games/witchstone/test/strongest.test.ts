import { searchLaws } from '@coven/bots/laws';
import { strongest } from '../bots/strongest.ts';
import { witchstone } from '../rules/index.ts';

searchLaws(witchstone, strongest, { games: 2, iterations: 1 });
