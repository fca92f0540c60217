import address from './frame.svg?url';
import { addSprite } from './sprite.ts';

fetch(address)
  .then((answer) => answer.text())
  .then(addSprite, reportError);
