import type { Banner, BannerGroup } from '@fairground/contract/content/endpoints';
import type { Caller } from '../../platform/http/route.ts';
import type { ContentDeps } from './deps.ts';
import { bannerIn, bannersOnShow } from './domain/banner.ts';
import { withDraftBanner } from './drafts/preview.ts';
import type { Drafts } from './drafts/write-draft.ts';
import type { NoticeBoard } from './notice-board.ts';

/** One group's banners that are on show now; in a preview with the draft among them. */
export const listBanners = async (
  deps: ContentDeps & { readonly drafts: Pick<Drafts, 'kinds'> },
  board: NoticeBoard,
  group: BannerGroup,
  caller: Pick<Caller, 'language' | 'preview'>,
): Promise<{ list: Banner[] }> => {
  const banners = bannersOnShow(await board.banners.read(), group, deps.clock.now());
  const shown = await withDraftBanner(deps, caller, { banners, group });
  return { list: shown.map((banner) => bannerIn(banner, caller.language, deps.languages[0])) };
};
