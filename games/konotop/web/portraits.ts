import { addSprite } from '@coven/web/icons/sprite.ts';
import file from './portraits.svg?raw';

export const PORTRAITS = addSprite(file);
