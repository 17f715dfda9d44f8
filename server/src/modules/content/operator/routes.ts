import * as contract from '@fairground/contract/content/operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import { endAnnouncement } from '../change-announcements.ts';
import { hideBanner } from '../change-banners.ts';
import type { ContentDeps } from '../deps.ts';
import type { StoredAnnouncement } from '../domain/announcement.ts';
import type { StoredBanner } from '../domain/banner.ts';
import { windowState } from '../../../platform/window-state.ts';
import type { NoticeBoard } from '../notice-board.ts';
import { listBannerRows, listLiveAnnouncements } from '../store.ts';
import type { Popup } from './publish-popup.ts';

/** The calls of staff: banners, announcements and pop-ups. */
export const operatorRoutes = (deps: ContentDeps, board: NoticeBoard, holdPopup: Hold<Popup>): readonly Route[] => [
  bind(contract.listAllBanners, async ({ query: { groupName } }) => {
    const banners = await listBannerRows(deps.db);
    const asked = banners.filter((banner) => groupName === undefined || banner.groupName === groupName);
    return { list: asked.map((banner) => bannerRow(banner, deps.clock.now())) };
  }),
  bind(contract.readBanner, async ({ query }) => {
    const found = (await listBannerRows(deps.db)).find(({ id }) => id === query.bannerId);
    return bannerRow(needed(found, 'content.banner-unknown'), deps.clock.now());
  }),
  bind(contract.hideBanner, async ({ body: { bannerId, reason } }, caller) => {
    await hideBanner(deps, board, actorOf(caller, reason), bannerId);
    return {};
  }),
  bind(contract.listAllAnnouncements, async () => ({
    list: (await listLiveAnnouncements(deps.db, deps.clock.now())).map((each) =>
      announcementRow(each, deps.clock.now()),
    ),
  })),
  bind(contract.readAnnouncement, async ({ query }) => {
    const found = (await listLiveAnnouncements(deps.db, deps.clock.now())).find(({ id }) => id === query.id);
    return announcementRow(needed(found, 'content.announcement-unknown'), deps.clock.now());
  }),
  bind(contract.publishPopup, async ({ body: { reason, ...popup } }, caller) => ({
    approvalId: (await holdPopup(caller, popup, { reason })) as Id<'approval'>,
  })),
  bind(contract.endAnnouncement, async ({ body: { id, reason } }, caller) => {
    await endAnnouncement(deps, board, actorOf(caller, reason), id);
    return {};
  }),
];

const bannerRow = ({ id, texts, ...banner }: StoredBanner, now: Date) => ({
  ...banner,
  bannerId: id as Id<'banner'>,
  texts: { ...texts },
  headlines: { ...mapLocalized(texts, ({ headline }) => headline) },
  state: banner.hiddenAt === null ? windowState(banner, now) : ('hidden' as const),
});

const announcementRow = ({ id, texts, platforms, ...announcement }: StoredAnnouncement, now: Date) => ({
  ...announcement,
  id: id as Id<'announcement'>,
  platforms: [...platforms],
  texts: { ...texts },
  titles: { ...mapLocalized(texts, ({ title }) => title) },
  state: windowState(announcement, now),
});
