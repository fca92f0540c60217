import file from './frame.svg?raw';
import { spriteOf } from './sprite.ts';

export const FRAME = spriteOf('frame', file);
