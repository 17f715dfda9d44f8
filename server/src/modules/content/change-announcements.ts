import type { AnnouncementType } from '@fairground/contract/content/endpoints';
import { mapLocalized } from '../../platform/localized.ts';
import type { Localized } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cleanHtml, cleanLine } from '../../platform/rich-text.ts';
import type { Actor } from '../audit/index.ts';
import { changeContent } from './change-content.ts';
import type { ContentDeps } from './deps.ts';
import type { AnnouncementText, Audience, Platform } from './domain/announcement.ts';
import type { NoticeBoard } from './notice-board.ts';
import { endAnnouncementRow, insertAnnouncement, lockAnnouncement } from './store.ts';

export type NewAnnouncement = {
  readonly type: AnnouncementType;
  readonly execution?: Audience;
  readonly platforms?: readonly Platform[];
  readonly texts: Localized<AnnouncementText>;
  readonly sort?: number;
  readonly popupOnce?: boolean;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
};

const SORT = 100;
const EVERYWHERE: readonly Platform[] = ['W', 'M', 'A'];

/** Sanitized before it is stored: no operator text can bring a script to a player. */
export const cleanText = ({ title, content }: AnnouncementText): AnnouncementText => ({
  title: cleanLine(title),
  content: cleanHtml(content),
});

/** Publishes an announcement, now or in its window. */
export const addAnnouncement = async (
  deps: ContentDeps,
  board: NoticeBoard,
  actor: Actor,
  announcement: NewAnnouncement,
): Promise<bigint> => {
  const { clock, languages } = deps;
  const { type, execution = 'B', platforms = EVERYWHERE, sort = SORT, popupOnce = true, endsAt } = announcement;
  const startsAt = announcement.startsAt ?? clock.now();
  const texts = mapLocalized(announcement.texts, cleanText);
  const own = texts[languages[0]];
  if (!own?.title || !own.content) throw new Refusal('content.text-missing', { language: languages[0] });
  if (endsAt && endsAt <= startsAt) throw new Refusal('content.window-backwards');
  const told = { type, execution, platforms, texts, sort, popupOnce, startsAt, endsAt };
  return changeContent(deps, board, { actor, verb: 'add', what: 'announcement' }, async (tx) => {
    const { id } = await insertAnnouncement(tx, {
      type,
      execution,
      platforms: [...platforms],
      texts: JSON.stringify(texts),
      sort,
      popup_once: popupOnce,
      starts_at: startsAt,
      ends_at: endsAt ?? null,
      created_at: clock.now(),
    });
    await board.tellAtEdges(tx, 'announcement', [startsAt, endsAt ?? null]);
    return { id, before: null, after: told };
  });
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
