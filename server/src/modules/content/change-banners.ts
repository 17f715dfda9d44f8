import type { BannerGroup, LinkageType } from '@fairground/contract/content/endpoints';
import type { Tx } from '../../platform/database/index.ts';
import { mapLocalized, onlyLocalized } from '../../platform/localized.ts';
import type { Localized } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cleanLine } from '../../platform/rich-text.ts';
import type { Actor } from '../audit/index.ts';
import { changeContent, changeContentIn } from './change-content.ts';
import type { ContentDeps } from './deps.ts';
import type { BannerText } from './domain/banner.ts';
import { fitsLinkage } from './domain/banner.ts';
import type { NoticeBoard } from './notice-board.ts';
import { findAddedBanner, hideBannerRow, insertBanner, lockBanner, updateBanner } from './store.ts';

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

/** The banner as it will be stored; refuses what must not be shown. */
export const checkedBanner = ({ languages }: Pick<ContentDeps, 'languages'>, banner: NewBanner) => {
  const { groupName, url, linkageType = 'NONE', link = '', hue = HUE, sort = SORT, startsAt, endsAt } = banner;
  const said = mapLocalized(banner.texts, ({ headline, text, action }) => ({
    headline: cleanLine(headline),
    text: cleanLine(text),
    action: cleanLine(action),
  }));
  const texts = onlyLocalized(said, ({ headline }) => headline !== '');
  if (!texts[languages[0]]?.headline) throw new Refusal('content.text-missing', { language: languages[0] });
  if (!fitsLinkage('ROUTE', url) && !fitsLinkage('URL', url)) throw new Refusal('content.link-refused', { link: url });
  if (!fitsLinkage(linkageType, link)) throw new Refusal('content.link-refused', { link });
  if (startsAt && endsAt && endsAt <= startsAt) throw new Refusal('content.window-backwards');
  return { groupName, url, linkageType, link, hue, texts, sort, startsAt, endsAt };
};

const columnsOf = ({
  groupName,
  linkageType,
  texts,
  startsAt,
  endsAt,
  ...banner
}: ReturnType<typeof checkedBanner>) => ({
  ...banner,
  group_name: groupName,
  linkage_type: linkageType,
  texts: JSON.stringify(texts),
  starts_at: startsAt ?? null,
  ends_at: endsAt ?? null,
});

/** Puts a banner on a page, or its next version in its place, now or in its window. */
export const putBannerIn = (
  deps: ContentDeps,
  board: NoticeBoard,
  tx: Tx,
  actor: Actor,
  { banner, revises }: { readonly banner: NewBanner; readonly revises: bigint | null },
): Promise<bigint> => {
  const told = checkedBanner(deps, banner);
  const verb = revises === null ? 'add' : 'change';
  return changeContentIn(deps, board, tx, { actor, verb, what: 'banner' }, async () => {
    const before = revises === null ? null : await lockBanner(tx, revises);
    if (before === undefined) throw new Refusal('content.banner-unknown');
    await board.tellAtEdges(tx, 'banner', [told.startsAt ?? null, told.endsAt ?? null]);
    if (before !== null) {
      const { id, ...was } = before;
      await updateBanner(tx, id, columnsOf(told));
      return { id, before: was, after: told };
    }
    const requestKey = banner.requestKey ?? null;
    const added = await insertBanner(tx, { ...columnsOf(told), created_at: deps.clock.now(), request_key: requestKey });
    if (added === undefined) return { ...(await findAddedBanner(tx, requestKey ?? '')), repeated: true };
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
