import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/promotions/operator-endpoints';
import type { Clock } from '../../platform/clock.ts';
import { bind } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { mapLocalized } from '../../platform/localized.ts';
import { needed } from '../../platform/needed.ts';
import { windowState } from '../../platform/window-state.ts';
import { actorOf } from '../audit/index.ts';
import type { ApplicationCalls } from './application-calls.ts';
import type { Offers } from './offers/offers.ts';
import { promotionVersion } from './offers/change-promotions.ts';
import type { ShownApplication } from './serve.ts';

type PromotionCalls = ApplicationCalls &
  Pick<Offers, 'listAllPromotions' | 'previewPathOf' | 'addPromotion' | 'changePromotion' | 'endPromotion'>;

/** The calls of staff: offers, and applications for them. */
export const operatorRoutes = (promotions: PromotionCalls, clock: Clock): readonly Route[] => [
  bind(contract.listAllPromotions, async () => ({
    list: (await promotions.listAllPromotions()).map((offer) => offerRow(offer, clock.now())),
  })),
  bind(contract.readPromotion, async ({ query }) => {
    const found = (await promotions.listAllPromotions()).find(({ id }) => id === query.id);
    const row = offerRow(needed(found, 'content.promotion-unknown'), clock.now());
    return { ...row, previewPath: await promotions.previewPathOf(query.id) };
  }),
  bind(contract.addPromotion, async ({ body: { reason, ...promotion } }, caller) => ({
    id: (await promotions.addPromotion(actorOf(caller, reason), promotion)) as Id<'promotion'>,
  })),
  bind(contract.changePromotion, async ({ body: { id, version, reason, ...change } }, caller) => {
    const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await promotions.changePromotion(actorOf(caller, reason), id, named, { version });
    return {};
  }),
  bind(contract.endPromotion, async ({ body: { id, reason } }, caller) => {
    await promotions.endPromotion(actorOf(caller, reason), id);
    return {};
  }),
  bind(contract.listApplications, async ({ query }) => ({
    list: (await promotions.listApplications(query.promotionId)).map(shown),
  })),
  bind(contract.showApplication, async ({ query }, caller) =>
    shown(await promotions.showApplication(actorOf(caller, 'looked at an application'), query.id)),
  ),
  bind(contract.approveApplication, async ({ body: { id, amount, reason } }, caller) => {
    await promotions.approve(actorOf(caller, reason), id, amount);
    return {};
  }),
  bind(contract.approveLargeApplication, async ({ body: { reason, ...reward } }, caller) => ({
    approvalId: (await promotions.holdLarge(caller, reward, { reason })) as Id<'approval'>,
  })),
  bind(contract.rejectApplication, async ({ body: { id, answer, reason } }, caller) => {
    await promotions.reject(actorOf(caller, reason), id, answer);
    return {};
  }),
  bind(contract.openOffer, async ({ body: { id, opensAt = null, closesAt = null, reason } }, caller) => {
    await promotions.openOffer(actorOf(caller, reason), id, { opensAt, closesAt });
    return {};
  }),
  bind(contract.stopOffer, async ({ body: { id, reason } }, caller) => {
    await promotions.stopOffer(actorOf(caller, reason), id);
    return {};
  }),
];

type Offer = Awaited<ReturnType<PromotionCalls['listAllPromotions']>>[number];

const offerRow = (offer: Offer, now: Date) => ({
  ...offer,
  id: offer.id as Id<'promotion'>,
  texts: { ...offer.texts },
  titles: { ...mapLocalized(offer.texts, ({ title }) => title) },
  state: windowState(offer, now),
  version: promotionVersion(offer),
});

const shown = ({ id, promotionId, titles, pictures, ...application }: ShownApplication) => ({
  ...application,
  id: id as Id<'application'>,
  promotionId: promotionId as Id<'promotion'>,
  titles: { ...mapLocalized(titles, ({ title }) => title) },
  pictures: [...pictures],
});
