import type { AnnouncementType } from '@fairground/contract/content/endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { mapLocalized, onlyLocalized } from '../../platform/localized.ts';
import type { Localized } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cleanHtml, cleanLine } from '../../platform/rich-text.ts';
import type { Actor } from '../audit/index.ts';
import { changeContent, changeContentIn } from './change-content.ts';
import type { ContentDeps } from './deps.ts';
import type { AnnouncementText, Audience, Platform } from './domain/announcement.ts';
import type { NoticeBoard } from './notice-board.ts';
import {
  endAnnouncementRow,
  findAddedAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  updateAnnouncement,
} from './store.ts';

export type NewAnnouncement = {
  readonly type: AnnouncementType;
  readonly execution?: Audience | undefined;
  readonly platforms?: readonly Platform[] | undefined;
  readonly texts: Localized<AnnouncementText>;
  readonly sort?: number | undefined;
  readonly popupOnce?: boolean | undefined;
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  /** Names the request: sent again, it adds no other announcement. */
  readonly requestKey?: string | undefined;
};

const SORT = 100;
const EVERYWHERE: readonly Platform[] = ['W', 'M', 'A'];

/** Sanitized before it is stored: no operator text can bring a script to a player. */
export const cleanText = ({ title, content }: AnnouncementText): AnnouncementText => ({
  title: cleanLine(title),
  content: cleanHtml(content),
});

/** The announcement as it will be stored; refuses what must not be shown. */
export const checkedAnnouncement = ({ clock, languages }: ContentDeps, announcement: NewAnnouncement) => {
  const { type, execution = 'B', platforms = EVERYWHERE, sort = SORT, popupOnce = true, endsAt } = announcement;
  const startsAt = announcement.startsAt ?? clock.now();
  const texts = onlyLocalized(mapLocalized(announcement.texts, cleanText), ({ title }) => title !== '');
  const own = texts[languages[0]];
  if (!own?.title || !own.content) throw new Refusal('content.text-missing', { language: languages[0] });
  if (endsAt && endsAt <= startsAt) throw new Refusal('content.window-backwards');
  return { type, execution, platforms, texts, sort, popupOnce, startsAt, endsAt };
};

const columnsOf = ({ popupOnce, startsAt, endsAt, ...told }: ReturnType<typeof checkedAnnouncement>) => ({
  type: told.type,
  execution: told.execution,
  platforms: [...told.platforms],
  texts: JSON.stringify(told.texts),
  sort: told.sort,
  popup_once: popupOnce,
  starts_at: startsAt,
  ends_at: endsAt ?? null,
});

/** Publishes an announcement, or its next version in its place, in a transaction of the caller, now or in its window. */
export const putAnnouncementIn = (
  deps: ContentDeps,
  board: NoticeBoard,
  tx: Tx,
  actor: Actor,
  { announcement, revises }: { readonly announcement: NewAnnouncement; readonly revises: bigint | null },
): Promise<bigint> => {
  const told = checkedAnnouncement(deps, announcement);
  const verb = revises === null ? 'add' : 'change';
  return changeContentIn(deps, board, tx, { actor, verb, what: 'announcement' }, async () => {
    const before = revises === null ? null : await lockAnnouncement(tx, revises);
    if (before === undefined) throw new Refusal('content.announcement-unknown');
    await board.tellAtEdges(tx, 'announcement', [told.startsAt, told.endsAt ?? null]);
    if (before !== null) {
      const { id, ...was } = before;
      await updateAnnouncement(tx, id, columnsOf(told));
      return { id, before: was, after: told };
    }
    const requestKey = announcement.requestKey ?? null;
    const row = { ...columnsOf(told), created_at: deps.clock.now(), request_key: requestKey };
    const added = await insertAnnouncement(tx, row);
    if (added === undefined) return { ...(await findAddedAnnouncement(tx, requestKey ?? '')), repeated: true };
    return { id: added.id, before: null, after: told };
  });
};

/** The same in a transaction of its own, for the product itself. */
export const addAnnouncement = async (
  deps: ContentDeps,
  board: NoticeBoard,
  actor: Actor,
  announcement: NewAnnouncement,
): Promise<bigint> => {
  checkedAnnouncement(deps, announcement);
  return inTransaction(deps.db, (tx) => putAnnouncementIn(deps, board, tx, actor, { announcement, revises: null }));
};

/** Ends an announcement now; one that was still to come never shows. */
export const endAnnouncement = async (
  deps: ContentDeps,
  board: NoticeBoard,
  actor: Actor,
  id: bigint,
): Promise<void> => {
  await changeContent(deps, board, { actor, verb: 'end', what: 'announcement' }, async (tx) => {
    const now = deps.clock.now();
    const before = await lockAnnouncement(tx, id);
    if (!before || (before.endsAt && before.endsAt <= now)) throw new Refusal('content.announcement-unknown');
    await endAnnouncementRow(tx, id, before.startsAt < now ? before.startsAt : now, now);
    return { id, before: { startsAt: before.startsAt, endsAt: before.endsAt }, after: { endsAt: now } };
  });
};
