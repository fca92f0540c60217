import { type Component, mount } from 'svelte';
import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/kit.css';
import '../../src/styles/card.css';
import '../../src/styles/frame.css';
import { LANGUAGES } from '@coven/words';
import { settings } from '../../src/settings.svelte.ts';
import { speak, wantGame } from '../../src/words/words.svelte.ts';
import Gallery from './Gallery.svelte';
import Scene from './Scene.svelte';

/**
 * Without `share` in the address it is the overview, whose frames show this same page with `game`, `seats`, `seed` and `share`: a
 * picture in a frame of a phone's width looks as on a phone. `lang` and `theme` are for both. With `walk` it lists what nothing on the
 * table explains.
 */
const asked = new URL(location.href).searchParams;
settings.language = LANGUAGES.find((language) => language === asked.get('lang')) ?? 'en';
const theme = asked.get('theme') === 'morning' ? 'morning' : 'night';
document.documentElement.dataset.theme = theme;
document.documentElement.lang = settings.language;
const game = asked.get('game');
await speak(settings.language);
if (game !== null && asked.has('share')) await wantGame(game);
const target = document.getElementById('coven');
if (target) {
  if (game !== null && asked.has('share')) {
    const place = { game, seats: Number(asked.get('seats')), seed: Number(asked.get('seed')), share: Number(asked.get('share')) };
    const props = { place, isWalked: asked.has('walk') };
    mount(Scene as Component<typeof props>, { target, props });
  } else mount(Gallery, { target });
}
