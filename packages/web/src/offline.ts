/** What this browser withholds at this address; on a plain-HTTP LAN address all of it. */
export function missingHere(): { readonly offline: boolean; readonly clipboard: boolean } {
  return { offline: !('serviceWorker' in navigator), clipboard: !navigator.clipboard };
}

/** Keeps the page in this browser, so that it opens without a network. */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const install = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') install();
  else addEventListener('load', install, { once: true });
}
