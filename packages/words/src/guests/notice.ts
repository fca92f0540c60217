import type { GuestWords } from './index.ts';

/** What a table owner did; for `seat-taken`, `text` is who sat there before. */
interface OwnerNotice {
  readonly notice?: 'public' | 'private' | 'removed' | 'muted' | 'unmuted' | 'seat-offered' | 'seat-taken';
  readonly name: string;
  readonly text: string;
}

/** It as a sentence; empty for what only a newer server knows. */
export function noticeText(guest: GuestWords, { notice, name, text }: OwnerNotice): string {
  switch (notice) {
    case 'public':
    case 'private':
      return guest(`notice.${notice}`);
    case 'removed':
    case 'muted':
    case 'unmuted':
    case 'seat-offered':
      return guest(`notice.${notice}`, { name });
    case 'seat-taken':
      return guest('notice.seat-taken', { name, before: text });
    default:
      notice satisfies undefined;
      return '';
  }
}
