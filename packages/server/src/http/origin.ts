import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from our own pages (or from no browser at all, which has no cookies to abuse).
 * Browsers cannot be made to leave these headers out or to lie in them.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, more: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) {
    if (more.includes(origin)) return true;
    return host !== undefined && origin.replace(/^https?:\/\//, '') === host;
  }
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
