import type { Banner, BannerGroup } from '@fairground/contract/content/endpoints';
import type { LanguageCode } from '@fairground/contract/language';
import type { ContentDeps } from './deps.ts';
import { bannerIn, bannersOnShow } from './domain/banner.ts';
import type { NoticeBoard } from './notice-board.ts';

/** One group's banners that are on show now. */
export const listBanners = async (
  { clock, languages }: ContentDeps,
  board: NoticeBoard,
  group: BannerGroup,
  language: LanguageCode,
): Promise<{ list: Banner[] }> => ({
  list: bannersOnShow(await board.banners.read(), group, clock.now()).map((banner) =>
    bannerIn(banner, language, languages[0]),
  ),
});
