import { addSprite } from '@coven/web/icons/sprite.ts';
import file from './shapes.svg?raw';

export const SHAPES = addSprite(file);
