/** Shows banners, announcements and promotions, each in its window and in the visitor's language. */
import * as contract from '@fairground/contract/content/endpoints';
import * as promotions from '@fairground/contract/promotions/endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Session } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { originsOf } from '../../platform/origins.ts';
import type { Actor } from '../audit/index.ts';
import type { NewAnnouncement } from './change-announcements.ts';
import { addAnnouncement, endAnnouncement } from './change-announcements.ts';
import type { NewBanner } from './change-banners.ts';
import { addBanner, hideBanner } from './change-banners.ts';
import type { NewPromotion, PromotionChange } from './change-promotions.ts';
import { addPromotion, changePromotion, endPromotion } from './change-promotions.ts';
import type { ContentDeps } from './deps.ts';
import type { StoredAnnouncement } from './domain/announcement.ts';
import type { StoredBanner } from './domain/banner.ts';
import { isOnShow } from './domain/promotion.ts';
import type { StoredPromotion } from './domain/promotion.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listBanners } from './list-banners.ts';
import { listPromotions, readPromotion } from './list-promotions.ts';
import { createNoticeBoard } from './notice-board.ts';
import type { ContentDefaults } from './ship-defaults.ts';
import { shipDefaults } from './ship-defaults.ts';
import { listBannerRows, listLiveAnnouncements } from './store.ts';
import { findPromotion, listLivePromotions } from './store/promotions.ts';

export type { AnnouncementText, StoredAnnouncement } from './domain/announcement.ts';
export type { BannerText, StoredBanner } from './domain/banner.ts';
export type { PromotionText, StoredPromotion } from './domain/promotion.ts';
export { CONTENT_TOPIC } from './notice-board.ts';
export type { ContentDefaults } from './ship-defaults.ts';

export type Content = Module & {
  /** Every banner for staff, hidden and past ones too. */
  readonly listAllBanners: () => Promise<readonly StoredBanner[]>;
  /** Announcements that run or are to come. */
  readonly listAllAnnouncements: () => Promise<readonly StoredAnnouncement[]>;
  /** Offers that run or are to come. */
  readonly listAllPromotions: () => Promise<readonly StoredPromotion[]>;
  /** An offer that runs now and is for accounts of this kind. */
  readonly findShownPromotion: (
    id: bigint,
    account: Session['account'] | undefined,
  ) => Promise<StoredPromotion | undefined>;
  /** An offer, past ones too. */
  readonly findPromotion: (id: bigint) => Promise<StoredPromotion | undefined>;
  /** Where the pictures of banners and promotions are kept beside the site, so that pages may show them. */
  readonly listPictureAddresses: () => Promise<readonly string[]>;
  readonly addBanner: (actor: Actor, banner: NewBanner) => Promise<bigint>;
  readonly hideBanner: (actor: Actor, id: bigint) => Promise<void>;
  readonly addAnnouncement: (actor: Actor, announcement: NewAnnouncement) => Promise<bigint>;
  readonly endAnnouncement: (actor: Actor, id: bigint) => Promise<void>;
  readonly addPromotion: (actor: Actor, promotion: NewPromotion) => Promise<bigint>;
  readonly changePromotion: (actor: Actor, id: bigint, change: PromotionChange) => Promise<void>;
  readonly endPromotion: (actor: Actor, id: bigint) => Promise<void>;
  /** Fills the tables with the brand's defaults; called at every start. */
  readonly shipDefaults: (defaults: ContentDefaults) => Promise<void>;
};

export const createContent = (deps: ContentDeps): Content => {
  const board = createNoticeBoard(deps);
  const { db, clock } = deps;
  return {
    listAllBanners: () => listBannerRows(db),
    listAllAnnouncements: () => listLiveAnnouncements(db, clock.now()),
    listAllPromotions: () => listLivePromotions(db, clock.now()),
    findShownPromotion: async (id, account) =>
      (await board.promotions.read()).find((offer) => offer.id === id && isOnShow(offer, account, clock.now())),
    findPromotion: (id) => findPromotion(db, id),
    listPictureAddresses: async () =>
      originsOf([...(await board.banners.read()), ...(await board.promotions.read())].map(({ url }) => url)),
    addBanner: (actor, banner) => addBanner(deps, board, actor, banner),
    hideBanner: (actor, id) => hideBanner(deps, board, actor, id),
    addAnnouncement: (actor, announcement) => addAnnouncement(deps, board, actor, announcement),
    endAnnouncement: (actor, id) => endAnnouncement(deps, board, actor, id),
    addPromotion: (actor, promotion) => addPromotion(deps, board, actor, promotion),
    changePromotion: (actor, id, change) => changePromotion(deps, board, { actor, id }, change),
    endPromotion: (actor, id) => endPromotion(deps, board, actor, id),
    shipDefaults: (defaults) => shipDefaults(deps, board, defaults),
    jobs: [board.tellEdge],
    routes: [
      bind(contract.listBanners, ({ query }, { language }) => listBanners(deps, board, query.groupName, language)),
      bind(contract.listAnnouncements, ({ query }, caller) => listAnnouncements(deps, board, query, caller)),
      bind(promotions.listPromotions, ({ query }, caller) => listPromotions(deps, board, query, caller)),
      bind(promotions.readPromotion, ({ query }, caller) => readPromotion(deps, board, query.id, caller)),
    ],
  };
};
