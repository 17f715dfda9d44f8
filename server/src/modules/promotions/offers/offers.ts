import * as contract from '@fairground/contract/promotions/endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { originsOf } from '../../../platform/origins.ts';
import type { Actor } from '../../audit/index.ts';
import type { OffersDeps } from '../deps.ts';
import type { OfferLookup } from '../domain/offer-lookup.ts';
import { isOnShow, isSeen } from '../domain/promotion.ts';
import type { StoredPromotion } from '../domain/promotion.ts';
import { findPreviewed, findPromotion, listLivePromotions, readPreviewKey } from '../store/promotions.ts';
import { addPromotion, changePromotion, endPromotion } from './change-promotions.ts';
import type { NewPromotion, PromotionChange } from './change-promotions.ts';
import { listPromotions, readPromotion } from './list-promotions.ts';
import { createOfferBoard } from './offer-board.ts';
import type { ShippedPromotion } from './ship-promotions.ts';
import { installPromotions } from './ship-promotions.ts';

/** What staff and the site do with offers. */
export type OfferCalls = {
  /** Offers that run or are to come. */
  readonly listAllPromotions: () => Promise<readonly StoredPromotion[]>;
  /** Whether a key opens the preview of an offer. */
  readonly isPreview: (key: string) => Promise<boolean>;
  readonly addPromotion: (actor: Actor, promotion: NewPromotion) => Promise<bigint>;
  readonly changePromotion: (
    actor: Actor,
    id: bigint,
    change: PromotionChange,
    seen?: { readonly version: string },
  ) => Promise<void>;
  readonly endPromotion: (actor: Actor, id: bigint) => Promise<void>;
  /** Where the pictures of offers are kept beside the site, so that pages may show them. */
  readonly listPictureAddresses: () => Promise<readonly string[]>;
  /** Fills the table with what the brand ships; called at every start. */
  readonly installDefaults: (promotions: readonly ShippedPromotion[]) => Promise<void>;
};

export type Offers = OfferCalls &
  Required<Pick<Module, 'jobs' | 'routes'>> & {
    readonly lookup: OfferLookup;
    /** Where staff looks at an offer on the site, shown or not. */
    readonly previewPathOf: (id: bigint) => Promise<string>;
  };

/** Shows the offers of the site, each in its window and in the visitor's language. */
export const createOffers = (deps: OffersDeps): Offers => {
  const { db, clock } = deps;
  const board = createOfferBoard(deps);
  return {
    listAllPromotions: () => listLivePromotions(db, clock.now()),
    previewPathOf: async (id) => `/promotions/${id}?preview=${await readPreviewKey(db, id)}`,
    isPreview: async (key) => (await findPreviewed(db, key, clock.now())) !== undefined,
    addPromotion: (actor, promotion) => addPromotion(deps, board, actor, promotion),
    changePromotion: (actor, id, change, seen) =>
      changePromotion(deps, board, { actor, id, version: seen?.version }, change),
    endPromotion: (actor, id) => endPromotion(deps, board, actor, id),
    listPictureAddresses: async () => originsOf((await board.promotions.read()).map(({ url }) => url)),
    installDefaults: (promotions) => installPromotions(deps, board, promotions),
    lookup: {
      findShown: async (id, account) =>
        (await board.promotions.read()).find((offer) => offer.id === id && isOnShow(offer, account, clock.now())),
      listShown: async (account) =>
        (await board.promotions.read()).filter((offer) => isOnShow(offer, account, clock.now())),
      listSeen: async (account) =>
        (await board.promotions.read()).filter((offer) => isSeen(offer, account, clock.now())),
      find: (id) => findPromotion(db, id),
      findPreviewed: (key) => findPreviewed(db, key, clock.now()),
    },
    jobs: [board.tellEdge],
    routes: [
      bind(contract.listPromotions, ({ query }, caller) => listPromotions(deps, board, query, caller)),
      bind(contract.readPromotion, ({ query }, caller) => readPromotion(deps, board, query.id, caller)),
    ],
  };
};
