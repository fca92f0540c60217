import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/kit.css';
import './styles/card.css';
import './styles/frame.css';
import App from './App.svelte';
import { installServiceWorker } from './offline.ts';
import { listenToLinks } from './router.svelte.ts';
import { applySettings, settings } from './settings.svelte.ts';
import { speak } from './words/words.svelte.ts';

applySettings();
listenToLinks();
await speak(settings.language);
const target = document.getElementById('coven');
if (target) mount(App, { target });
installServiceWorker();
