import { addSprite } from '@coven/web/icons/sprite.ts';
import file from './marks.svg?raw';

export const MARKS = addSprite(file);
