/** Shows banners and announcements, each in its window and in the visitor's language. */
import * as contract from '@fairground/contract/content/endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { originsOf } from '../../platform/origins.ts';
import type { Hold } from '../approvals/index.ts';
import type { Actor } from '../audit/index.ts';
import type { NewAnnouncement } from './change-announcements.ts';
import { addAnnouncement, endAnnouncement } from './change-announcements.ts';
import type { NewBanner } from './change-banners.ts';
import { addBanner, hideBanner } from './change-banners.ts';
import { contentOffers } from './console.ts';
import type { ContentDeps } from './deps.ts';
import type { StoredAnnouncement } from './domain/announcement.ts';
import type { StoredBanner } from './domain/banner.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listBanners } from './list-banners.ts';
import { createNoticeBoard } from './notice-board.ts';
import type { ContentDefaults } from './install-defaults.ts';
import { installDefaults } from './install-defaults.ts';
import { registerPopup } from './operator/publish-popup.ts';
import type { Popup } from './operator/publish-popup.ts';
import { contentFinds } from './operator/finds.ts';
import { operatorRoutes } from './operator/routes.ts';
import { listBannerRows, listLiveAnnouncements } from './store.ts';

export type { AnnouncementText, StoredAnnouncement } from './domain/announcement.ts';
export { fitsLinkage } from './domain/banner.ts';
export type { BannerText, StoredBanner } from './domain/banner.ts';
export { CONTENT_TOPIC } from './notice-board.ts';
export type { ContentDefaults } from './install-defaults.ts';

export type Content = Module & {
  /** Every banner for staff, hidden and past ones too. */
  readonly listAllBanners: () => Promise<readonly StoredBanner[]>;
  /** Announcements that run or are to come. */
  readonly listAllAnnouncements: () => Promise<readonly StoredAnnouncement[]>;
  /** Where the pictures of banners are kept beside the site, so that pages may show them. */
  readonly listPictureAddresses: () => Promise<readonly string[]>;
  readonly addBanner: (actor: Actor, banner: NewBanner) => Promise<bigint>;
  readonly hideBanner: (actor: Actor, id: bigint) => Promise<void>;
  readonly addAnnouncement: (actor: Actor, announcement: NewAnnouncement) => Promise<bigint>;
  /** Holds a pop-up for a second person. */
  readonly holdPopup: Hold<Popup>;
  readonly endAnnouncement: (actor: Actor, id: bigint) => Promise<void>;
  /** Fills the tables with the brand's defaults; called at every start. */
  readonly installDefaults: (defaults: ContentDefaults) => Promise<void>;
};

export const createContent = (deps: ContentDeps): Content => {
  const board = createNoticeBoard(deps);
  const { db, clock } = deps;
  const holdPopup = deps.approvals === undefined ? withoutApprovals : registerPopup(deps, deps.approvals, board);
  return {
    holdPopup,
    listAllBanners: () => listBannerRows(db),
    listAllAnnouncements: () => listLiveAnnouncements(db, clock.now()),
    listPictureAddresses: async () => originsOf((await board.banners.read()).map(({ url }) => url)),
    addBanner: (actor, banner) => addBanner(deps, board, actor, banner),
    hideBanner: (actor, id) => hideBanner(deps, board, actor, id),
    addAnnouncement: (actor, announcement) => addAnnouncement(deps, board, actor, announcement),
    endAnnouncement: (actor, id) => endAnnouncement(deps, board, actor, id),
    installDefaults: (defaults) => installDefaults(deps, board, defaults),
    console: { offers: contentOffers, finds: contentFinds(deps) },
    jobs: [board.tellEdge],
    routes: [
      ...operatorRoutes(deps, board, holdPopup),
      bind(contract.listBanners, ({ query }, { language }) => listBanners(deps, board, query.groupName, language)),
      bind(contract.listAnnouncements, ({ query }, caller) => listAnnouncements(deps, board, query, caller)),
    ],
  };
};

const withoutApprovals = (): never => {
  throw new Error('This content was composed without approvals.');
};
