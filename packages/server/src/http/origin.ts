import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from our own pages, or from a program other than a browser, which has no cookies
 * to abuse. `host`: where the request was sent, under a name of ours. Pages cannot make a browser omit or forge these headers.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, host: string | undefined, more: readonly string[]): boolean {
  const { origin } = headers;
  if (origin !== undefined) {
    if (more.includes(origin)) return true;
    return host !== undefined && origin.replace(/^https?:\/\//, '') === host;
  }
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
