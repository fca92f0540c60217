import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/kit.css';
import './styles/card.css';
import './styles/frame.css';
import App from './App.svelte';
import { installServiceWorker } from './offline.ts';
import { loadPage } from './pages.ts';
import { listenToLinks, router } from './router.svelte.ts';
import { applySettings, settings } from './settings.svelte.ts';
import { speak } from './words/words.svelte.ts';

applySettings();
listenToLinks();
// Fetched beside the words; if it does not arrive, the page itself says so.
loadPage(router.route.page)?.catch(() => {});
// Not with a top-level `await`: a chunk of words may import from this one, and both would wait for each other.
void speak(settings.language).then(
  () => {
    const target = document.getElementById('coven');
    if (target) mount(App, { target });
    installServiceWorker();
  },
  // There are no words to say it with. Once more, and the newest page comes, or the kept one, or the browser says what is the matter.
  () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') location.reload();
  },
);
