import type { QueryOf } from '@fairground/contract/endpoint';
import { readChat, readChatUrl, readUnread } from '@fairground/contract/support/endpoints';
import { ownQuery } from '@fairground/client/api';
import { mergeChats } from '../model/chat.ts';
import type { Chat } from '../model/chat.ts';

/** How the window looks, for an outside chat that shows it. */
export const chatUrlQuery = (account: string, look: QueryOf<typeof readChatUrl>) => ({
  ...ownQuery(readChatUrl, { query: { b2c: '1', ...look } }, account),
  // Read again with the settings, and not each time a tab is looked at.
  staleTime: Infinity,
});

export const unreadQuery = (account: string) => ownQuery(readUnread, {}, account);

/** The cache hands over what it holds and what came; a line that was pushed meanwhile is never lost. */
const keepBoth = (shown: unknown, arrived: unknown): unknown => mergeChats(shown as Chat | undefined, arrived as Chat);

export const chatQuery = (account: string) => ({
  ...ownQuery(readChat, { query: {} }, account),
  structuralSharing: keepBoth,
});
