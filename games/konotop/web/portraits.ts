import { addSprite } from '@coven/web/icons/sprite.ts';
import file from './portraits.svg?raw';

addSprite(file);
