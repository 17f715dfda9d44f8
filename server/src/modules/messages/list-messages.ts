import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import { MESSAGE_PAGE_SIZE } from '@fairground/contract/messages/endpoints';
import type { InboxMessage, listMessages as endpoint } from '@fairground/contract/messages/endpoints';
import type { InboxDeps } from './deps.ts';
import { readCursor, writeCursor } from './domain/cursor.ts';
import { renderMessage } from './domain/render.ts';
import { broadcastText, searchFor } from './domain/search.ts';
import type { Reader } from './domain/search.ts';
import { expandBroadcasts } from './expand-broadcasts.ts';
import { countUnread, selectMessages } from './store.ts';
import type { MessageRow } from './store.ts';
import { findBroadcasts, listBroadcastRows } from './store/broadcasts.ts';
import type { BroadcastRow } from './store/broadcasts.ts';

/** How many broadcasts a search looks through: more than an inbox keeps of them. */
const SEARCHED_MAX = 500;

type Reading = { readonly member: MemberId; readonly language: LanguageCode };

/** One page of an inbox in the reader's language. */
export const listMessages = async (
  deps: InboxDeps,
  { category, search: typed = '', unreadOnly, before }: QueryOf<typeof endpoint>,
  { member, language }: Reading,
): Promise<ValueOf<typeof endpoint>> => {
  const { db, format } = deps;
  const reader = { language, siteLanguage: deps.languages[0] };
  await expandBroadcasts(deps, member);
  const sent = typed.trim() === '' ? [] : await listBroadcastRows(db, { limit: SEARCHED_MAX });
  const rows = await selectMessages(db, member, {
    category,
    search: searchFor(typed, { ...reader, format, sent }),
    isUnreadOnly: unreadOnly !== undefined,
    before: before === undefined ? undefined : readCursor(before),
    limit: MESSAGE_PAGE_SIZE + 1,
  });
  const shown = rows.slice(0, MESSAGE_PAGE_SIZE);
  const ids = shown.flatMap(({ broadcast_id: id }) => (id === null ? [] : [id]));
  const broadcasts = new Map((await findBroadcasts(db, ids)).map((row) => [row.id, row]));
  const last = rows.length > MESSAGE_PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    list: shown.map((row) => messageOf(deps, row, broadcasts, reader)),
    next: last === undefined ? null : writeCursor({ at: last.created_at, id: last.id }),
    unreadMessage: await countUnread(db, member),
  };
};

const messageOf = (
  { format }: Pick<InboxDeps, 'format'>,
  { id, category, kind, params, link, created_at, read_at, broadcast_id }: MessageRow,
  broadcasts: ReadonlyMap<bigint, BroadcastRow>,
  reader: Reader,
): InboxMessage => {
  const broadcast = broadcast_id === null ? undefined : broadcasts.get(broadcast_id);
  const { title, body } =
    broadcast === undefined
      ? renderMessage(kind, params, reader.language, format)
      : broadcastText(broadcast.texts, reader);
  return {
    messageId: id as Id<'message'>,
    category,
    title,
    body,
    link: link && { page: link.page, id: link.id ?? null },
    createdAt: created_at,
    isRead: read_at !== null,
  };
};
