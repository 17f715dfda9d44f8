import type { BannerGroup, LinkageType } from '@fairground/contract/content/endpoints';
import { mapLocalized } from '../../platform/localized.ts';
import type { Localized } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cleanLine } from '../../platform/rich-text.ts';
import type { Actor } from '../audit/index.ts';
import { changeContent } from './change-content.ts';
import type { ContentDeps } from './deps.ts';
import type { BannerText } from './domain/banner.ts';
import { fitsLinkage } from './domain/banner.ts';
import type { NoticeBoard } from './notice-board.ts';
import { findAddedBanner, hideBannerRow, insertBanner } from './store.ts';

export type NewBanner = {
  readonly groupName: BannerGroup;
  readonly url: string;
  readonly linkageType?: LinkageType | undefined;
  readonly link?: string | undefined;
  readonly hue?: number | undefined;
  readonly texts: Localized<BannerText>;
  readonly sort?: number | undefined;
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  /** Names the request: sent again, it adds no other banner. */
  readonly requestKey?: string | undefined;
};

const SORT = 100;
const HUE = 75;

/** Puts a banner on a page, now or in its window. */
export const addBanner = async (
  deps: ContentDeps,
  board: NoticeBoard,
  actor: Actor,
  banner: NewBanner,
): Promise<bigint> => {
  const { languages } = deps;
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
  return changeContent(deps, board, { actor, verb: 'add', what: 'banner' }, async (tx) => {
    const added = await insertBanner(tx, {
      group_name: groupName,
      url,
      linkage_type: linkageType,
      link,
      hue,
      texts: JSON.stringify(texts),
      sort,
      starts_at: startsAt ?? null,
      ends_at: endsAt ?? null,
      created_at: deps.clock.now(),
      request_key: banner.requestKey ?? null,
    });
    if (added === undefined) return { ...(await findAddedBanner(tx, banner.requestKey ?? '')), repeated: true };
    await board.tellAtEdges(tx, 'banner', [startsAt ?? null, endsAt ?? null]);
    return { id: added.id, before: null, after: told };
  });
};

/** Takes a banner off the site; it stays in the table for the record. */
export const hideBanner = async (deps: ContentDeps, board: NoticeBoard, actor: Actor, id: bigint): Promise<void> => {
  await changeContent(deps, board, { actor, verb: 'hide', what: 'banner' }, async (tx) => {
    const hiddenAt = deps.clock.now();
    const hidden = await hideBannerRow(tx, id, hiddenAt);
    if (!hidden) throw new Refusal('content.banner-unknown');
    return { id, before: { hiddenAt: null }, after: { hiddenAt } };
  });
};
