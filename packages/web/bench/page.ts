import { GAMES } from '@coven/games';
import { loadWeb } from '@coven/words';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium, WITHOUT_FEATURES } from '../e2e/support/chromium.ts';
import { RealServer } from '../e2e/support/server.ts';

/** How much slower than this machine's processor the page's is. */
const THROTTLE = 4;
const DECISIONS = 12;
const ROUNDS = 3;
/** Milliseconds. */
const MAX_TASK = 50;
const MAX_INTERACTIVE = 1500;
/** As long as this nothing may run for the page to count as interactive. */
const QUIET = 500;

interface Measured {
  readonly interactive: number;
  readonly longest: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly message?: string } };
}

/** Runs in the page: plays the first thing that lights up, again and again, with as little work of its own as possible. */
function playAlone(decisions: number): void {
  // A card of the hand may need a place on the board; what was touched last would be put down by a second touch.
  const TARGETS = ['.board button.legal', '.board [role="button"].legal', '.hand button.legal', '.prompt .tools .button:not(.quiet)'];
  let made = 0;
  let last: HTMLElement | undefined;
  const step = () => {
    if (made >= decisions) return void performance.mark('played');
    const lit = TARGETS.flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)]);
    const target = document.querySelector('.prompt.mine') ? lit.find((one) => one !== last) : undefined;
    if (target) {
      last = target;
      if (made === 0) performance.mark('playing');
      made++;
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    }
    setTimeout(step, 400);
  };
  setTimeout(step, 400);
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
    ({ name, pid, tid, ts }) => /RunTask$/.test(name) && pid === from.pid && tid === from.tid && ts >= from.ts - 1000 && ts <= to.ts,
  );
  return Math.max(0, ...tasks.map(({ dur }) => (dur ?? 0) / 1000));
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
    await page.evaluate(playAlone, DECISIONS);
    await page.waitForFunction(() => performance.getEntriesByName('played').length > 0, undefined, { polling: 2000, timeout: 120_000 });
  });
  return { interactive, longest: longestTask(events) };
}

/** The middle one of an odd number. */
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const words = await loadWeb('en');
const server = await RealServer.start([]);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', WITHOUT_FEATURES] });
const rows: object[] = [];
for (const { id } of GAMES) {
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    rounds.push(await measured(await context.newPage(), id));
    await context.close();
  }
  const row = (name: string, value: number, atMost: number) => ({ id: `${id}, ${name}`, value, unit: 'ms', atMost });
  rows.push(
    row('interactive', median(rounds.map(({ interactive }) => interactive)), MAX_INTERACTIVE),
    row('longest task while playing', median(rounds.map(({ longest }) => longest)), MAX_TASK),
  );
}
await browser.close();
await server.close();
process.stdout.write(`${JSON.stringify(rows)}\n`);
