import { GAMES } from '@coven/games';
import { loadWeb } from '@coven/words';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium, WITHOUT_FEATURES } from '../e2e/support/chromium.ts';
import { RealServer } from '../e2e/support/server.ts';

/** How much slower than this machine's processor the page's is. */
const THROTTLE = 4;
const ROUNDS = 3;
/** Milliseconds that are played, and that a round may take. */
const PLAYED = 8_000;
const MAX_ROUND = 60_000;
/** Fewer would say nothing about the game. */
const MIN_TAPS = 2;
/** Milliseconds. */
const MAX_TASK = 50;
const MAX_INTERACTIVE = 1500;
/** As long as this nothing may run for the page to count as interactive. */
const QUIET = 500;

interface Measured {
  readonly interactive: number;
  readonly longest: number;
  readonly taps: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds. Not those of the processor: a throttled thread waits most of the time. */
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly message?: string } };
}

/** Runs in the page: taps what is lit, any of it, with as little work of its own as possible. */
function playAlone(milliseconds: number): void {
  const LIT = '.board .legal:is(button, [role="button"]), .hand button.legal, .prompt .tools .button:not(.quiet)';
  let chance = 1;
  performance.mark('playing');
  const end = performance.now() + milliseconds;
  const step = () => {
    if (performance.now() > end) return void performance.mark('played');
    setTimeout(step, 400);
    const lit = document.querySelector('.prompt.mine') ? document.querySelectorAll(LIT) : [];
    if (lit.length === 0) return;
    performance.mark('tap');
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    lit[(chance >>> 8) % lit.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  step();
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

async function traced(session: CDPSession, work: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'] },
    transferMode: 'ReportEvents',
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** The longest task of the page's main thread between two marks, in milliseconds. */
function longestTask(events: readonly TraceEvent[]): number {
  const from = events.find(({ name }) => name === 'playing');
  const to = events.find(({ name }) => name === 'played');
  if (!from || !to) throw new Error('the page has not played');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => /RunTask$/.test(name) && pid === from.pid && tid === from.tid && ts >= from.ts && ts <= to.ts,
  );
  // A trace that has lost its tasks has measured nothing.
  return tasks.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...tasks.map(({ dur }) => (dur ?? Number.NaN) / 1000));
}

async function measured(page: Page, game: string): Promise<Measured> {
  await page.addInitScript(() => {
    const settings = { language: 'en', pace: 'normal', tap: 'once', theme: 'night', name: 'Odarka' };
    localStorage.setItem('coven.settings', JSON.stringify(settings));
  });
  await page.goto(`/new/${game}?where=here`);
  await page.getByRole('button', { name: words['new.start'] }).click();
  await page.locator('.prompt.mine').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.reload({ waitUntil: 'commit' });
  const interactive = await page.evaluate(interactiveAt, QUIET);
  const events = await traced(session, async () => {
    await page.evaluate(playAlone, PLAYED);
    await page.waitForFunction(() => performance.getEntriesByName('played').length > 0, undefined, { polling: 2000, timeout: MAX_ROUND });
  });
  const taps = await page.evaluate(() => performance.getEntriesByName('tap').length);
  return { interactive, longest: longestTask(events), taps };
}

const words = await loadWeb('en');
const server = await RealServer.start([]);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', WITHOUT_FEATURES] });
const rows: object[] = [];
try {
  for (const { id } of GAMES) {
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 }, locale: 'en-GB' });
      context.setDefaultTimeout(MAX_ROUND);
      rounds.push(await measured(await context.newPage(), id));
      await context.close();
    }
    // What else runs on the machine can only make a round slower.
    const row = (name: string, value: (round: Measured) => number, atMost: number) => {
      rows.push({ id: `${id}, ${name}`, value: Math.min(...rounds.map(value)), unit: 'ms', atMost });
    };
    row('interactive', ({ interactive }) => interactive, MAX_INTERACTIVE);
    if (rounds.some(({ longest }) => Number.isFinite(longest))) row('longest task while playing', ({ longest }) => longest, MAX_TASK);
    else process.stderr.write(`${id}: no trace has kept its tasks, so the longest is not known\n`);
    if (rounds.some(({ taps }) => taps < MIN_TAPS)) throw new Error(`${id}: hardly anything was played`);
  }
} finally {
  await browser.close();
  await server.close();
}
process.stdout.write(`${JSON.stringify(rows)}\n`);
