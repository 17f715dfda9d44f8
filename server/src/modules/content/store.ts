import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { StoredAnnouncement } from './domain/announcement.ts';
import type { StoredBanner } from './domain/banner.ts';
import { contentIn, ROWS_MAX } from './store/content-in.ts';
import type { ContentTables } from './tables.ts';

const BANNER_COLUMNS = [
  'id',
  'group_name as groupName',
  'url',
  'linkage_type as linkageType',
  'link',
  'hue',
  'texts',
  'sort',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'hidden_at as hiddenAt',
] as const;

/** Every banner that is or will be visible, in the order of its group. */
export const listLiveBanners = (reader: Reader, now: Date): Promise<StoredBanner[]> =>
  contentIn(reader)
    .selectFrom('content_banner')
    .select(BANNER_COLUMNS)
    .where('hidden_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('group_name')
    .orderBy('sort')
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

export const listBannerRows = (reader: Reader): Promise<StoredBanner[]> =>
  contentIn(reader)
    .selectFrom('content_banner')
    .select(BANNER_COLUMNS)
    .orderBy('group_name')
    .orderBy('sort')
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

/** Nothing where the same request added it before. */
export const insertBanner = (tx: Tx, banner: Insertable<ContentTables['content_banner']>) =>
  contentIn(tx)
    .insertInto('content_banner')
    .values(banner)
    .onConflict((conflict) => conflict.column('request_key').where('request_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();

export const findAddedBanner = (reader: Reader, requestKey: string) =>
  contentIn(reader)
    .selectFrom('content_banner')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();

/** Takes a banner off the site; from now on it is the operator's. Nothing when it is unknown or hidden already. */
export const hideBannerRow = (tx: Tx, id: bigint, hiddenAt: Date): Promise<StoredBanner | undefined> =>
  contentIn(tx)
    .updateTable('content_banner')
    .set({ hidden_at: hiddenAt, is_default: false })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning(BANNER_COLUMNS)
    .executeTakeFirst();

export const lockBanner = (tx: Tx, id: bigint): Promise<StoredBanner | undefined> =>
  contentIn(tx).selectFrom('content_banner').select(BANNER_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** Its next version is on the site, though it was hidden before; from now on it is the operator's. */
export const updateBanner = async (
  tx: Tx,
  id: bigint,
  banner: Omit<Insertable<ContentTables['content_banner']>, 'created_at'>,
): Promise<void> => {
  await contentIn(tx)
    .updateTable('content_banner')
    .set({ ...banner, hidden_at: null, is_default: false })
    .where('id', '=', id)
    .execute();
};

const ANNOUNCEMENT_COLUMNS = [
  'id',
  'type',
  'execution',
  'platforms',
  'texts',
  'sort',
  'popup_once as popupOnce',
  'starts_at as startsAt',
  'ends_at as endsAt',
] as const;

/** Announcements that are or will be visible: those put first, then the newest. */
export const listLiveAnnouncements = (reader: Reader, now: Date): Promise<StoredAnnouncement[]> =>
  contentIn(reader)
    .selectFrom('content_announcement')
    .select(ANNOUNCEMENT_COLUMNS)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_MAX)
    .execute();

/** Nothing where the same request added it before. */
export const insertAnnouncement = (tx: Tx, announcement: Insertable<ContentTables['content_announcement']>) =>
  contentIn(tx)
    .insertInto('content_announcement')
    .values(announcement)
    .onConflict((conflict) => conflict.column('request_key').where('request_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();

export const findAddedAnnouncement = (reader: Reader, requestKey: string) =>
  contentIn(reader)
    .selectFrom('content_announcement')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();

export const lockAnnouncement = (tx: Tx, id: bigint): Promise<StoredAnnouncement | undefined> =>
  contentIn(tx)
    .selectFrom('content_announcement')
    .select(ANNOUNCEMENT_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Ends an announcement; one that was to come never shows. From now on it is the operator's. */
export const endAnnouncementRow = async (tx: Tx, id: bigint, startsAt: Date, endsAt: Date): Promise<void> => {
  await contentIn(tx)
    .updateTable('content_announcement')
    .set({ starts_at: startsAt, ends_at: endsAt, is_default: false })
    .where('id', '=', id)
    .execute();
};

/** Its next version is on the site, though it had ended; from now on it is the operator's. */
export const updateAnnouncement = async (
  tx: Tx,
  id: bigint,
  announcement: Omit<Insertable<ContentTables['content_announcement']>, 'created_at'>,
): Promise<void> => {
  await contentIn(tx)
    .updateTable('content_announcement')
    .set({ ...announcement, is_default: false })
    .where('id', '=', id)
    .execute();
};
