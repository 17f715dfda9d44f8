import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import { MESSAGE_PAGE_SIZE } from '@fairground/contract/messages/endpoints';
import type { listMessages as endpoint } from '@fairground/contract/messages/endpoints';
import type { listMessagesOfMember as ofMember } from '@fairground/contract/messages/operator-endpoints';
import type { InboxDeps } from './deps.ts';
import { readCursor, writeCursor } from './domain/cursor.ts';
import { renderMessage } from './domain/render.ts';
import type { Words } from './domain/render.ts';
import { broadcastText, searchFor } from './domain/search.ts';
import type { Reader } from './domain/search.ts';
import { expandBroadcasts } from './expand-broadcasts.ts';
import { countUnread, selectMessages } from './store.ts';
import type { MessageRow } from './store.ts';
import { findBroadcasts, listBroadcastRows } from './store/broadcasts.ts';

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
  const { shown, next, wordsOf } = await pageOf(deps, rows, reader);
  return {
    list: shown.map((row) => ({
      ...messageOf(row, wordsOf(row)),
      link: row.link && { page: row.link.page, id: row.link.id ?? null },
      isRead: row.read_at !== null,
    })),
    next,
    unreadMessage: await countUnread(db, member),
  };
};

/** One page of what was written to a member, for staff: in the site's language, with what the member deleted. */
export const listMessagesOfMember = async (
  deps: Pick<InboxDeps, 'db' | 'format' | 'languages'>,
  { memberId, before }: QueryOf<typeof ofMember>,
): Promise<ValueOf<typeof ofMember>> => {
  const [language] = deps.languages;
  const rows = await selectMessages(deps.db, memberId, {
    ...{ isUnreadOnly: false, withDeleted: true, limit: MESSAGE_PAGE_SIZE + 1 },
    before: before === undefined ? undefined : readCursor(before),
  });
  const { shown, next, wordsOf } = await pageOf(deps, rows, { language, siteLanguage: language });
  const list = shown.map((row) => ({
    ...messageOf(row, wordsOf(row)),
    readAt: row.read_at,
    deletedAt: row.deleted_at,
  }));
  return { list, next };
};

/** The rows of a page, where the next one begins, and what each row says. */
const pageOf = async (
  { db, format }: Pick<InboxDeps, 'db' | 'format'>,
  rows: readonly MessageRow[],
  reader: Reader,
): Promise<{
  readonly shown: readonly MessageRow[];
  readonly next: string | null;
  readonly wordsOf: (row: MessageRow) => Words;
}> => {
  const shown = rows.slice(0, MESSAGE_PAGE_SIZE);
  const ids = shown.flatMap(({ broadcast_id: id }) => (id === null ? [] : [id]));
  const broadcasts = new Map((await findBroadcasts(db, ids)).map((row) => [row.id, row]));
  const last = rows.length > MESSAGE_PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    shown,
    next: last === undefined ? null : writeCursor({ at: last.created_at, id: last.id }),
    wordsOf: ({ kind, params, broadcast_id: id }) => {
      const broadcast = id === null ? undefined : broadcasts.get(id);
      return broadcast === undefined
        ? renderMessage(kind, params, reader.language, format)
        : broadcastText(broadcast.texts, reader);
    },
  };
};

const messageOf = ({ id, category, created_at: createdAt }: MessageRow, { title, body }: Words) => ({
  ...{ messageId: id as Id<'message'>, category, title, body, createdAt },
});
