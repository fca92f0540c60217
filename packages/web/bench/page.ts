import { GAMES } from '@coven/games';
import { loadWeb } from '@coven/words';
import { type Browser, chromium, type Page } from '@playwright/test';
import buildClient from '../e2e/support/build.ts';
import { findChromium, WITHOUT_FEATURES } from '../e2e/support/chromium.ts';
import { withChance, withSettings } from '../e2e/support/player.ts';
import { RealServer } from '../e2e/support/server.ts';
import { MARK, type Played, playAlone } from './player.ts';
import { longestTask, spans, type Trace, traced } from './trace.ts';

/** How much slower than this machine's processor the page's is. */
const THROTTLE = 4;
/** Against the usual bots, and as many against the strongest. */
const ROUNDS = 3;
/** More than this nobody waits for a round, in milliseconds. */
const MAX_ROUND = 90_000;
const PLAY = { marks: MARK, taps: 20, pictures: 20, minTime: 8_000, maxTime: 30_000 };
/** Fewer would say nothing about the game. */
const MIN_PLAYED: Played = { taps: 8, pictures: 8 };
/** Milliseconds. */
const MAX_TASK = 50;
const MAX_INTERACTIVE = 1500;
/** As long as this nothing may run for the page to count as interactive. */
const QUIET = 500;

type Opponents = 'usual' | 'strongest';

interface Measured {
  readonly interactive: number;
  readonly played: Played;
  readonly trace: Trace | null;
}

/** Milliseconds from the navigation until what is asked is there and nothing has run for long since; runs in the page. */
function interactiveAt(quiet: number): Promise<number> {
  return new Promise((resolve) => {
    let last = 0;
    const look = () => {
      const now = performance.now();
      if (!document.querySelector('.prompt.mine')) last = now;
      else if (now - last > quiet) return resolve(last);
      requestAnimationFrame(look);
    };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) last = Math.max(last, startTime + duration);
    }).observe({ type: 'longtask', buffered: true });
    look();
  });
}

async function sitDown(page: Page, game: string, opponents: Opponents): Promise<void> {
  await page.goto(`/new/${game}?where=here`);
  if (opponents === 'strongest') {
    // Nobody else: whenever the player waits, it thinks.
    await page.getByRole('radio').first().check();
    await page.getByRole('listitem').locator('select').nth(1).selectOption('strongest');
  }
  await page.getByRole('button', { name: words['new.start'] }).click();
  await page.locator('.prompt.mine').waitFor();
}

async function measured(page: Page, game: string, opponents: Opponents): Promise<Measured> {
  await withSettings(page, { language: 'en', pace: 'normal', tap: 'once', theme: 'night', name: 'Odarka' });
  await withChance(page, 1);
  await sitDown(page, game, opponents);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.reload({ waitUntil: 'commit' });
  const interactive = await page.evaluate(interactiveAt, QUIET);
  let played: Played = { taps: 0, pictures: 0 };
  const trace = await traced(session, async () => {
    played = await page.evaluate(playAlone, PLAY);
  });
  if (played.taps < MIN_PLAYED.taps || played.pictures < MIN_PLAYED.pictures)
    throw new Error(`${game}: hardly anything was played (${played.taps} taps, ${played.pictures} pictures)`);
  return { interactive, played, trace };
}

async function round(browser: Browser, baseURL: string, game: string, opponents: Opponents): Promise<Measured> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  context.setDefaultTimeout(MAX_ROUND);
  const result = await measured(await context.newPage(), game, opponents);
  await context.close();
  return result;
}

async function rowsOf(browser: Browser, baseURL: string, game: string): Promise<readonly object[]> {
  const usual: Measured[] = [];
  const strongest: Measured[] = [];
  for (let at = 0; at < ROUNDS; at++) {
    usual.push(await round(browser, baseURL, game, 'usual'));
    strongest.push(await round(browser, baseURL, game, 'strongest'));
  }
  // What else runs on the machine can only make a round slower.
  const row = (name: string, values: readonly number[], atMost: number) => {
    if (values.length === 0) throw new Error(`${game}: the browser has lost a part of every trace`);
    return { id: `${game}, ${name}`, value: Math.min(...values), unit: 'ms', atMost };
  };
  const longest = (rounds: readonly Measured[], from: string, to: string) =>
    rounds.flatMap(({ trace }) => (trace ? [longestTask(trace, spans(trace, from, to))] : []));
  return [
    row(
      'interactive',
      usual.map(({ interactive }) => interactive),
      MAX_INTERACTIVE,
    ),
    row('longest task while playing', longest(usual, MARK.playing, MARK.played), MAX_TASK),
    row('longest task while the strongest thinks', longest(strongest, MARK.waits, MARK.asked), MAX_TASK),
  ];
}

async function rows(): Promise<readonly object[]> {
  await buildClient();
  const executablePath = findChromium();
  const server = await RealServer.start([]);
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', WITHOUT_FEATURES] });
    try {
      const measured: object[] = [];
      for (const { id } of GAMES) measured.push(...(await rowsOf(browser, server.address, id)));
      return measured;
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

/** In one line: what Playwright adds about its calls says nothing about the page. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

const words = await loadWeb('en');
const printed = await rows().catch((error: unknown) => ({ error: reasonOf(error) }));
process.stdout.write(`${JSON.stringify(printed)}\n`);
