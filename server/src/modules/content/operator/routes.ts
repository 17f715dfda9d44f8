import * as contract from '@fairground/contract/content/operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import { addAnnouncement, endAnnouncement } from '../change-announcements.ts';
import { addBanner, hideBanner } from '../change-banners.ts';
import type { ContentDeps } from '../deps.ts';
import type { NoticeBoard } from '../notice-board.ts';
import { listBannerRows, listLiveAnnouncements } from '../store.ts';
import type { Popup } from './publish-popup.ts';

/** The calls of staff: banners, announcements and pop-ups. */
export const operatorRoutes = (deps: ContentDeps, board: NoticeBoard, holdPopup: Hold<Popup>): readonly Route[] => [
  bind(contract.listAllBanners, async ({ query: { groupName } }) => {
    const banners = await listBannerRows(deps.db);
    const asked = banners.filter((banner) => groupName === undefined || banner.groupName === groupName);
    const list = asked.map(({ id, texts, ...banner }) => ({
      ...{ ...banner, bannerId: id as Id<'banner'>, texts: { ...texts } },
    }));
    return { list };
  }),
  bind(contract.addBanner, async ({ body: { reason, ...banner } }, caller) => ({
    bannerId: (await addBanner(deps, board, actorOf(caller, reason), banner)) as Id<'banner'>,
  })),
  bind(contract.hideBanner, async ({ body: { bannerId, reason } }, caller) => {
    await hideBanner(deps, board, actorOf(caller, reason), bannerId);
    return {};
  }),
  bind(contract.listAllAnnouncements, async () => ({
    list: (await listLiveAnnouncements(deps.db, deps.clock.now())).map(({ id, texts, platforms, ...announcement }) => ({
      ...announcement,
      id: id as Id<'announcement'>,
      platforms: [...platforms],
      texts: { ...texts },
    })),
  })),
  bind(contract.addAnnouncement, async ({ body: { reason, ...announcement } }, caller) => ({
    id: (await addAnnouncement(deps, board, actorOf(caller, reason), announcement)) as Id<'announcement'>,
  })),
  bind(contract.publishPopup, async ({ body: { reason, ...popup } }, caller) => ({
    approvalId: (await holdPopup(caller, popup, { reason })) as Id<'approval'>,
  })),
  bind(contract.endAnnouncement, async ({ body: { id, reason } }, caller) => {
    await endAnnouncement(deps, board, actorOf(caller, reason), id);
    return {};
  }),
];
