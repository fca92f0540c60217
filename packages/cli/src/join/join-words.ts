import type { TableReason } from '@coven/core';
import {
  type AboutMessages,
  type CommonWords,
  type Language,
  loadAbout,
  loadOnline,
  loadWeb,
  type OnlineMessages,
  type Say,
  sayFrom,
  type WebMessages,
} from '@coven/words';

/** Reasons of tables without a server. */
const TABLE_REASONS: readonly string[] = [
  'unreadable',
  'game-over',
  'nothing-to-undo',
  'too-many-changes',
] satisfies readonly TableReason[];

type PageMessages = WebMessages & OnlineMessages & AboutMessages;

/** What the browser's pages say about a server's tables, for the terminal. */
export interface JoinWords {
  readonly page: Say<PageMessages>;
  /** Why the server or the table refuses something. */
  refusal(reason: string): string;
}

export async function loadJoinWords(language: Language, common: CommonWords): Promise<JoinWords> {
  const [about, online, web] = await Promise.all([loadAbout(language), loadOnline(language), loadWeb(language)]);
  const messages = { ...about, ...web, ...online };
  const page = sayFrom<PageMessages>(messages);
  const known = (key: string): key is 'api.offline' => typeof messages[key as keyof typeof messages] === 'string';
  return {
    page,
    refusal(reason) {
      if (TABLE_REASONS.includes(reason)) return common(`refusal.${reason as TableReason}`);
      const key = [`refusal.${reason}`, `api.${reason}`].find(known);
      // A newer server may know more.
      return key === undefined ? page('refusal.other', { reason }) : page(key);
    },
  };
}
