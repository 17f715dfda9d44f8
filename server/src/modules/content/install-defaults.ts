import { inTransaction } from '../../platform/database/index.ts';
import { mapLocalized } from '../../platform/localized.ts';
import { cleanText } from './change-announcements.ts';
import type { NewAnnouncement } from './change-announcements.ts';
import type { NewBanner } from './change-banners.ts';
import type { ContentDeps } from './deps.ts';
import type { NoticeBoard } from './notice-board.ts';
import { installAnnouncements, installBanners } from './store/defaults.ts';

/** The defaults of a brand; the key identifies a row permanently. */
export type ContentDefaults = {
  readonly banners: readonly (Required<Omit<NewBanner, 'startsAt' | 'endsAt' | 'requestKey'>> & {
    readonly key: string;
  })[];
  readonly announcements: readonly (Pick<NewAnnouncement, 'type' | 'texts' | 'execution' | 'popupOnce'> & {
    readonly key: string;
    /** How long before the first start it was published, so that a new site does not show a dozen at one minute. */
    readonly daysAgo: number;
  })[];
};

/** Fills the tables with the brand's defaults; rows an operator changed stay. Idempotent, runs at every start. */
export const installDefaults = async (
  { db, clock }: ContentDeps,
  board: NoticeBoard,
  { banners, announcements }: ContentDefaults,
): Promise<void> => {
  const announcementRows = announcements.map((announcement) => ({
    execution: 'B',
    popupOnce: true,
    platforms: ['W', 'M', 'A'],
    sort: 100,
    ...announcement,
    texts: mapLocalized(announcement.texts, cleanText),
  }));
  const written = await inTransaction(db, async (tx) => ({
    banner: (await installBanners(tx, banners, clock.now())).numAffectedRows ?? 0n,
    announcement: (await installAnnouncements(tx, announcementRows, clock.now())).numAffectedRows ?? 0n,
  }));
  if (written.banner > 0n) board.tell('banner');
  if (written.announcement > 0n) board.tell('announcement');
};
