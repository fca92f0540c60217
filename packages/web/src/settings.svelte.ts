import { bestLanguage } from '@coven/words';
import { readStored, store } from './storage.ts';

export type Theme = 'system' | 'night' | 'morning';
export type Pace = 'calm' | 'normal' | 'quick';

const DEFAULTS = {
  language: bestLanguage(navigator.languages),
  theme: 'system' as Theme,
  text: 'normal' as 'normal' | 'large',
  pace: 'normal' as Pace,
  sound: 'off' as 'off' | 'on',
  /** Whether one tap on a piece plays it, or lifts it first. */
  tap: 'twice' as 'once' | 'twice',
  hints: 'on' as 'on' | 'off',
  /** More: what is pointed at is explained, the steps of a turn are shown, and bots say why they moved. */
  help: 'more' as 'more' | 'less',
  /** Quiet: no chat at all. */
  chat: 'on' as 'on' | 'off',
  /** The guest's name. */
  name: '',
};
export type Settings = typeof DEFAULTS;

export const settings: Settings = $state({ ...DEFAULTS, ...readStored<Partial<Settings>>('settings') });

export const PACES: Readonly<Record<Pace, number>> = { calm: 1.35, normal: 1, quick: 0.6 };

const light = matchMedia('(prefers-color-scheme: light)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function hasReducedMotion(): boolean {
  return still.matches;
}

/** Keeps the settings, and the page's attributes in step with them. */
export function applySettings(): void {
  const root = document.documentElement;
  const paint = () => {
    root.dataset.theme = settings.theme === 'system' ? (light.matches ? 'morning' : 'night') : settings.theme;
    root.dataset.text = settings.text;
    root.dataset.pace = settings.pace;
    root.lang = settings.language;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/coven.${settings.language}.webmanifest`);
  };
  light.addEventListener('change', paint);
  $effect.root(() => {
    $effect(() => {
      store('settings', { ...settings });
      paint();
    });
  });
}
