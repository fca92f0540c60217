import { spriteOf } from '@coven/web/icons/sprite.ts';
import file from './shapes.svg?raw';

export const SHAPES = spriteOf('shapes', file);
