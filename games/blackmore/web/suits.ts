import { spriteOf } from '@coven/web/icons/sprite.ts';
import file from './suits.svg?raw';

export const SUIT_SIGNS = spriteOf('suits', file);
