import { spriteOf } from '@coven/web/icons/sprite.ts';
import file from './portraits.svg?raw';

export const PORTRAITS = spriteOf('portraits', file);
