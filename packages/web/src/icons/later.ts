import file from './later.svg?raw';
import { addSprite } from './sprite.ts';

// Symbols of whatever is not part of the first load.
addSprite(file);
