/** Shows the offers of the site, takes applications for them, credits what is issued, and refills play money. */
import * as contract from '@fairground/contract/promotions/endpoints';
import type { Find } from '../../platform/console.ts';
import { findRows } from '../../platform/find-rows.ts';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { ApplicationCalls } from './application-calls.ts';
import { applyFor, readStanding } from './apply.ts';
import { createRewardsCentre } from './bonus/claimables.ts';
import type { Claimables } from './bonus/claimables.ts';
import { createDepositOffers } from './bonus/deposit-offers.ts';
import type { BonusOffers } from './bonus/deposit-offers.ts';
import { endBonusesOfExcluded } from './bonus/end-of-excluded.ts';
import { createGifts } from './bonus/gifts.ts';
import { bonusOperatorRoutes } from './bonus/operator-routes.ts';
import { registerTerms } from './bonus/publish-terms.ts';
import { bonusRoutes } from './bonus/routes.ts';
import { approve, reject } from './decide.ts';
import { promotionsOffers } from './console.ts';
import type { ApplicationsDeps, PromotionsDeps } from './deps.ts';
import { createOffers } from './offers/offers.ts';
import type { OfferCalls } from './offers/offers.ts';
import { operatorRoutes } from './operator-routes.ts';
import { readRefill, takeRefill } from './refill.ts';
import { listApplications, showApplication } from './serve.ts';
import { openOffer, stopOffer } from './set-offer.ts';
import { notifyPages } from './notify.ts';
import { promotionsData } from './store/personal-data.ts';

export type { PromotionText } from './domain/promotion.ts';
export { PROMOTIONS_TOPIC } from './offers/offer-board.ts';
export type { ShippedPromotion } from './offers/ship-promotions.ts';
export type { ShownApplication } from './serve.ts';

export type Promotions = Module &
  OfferCalls &
  ApplicationCalls & {
    /** Where modules join what members may claim from them to the rewards centre. */
    readonly claimables: Claimables;
    /** Bonuses on deposits, for the cashier. */
    readonly depositOffers: BonusOffers;
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
  const findOffers: Find = async (words) =>
    findRows(
      (await offers.listAllPromotions()).map(({ id, category, texts }) => ({
        key: id.toString(),
        title: (texts.EN ?? Object.values(texts)[0])?.title ?? id.toString(),
        detail: category,
        texts: Object.values(texts).map(({ title }) => title),
      })),
      words,
    );
  const centre = createRewardsCentre(deps);
  centre.register(createGifts(deps));
  return {
    ...forStaff,
    claimables: { register: centre.register },
    depositOffers: createDepositOffers(deps),
    listeners: [...notifyPages(deps), endBonusesOfExcluded(deps)],
    personalData: promotionsData,
    console: { offers: promotionsOffers, finds: { 'promotions.find': findOffers } },
    routes: [
      ...routes,
      ...operatorRoutes(forStaff, given.clock),
      ...bonusRoutes(deps, centre),
      ...bonusOperatorRoutes(deps, registerTerms(deps)),
      bind(contract.readApplication, ({ query }, { session }) => readStanding(deps, query.id, session)),
      bind(contract.applyFor, ({ body }, { session }) => applyFor(deps, body, session)),
      bind(contract.readRefill, (_input, { session }) => readRefill(deps, session)),
      bind(contract.takeRefill, ({ body }, { session }) => takeRefill(deps, body, session)),
    ],
  };
};
