import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from our own pages, or from a program other than a browser, which has no cookies
 * to abuse. Pages cannot make a browser omit or forge these headers.
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
