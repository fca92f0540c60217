import { chromium } from '/work/wt/konotop-web/node_modules/@playwright/test/index.mjs';
import { startServer } from '/work/wt/konotop-web/packages/server/src/index.ts';
import { mkdtempSync, mkdirSync } from 'node:fs';
const [,, tag='a', langArg='en', steps='3,14,40'] = process.argv;
const data = mkdtempSync('/tmp/kwshots-');
const server = await startServer({ port: 0, host: '127.0.0.1', data, logLevel: 'error', botDelay: 0, awaySeconds: 60 });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
mkdirSync('/tmp/kw', { recursive: true });
const SIZES = { phone: [360,640], tablet: [768,1024], desk: [1440,900] } as const;
try {
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()); });
  await page.addInitScript((l) => { if (!localStorage.getItem('coven.settings')) localStorage.setItem('coven.settings', JSON.stringify({ language: l, pace: 'quick', tap: 'twice', theme: 'night', name: 'Ярослава-Магдалина' })); }, langArg);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/new/konotop?where=here');
  await page.locator('input[name=seats][value="5"]').check();
  await page.locator('form button.primary').click();
  const shot = async (name: string) => {
    for (const [size,[width,height]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      for (const theme of ['night','morning']) {
        await page.evaluate((t) => { document.documentElement.dataset.theme = t; }, theme);
        await page.waitForTimeout(120);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (over) console.log('SIDEWAYS', name, size, over);
        await page.screenshot({ path: `/tmp/kw/${tag}-${name}-${size}-${theme}.png` });
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const mine = () => page.locator('.prompt.mine').isVisible();
  const wanted = steps.split(',').map(Number);
  let n = 0, sawDestroy = false, sawMove = false;
  const t0 = Date.now();
  while (Date.now() - t0 < 100000 && n < Math.max(...wanted) + 1) {
    if (await page.getByRole('button', { name: /Verify|Переві|Vérifier/ }).isVisible()) { await shot('result'); break; }
    if (!(await mine())) { await page.waitForTimeout(60); continue; }
    n++;
    const targets = page.locator('.mini.target');
    if (await targets.count()) {
      const kind = await page.locator('.step.now').innerText();
      if (!sawDestroy || !sawMove) { await shot('target-' + (sawDestroy ? 'b' : 'a')); if (sawDestroy) sawMove = true; sawDestroy = true; }
      await targets.first().click();
      await page.waitForTimeout(150);
      const occ = page.locator('.occ.legal .touch');
      if (await occ.count()) { await occ.first().click(); await page.waitForTimeout(100); }
      const go = page.locator('.prompt .button.primary');
      if (await go.count()) await go.last().click();
      else await page.locator('.prompt .tools .button').first().click();
      await page.waitForTimeout(250);
      continue;
    }
    const cards = page.locator('.hand .card.legal');
    if (!(await cards.count())) { await page.locator('.prompt .tools .button').first().click(); await page.waitForTimeout(250); continue; }
    const spark = page.locator('.hand .card.legal:has(.spark)');
    await ((await spark.count()) ? spark.first() : cards.first()).click();
    await page.waitForTimeout(80);
    if (wanted.includes(n)) await shot('held-' + n);
    const aims = page.locator('.occ.legal .touch');
    const fall = page.locator('.occ.legal:has(.falls) .touch');
    const had = await fall.count();
    if (!(await page.locator('.occ.aim').count())) await (had ? fall.first() : aims.nth(n % (await aims.count()))).click();
    await page.waitForTimeout(80);
    if (wanted.includes(n) || (had && !globalThis.seenFall)) await shot((had ? 'fall-' : 'aim-') + n);
    const go = page.locator('.prompt .button.primary');
    await go.last().click();
    await page.waitForTimeout(200);
    if (had && !globalThis.seenFall) { globalThis.seenFall = true; await page.waitForTimeout(500); await shot('paid-' + n); }
  }
  console.log('decisions', n, 'url', page.url());
} catch (e) { console.log(e); } finally { await browser.close(); await server.close(); }
