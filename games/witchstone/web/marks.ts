import { spriteOf } from '@coven/web/icons/sprite.ts';
import file from './marks.svg?raw';

export const MARKS = spriteOf('marks', file);
