import type { BannerGroup, LinkageType } from '@fairground/contract/content/endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import { mapLocalized } from '../../platform/localized.ts';
import type { Localized } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cleanLine } from '../../platform/rich-text.ts';
import type { Actor } from '../audit/index.ts';
import type { ContentDeps } from './deps.ts';
import type { BannerText } from './domain/banner.ts';
import { fitsLinkage } from './domain/banner.ts';
import type { NoticeBoard } from './notice-board.ts';
import { hideBannerRow, insertBanner } from './store.ts';

export type NewBanner = {
  readonly groupName: BannerGroup;
  readonly url: string;
  readonly linkageType?: LinkageType;
  readonly link?: string;
  readonly hue?: number;
  readonly texts: Localized<BannerText>;
  readonly sort?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
};

const SORT = 100;
const HUE = 75;

/** Puts a banner on a page, now or in its window. */
export const addBanner = async (
  { db, clock, audit, languages }: ContentDeps,
  board: NoticeBoard,
  actor: Actor,
  banner: NewBanner,
): Promise<bigint> => {
  const { groupName, url, linkageType = 'NONE', link = '', hue = HUE, sort = SORT, startsAt, endsAt } = banner;
  const texts = mapLocalized(banner.texts, ({ headline, text, action }) => ({
    headline: cleanLine(headline),
    text: cleanLine(text),
    action: cleanLine(action),
  }));
  if (!texts[languages[0]]?.headline) throw new Refusal('content.text-missing', { language: languages[0] });
  if (!fitsLinkage('ROUTE', url) && !fitsLinkage('URL', url)) throw new Refusal('content.link-refused', { link: url });
  if (!fitsLinkage(linkageType, link)) throw new Refusal('content.link-refused', { link });
  if (startsAt && endsAt && endsAt <= startsAt) throw new Refusal('content.window-backwards');
  const told = { groupName, url, linkageType, link, hue, texts, sort, startsAt, endsAt };
  const id = await inTransaction(db, async (tx) => {
    const row = await insertBanner(tx, {
      group_name: groupName,
      url,
      linkage_type: linkageType,
      link,
      hue,
      texts: JSON.stringify(texts),
      sort,
      starts_at: startsAt ?? null,
      ends_at: endsAt ?? null,
      created_at: clock.now(),
    });
    await board.tellAtEdges(tx, 'banner', [startsAt ?? null, endsAt ?? null]);
    const resourceId = row.id.toString();
    await audit.record(tx, {
      ...actor,
      action: 'content.add-banner',
      resource: 'banner',
      resourceId,
      before: null,
      after: told,
    });
    return row.id;
  });
  board.tell('banner');
  return id;
};

/** Takes a banner off the site; it stays in the table for the record. */
export const hideBanner = async (
  { db, clock, audit }: ContentDeps,
  board: NoticeBoard,
  actor: Actor,
  id: bigint,
): Promise<void> => {
  await inTransaction(db, async (tx) => {
    const hiddenAt = clock.now();
    const hidden = await hideBannerRow(tx, id, hiddenAt);
    if (!hidden) throw new Refusal('content.banner-unknown');
    await audit.record(tx, {
      ...actor,
      action: 'content.hide-banner',
      resource: 'banner',
      resourceId: id.toString(),
      before: { hiddenAt: null },
      after: { hiddenAt },
    });
  });
  board.tell('banner');
};
