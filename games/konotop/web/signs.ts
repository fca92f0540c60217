import { addSprite } from '@coven/web/icons/sprite.ts';
import file from './signs.svg?raw';

export const SIGNS = addSprite(file);
