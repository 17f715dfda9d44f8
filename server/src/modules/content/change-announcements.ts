import type { AnnouncementType } from '@fairground/contract/content/endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { mapLocalized } from '../../platform/localized.ts';
import type { Localized } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cleanHtml, cleanLine } from '../../platform/rich-text.ts';
import type { Actor } from '../audit/index.ts';
import { changeContent, changeContentIn } from './change-content.ts';
import type { ContentDeps } from './deps.ts';
import type { AnnouncementText, Audience, Platform } from './domain/announcement.ts';
import type { NoticeBoard } from './notice-board.ts';
import { endAnnouncementRow, findAddedAnnouncement, insertAnnouncement, lockAnnouncement } from './store.ts';

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
  const texts = mapLocalized(announcement.texts, cleanText);
  const own = texts[languages[0]];
  if (!own?.title || !own.content) throw new Refusal('content.text-missing', { language: languages[0] });
  if (endsAt && endsAt <= startsAt) throw new Refusal('content.window-backwards');
  return { type, execution, platforms, texts, sort, popupOnce, startsAt, endsAt };
};

/** Publishes an announcement in a transaction of the caller, now or in its window. */
export const addAnnouncementIn = (
  deps: ContentDeps,
  board: NoticeBoard,
  tx: Tx,
  actor: Actor,
  announcement: NewAnnouncement,
): Promise<bigint> => {
  const told = checkedAnnouncement(deps, announcement);
  const { type, execution, platforms, texts, sort, popupOnce, startsAt, endsAt = null } = told;
  return changeContentIn(deps, board, tx, { actor, verb: 'add', what: 'announcement' }, async () => {
    const added = await insertAnnouncement(tx, {
      type,
      execution,
      platforms: [...platforms],
      texts: JSON.stringify(texts),
      sort,
      popup_once: popupOnce,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: deps.clock.now(),
      request_key: announcement.requestKey ?? null,
    });
    if (added === undefined)
      return { ...(await findAddedAnnouncement(tx, announcement.requestKey ?? '')), repeated: true };
    await board.tellAtEdges(tx, 'announcement', [startsAt, endsAt]);
    return { id: added.id, before: null, after: told };
  });
};

/** The same in a transaction of its own: what one person may publish. */
export const addAnnouncement = async (
  deps: ContentDeps,
  board: NoticeBoard,
  actor: Actor,
  announcement: NewAnnouncement,
): Promise<bigint> => {
  checkedAnnouncement(deps, announcement);
  return inTransaction(deps.db, (tx) => addAnnouncementIn(deps, board, tx, actor, announcement));
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
