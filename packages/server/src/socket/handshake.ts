import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What every server puts behind a client's key (RFC 6455, 1.3). */
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const VERSION = '13';

/** Why a request does not open a WebSocket: the status line of the answer, with what else it must say. */
export function handshakeFault({ method, headers }: IncomingMessage): string | undefined {
  const isAsked = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
  if (!isAsked || !/^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '')) return '400 Bad Request';
  if (headers['sec-websocket-version'] !== VERSION) return `426 Upgrade Required\r\nsec-websocket-version: ${VERSION}`;
  return undefined;
}

/** The answer that opens it. */
export function handshake({ headers }: IncomingMessage): string {
  const accept = createHash('sha1')
    .update((headers['sec-websocket-key'] ?? '') + MAGIC)
    .digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`;
}
