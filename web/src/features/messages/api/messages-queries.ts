import type { QueryOf } from '@fairground/contract/endpoint';
import { listMessages, readMessageChoices, readUnreadMessages } from '@fairground/contract/messages/endpoints';
import { ownQuery } from '@fairground/client/api';

export const unreadMessagesQuery = (account: string) => ownQuery(readUnreadMessages, {}, account);

export const messagesQuery = (account: string, query: QueryOf<typeof listMessages>) =>
  ownQuery(listMessages, { query }, account);

export const choicesQuery = (account: string) => ownQuery(readMessageChoices, {}, account);
