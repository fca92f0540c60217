import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';

const OUT = '/tmp/ww/';
const data = mkdtempSync('/tmp/ww-data-');
const child = spawn(
  process.execPath,
  [
    new URL('./support/serve.ts', import.meta.url).pathname,
    JSON.stringify({ port: 0, host: '127.0.0.1', data, logLevel: 'error', botDelay: 0, awaySeconds: 5 }),
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const address: string = await new Promise((r) => createInterface({ input: child.stdout! }).once('line', r));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const [, , mode = 'all'] = process.argv;
export async function act(page: Page): Promise<string> {
  return page.evaluate(() => {
    const vis = (e: Element) => (e as HTMLElement).offsetParent !== null;
    const click = (sel: string, pick = 0) => {
      const all = [...document.querySelectorAll(sel)].filter(vis) as HTMLElement[];
      if (all.length === 0) return false;
      all[Math.min(pick, all.length - 1)]!.click();
      return true;
    };
    const prompts = [...document.querySelectorAll('.prompt .tools .button')] as HTMLElement[];
    const prim = prompts.filter((b) => !b.classList.contains('quiet') && !(b as HTMLButtonElement).disabled);
    if (document.querySelector('.prompt.mine') === null) return 'wait';
    const chooser = document.querySelector('.groups');
    if (chooser && click('.choice-button', Math.floor(Math.random() * 5))) return 'choose';
    if (document.querySelector('.hand-grid')) return click('.hand-grid .recipe.legal', Math.floor(Math.random() * 4)) ? 'pick' : 'none';
    if (click('.grid .recipe.legal')) return 'use';
    if (prim.length > 0) {
      (prim.find((b) => !/Wait|Зачек/.test(b.textContent ?? '')) ?? prim[0]!).click();
      return `button ${prim[0]!.textContent}`;
    }
    return 'nothing';
  });
}
async function table(opts: {
  w: number;
  h: number;
  theme: string;
  language: string;
  seats: number;
  reduced?: boolean;
  cast?: number;
}): Promise<Page> {
  const ctx = await browser.newContext({
    baseURL: address,
    viewport: { width: opts.w, height: opts.h },
    reducedMotion: opts.reduced === false ? 'no-preference' : 'reduce',
    deviceScaleFactor: opts.w < 500 ? 2 : 1,
  });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => {
    if (m.type() === 'error') console.log('CONSOLE', m.text());
  });
  await page.addInitScript(
    (s) => {
      if (!localStorage.getItem('coven.settings')) localStorage.setItem('coven.settings', JSON.stringify(s));
    },
    { language: opts.language, pace: 'quick', tap: 'once', theme: opts.theme, name: 'Соломія-Вероніка' },
  );
  await page.goto('/new/whirling?where=here');
  await page
    .locator(`input[type=radio]`)
    .nth(opts.seats - 2)
    .check()
    .catch(() => {});
  if (opts.cast) await page.locator('select, input[type=radio]').first().waitFor();
  await page.screenshot({ path: `${OUT}new.png` });
  await page.locator('form button.primary, button.primary').last().click();
  await page.locator('.board').waitFor();
  await page.waitForTimeout(600);
  return page;
}
async function until(page: Page, done: () => Promise<boolean>, most = 400): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await done()) return;
    const did = await act(page);
    if (process.env.V) console.log(did);
    await page.waitForTimeout(did === 'wait' ? 120 : 90);
  }
}
const round = (page: Page) => page.evaluate(() => Number(/\d+/.exec(document.querySelector('h1 span')?.textContent ?? '')?.[0] ?? 0));
const brewing = async (page: Page, n: number) =>
  (await round(page)) >= n && (await page.locator('.prompt.mine').count()) > 0 && (await page.locator('.best').count()) > 0;
try {
  const runs =
    mode === 'quick'
      ? [
          { w: 360, h: 640, theme: 'night', language: 'en', seats: 3, name: 'p' },
          { w: 1440, h: 900, theme: 'night', language: 'en', seats: 3, name: 'd' },
        ]
      : mode === 'light'
        ? [
            { w: 360, h: 640, theme: 'morning', language: 'uk', seats: 5, name: 'pl' },
            { w: 1440, h: 900, theme: 'morning', language: 'uk', seats: 5, name: 'dl' },
            { w: 768, h: 1024, theme: 'night', language: 'fr', seats: 4, name: 't' },
            { w: 768, h: 1024, theme: 'morning', language: 'en', seats: 2, name: 't2' },
          ]
        : [];
  for (const run of runs) {
    const page = await table(run);
    await page.screenshot({ path: `${OUT}${run.name}-1pick.png` });
    await until(page, () => brewing(page, 1));
    await page.screenshot({ path: `${OUT}${run.name}-2brew1.png` });
    await until(page, () => brewing(page, run.w < 500 ? 6 : 4));
    await page.locator('.best').first().click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${OUT}${run.name}-3best.png` });
    await until(
      page,
      async () => (await page.getByRole('button', { name: /Verify|Перевір|Vérif/ }).count()) > 0 || (await round(page)) >= 9,
      900,
    );
    await page.screenshot({ path: `${OUT}${run.name}-4end.png` });
    console.log(
      run.name,
      'round',
      await round(page),
      'sideways',
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    );
    await page.context().close();
  }
} finally {
  await browser.close();
  child.kill('SIGTERM');
}
