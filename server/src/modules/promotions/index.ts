/** Shows the offers of the site, takes applications for them, credits what is issued, and refills play money. */
import type { Money } from '@fairground/contract/money';
import * as contract from '@fairground/contract/promotions/endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { Actor } from '../audit/index.ts';
import { applyFor, readStanding } from './apply.ts';
import { approve, reject } from './decide.ts';
import type { ApplicationsDeps, PromotionsDeps } from './deps.ts';
import type { Window } from './domain/standing.ts';
import { createOffers } from './offers/offers.ts';
import type { OfferCalls } from './offers/offers.ts';
import { operatorRoutes } from './operator-routes.ts';
import { readRefill, takeRefill } from './refill.ts';
import { listApplications, showApplication } from './serve.ts';
import type { ShownApplication } from './serve.ts';
import { openOffer, stopOffer } from './set-offer.ts';
import { notifyPages } from './notify.ts';
import { promotionsData } from './store/personal-data.ts';

export type { PromotionText } from './domain/promotion.ts';
export { PROMOTIONS_TOPIC } from './offers/offer-board.ts';
export type { ShippedPromotion } from './offers/ship-promotions.ts';
export type { ShownApplication } from './serve.ts';

export type Promotions = Module &
  OfferCalls & {
    /** Marks an offer as one that is applied for, now or in a window of its own. */
    readonly openOffer: (actor: Actor, promotionId: bigint, window: Window) => Promise<void>;
    /** Takes no more applications for an offer. */
    readonly stopOffer: (actor: Actor, promotionId: bigint) => Promise<void>;
    /** What waits for a decision, oldest first. */
    readonly listApplications: (promotionId?: bigint) => Promise<readonly ShownApplication[]>;
    readonly showApplication: (actor: Actor, id: bigint) => Promise<ShownApplication>;
    /** Credits the member with the amount, once. */
    readonly approve: (actor: Actor, id: bigint, amount: Money) => Promise<void>;
    /** Rejects with words for the member. */
    readonly reject: (actor: Actor, id: bigint, answer: string) => Promise<void>;
  };

export const createPromotions = (given: PromotionsDeps): Promotions => {
  const { lookup, routes, ...offers } = createOffers(given);
  const deps: ApplicationsDeps = { ...given, offers: lookup };
  const forStaff = {
    ...offers,
    openOffer: (actor, promotionId, window) => openOffer(deps, actor, promotionId, window),
    stopOffer: (actor, promotionId) => stopOffer(deps, actor, promotionId),
    listApplications: (promotionId) => listApplications(deps, promotionId),
    showApplication: (actor, id) => showApplication(deps, actor, id),
    approve: (actor, id, amount) => approve(deps, actor, id, amount),
    reject: (actor, id, answer) => reject(deps, actor, id, answer),
  } satisfies Partial<Promotions>;
  return {
    ...forStaff,
    listeners: notifyPages(deps),
    personalData: promotionsData,
    routes: [
      ...routes,
      ...operatorRoutes(forStaff),
      bind(contract.readApplication, ({ query }, { session }) => readStanding(deps, query.id, session)),
      bind(contract.applyFor, ({ body }, { session }) => applyFor(deps, body, session)),
      bind(contract.readRefill, (_input, { session }) => readRefill(deps, session)),
      bind(contract.takeRefill, ({ body }, { session }) => takeRefill(deps, body, session)),
    ],
  };
};
