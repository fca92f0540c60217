import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const USUAL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** A window would load two pages of the browser's own, for suggestions in its address bar. */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** Of what Playwright switches off, what pages could notice: its list is not joined to ours but replaced by it. */
const UNSTEADY = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
export const WITHOUT_FEATURES = `--disable-features=${[...OWN_PAGES, ...UNSTEADY].join(',')}`;

/** Where Chromium is: named by COVEN_CHROMIUM, in a usual place, or installed from Debian when we are root there. */
export function findChromium(): string {
  const named = process.env.COVEN_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`COVEN_CHROMIUM names ${named}, and there is no such file.`);
  }
  return USUAL.find(existsSync) ?? installed() ?? complain();
}

function installed(): string | undefined {
  const isDebian = existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  console.error('No Chromium here: installing the package "chromium" …');
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    return undefined;
  }
  return USUAL.find(existsSync);
}

function complain(): never {
  throw new Error(
    'The browser tests need Chromium. Install it ("apt install chromium", "brew install --cask chromium", …) or set COVEN_CHROMIUM to its path.',
  );
}
