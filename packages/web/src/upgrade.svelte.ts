import { BUILD_HEADER, PROTOCOL_HEADER, PROTOCOL_VERSION } from '@coven/protocol/limits';

/** `newer`: the server has another build of this page. `incompatible`: this page can no longer talk to it. */
export type Upgrade = 'none' | 'newer' | 'incompatible';

/** How this page and the server's own compare, as far as the server has said. */
export const server: { upgrade: Upgrade } = $state({ upgrade: 'none' });

/** Looks at an answer of the server. */
export function noteServer(headers: Headers, ownBuild: string | undefined): void {
  const protocol = headers.get(PROTOCOL_HEADER);
  const build = headers.get(BUILD_HEADER);
  if (Number(protocol) > PROTOCOL_VERSION) server.upgrade = 'incompatible';
  else if (build !== null && ownBuild !== undefined) server.upgrade = build === ownBuild ? 'none' : 'newer';
}

/** Which build this page is; none while it is being developed. */
export function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="coven-build"]')?.content;
}
