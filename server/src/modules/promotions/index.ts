/** Shows the offers of the site and gives what their terms promise, takes applications, opens red packets, and refills play money. */
import * as contract from '@fairground/contract/promotions/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { Find } from '../../platform/console.ts';
import { findRows } from '../../platform/find-rows.ts';
import type { Reader } from '../../platform/database/index.ts';
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
import { createPeriodicOffers } from './bonus/periodic.ts';
import { registerManualGrant } from './bonus/give-grant.ts';
import { registerRevoke } from './bonus/revoke-grant.ts';
import { createSignUpOffers, needsDeposit } from './bonus/sign-up.ts';
import type { SignUpOffers } from './bonus/sign-up.ts';
import { createFreeSpinsOfMall } from './free-spins/for-mall.ts';
import type { FreeSpinsOfMall } from './free-spins/for-mall.ts';
import { createEndSpinsJob } from './free-spins/end-spins.ts';
import { joinOffer, showConditions, showStandings } from './offers/show-standings.ts';
import { createPackets, openEnvelope, showDrops } from './packets/drops.ts';
import { shipPackets } from './packets/ship-packets.ts';
import type { ShippedPacket } from './packets/ship-packets.ts';
import { registerDrop } from './packets/publish-drop.ts';
import { bonusOperatorRoutes } from './bonus/operator-routes.ts';
import { registerTerms } from './bonus/publish-terms.ts';
import { bonusRoutes } from './bonus/routes.ts';
import { approve, prepareIssue, registerLargeReward, reject } from './decide.ts';
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
import { applicationTimeline, awardTimeline } from './store/timeline.ts';

export type { PromotionText } from './domain/promotion.ts';
export { PROMOTIONS_TOPIC } from './offers/offer-board.ts';
export type { ShippedPromotion } from './offers/ship-promotions.ts';
export type { ShippedPacket } from './packets/ship-packets.ts';
export type { ShownApplication } from './serve.ts';

export type Promotions = Module &
  OfferCalls &
  ApplicationCalls & {
    /** Where modules join what members may claim from them to the rewards centre. */
    readonly claimables: Claimables;
    /** Adds the red packets the brand ships, once each, and opens them. Safe at every start. */
    readonly installPackets: (packets: readonly ShippedPacket[]) => Promise<void>;
    /** Bonuses on deposits, for the cashier. */
    readonly depositOffers: BonusOffers;
    /** What new members are given at registration. */
    readonly signUpOffers: SignUpOffers;
    /** Free spins of the points mall: given here, paid here when they are over. */
    readonly freeSpins: FreeSpinsOfMall;
    /** Whether a member's gift of registration leaves only after a deposit. */
    readonly needsDeposit: (reader: Reader, member: MemberId) => Promise<boolean>;
  };

export const createPromotions = (given: PromotionsDeps): Promotions => {
  const { lookup, routes, jobs, previewPathOf, ...offers } = createOffers(given);
  const deps: ApplicationsDeps = { ...given, offers: lookup };
  const holdLarge = registerLargeReward(deps);
  const forStaff = {
    ...offers,
    openOffer: (actor, promotionId, window) => openOffer(deps, actor, promotionId, window),
    stopOffer: (actor, promotionId) => stopOffer(deps, actor, promotionId),
    listApplications: (promotionId) => listApplications(deps, promotionId),
    showApplication: (actor, id) => showApplication(deps, actor, id),
    approve: (actor, id, amount) => approve(deps, actor, id, amount),
    holdLarge: async (staff, reward, options) => {
      await prepareIssue(deps, reward.id);
      return holdLarge(staff, reward, options);
    },
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
  centre.register(createPackets(deps));
  const [cashback, birthdays] = createPeriodicOffers(deps);
  const endSpins = createEndSpinsJob(deps);
  return {
    ...forStaff,
    claimables: { register: centre.register },
    installPackets: (packets) => shipPackets(deps, packets),
    depositOffers: createDepositOffers(deps),
    signUpOffers: createSignUpOffers(deps),
    freeSpins: createFreeSpinsOfMall(deps),
    needsDeposit: (reader, member) => needsDeposit(deps, reader, member),
    jobs: [...jobs, cashback, birthdays, endSpins],
    // Both do at once what is due, and nothing where it was done: a site that was down does it later.
    schedules: [
      { job: cashback, cron: '*/20 * * * *' },
      { job: birthdays, cron: '15 * * * *' },
      { job: endSpins, cron: '* * * * *' },
    ],
    listeners: [...notifyPages(deps), endBonusesOfExcluded(deps)],
    personalData: promotionsData,
    timelines: [awardTimeline, applicationTimeline],
    console: { offers: promotionsOffers, finds: { 'promotions.find': findOffers } },
    routes: [
      ...routes,
      ...operatorRoutes({ ...forStaff, previewPathOf }, given.clock),
      ...bonusRoutes(deps, centre),
      ...bonusOperatorRoutes(deps, {
        terms: registerTerms(deps),
        give: registerManualGrant(deps),
        revoke: registerRevoke(deps),
        drop: registerDrop(deps),
      }),
      bind(contract.listStandings, (_input, { session }) => showStandings(deps, session)),
      bind(contract.readOfferConditions, ({ query }, caller) => showConditions(deps, query.id, caller)),
      bind(contract.joinOffer, ({ body }, { session }) => joinOffer(deps, body, session)),
      bind(contract.listDrops, (_input, { session, language }) => showDrops(deps, session.memberId, language)),
      bind(contract.openEnvelope, async ({ body }, { session }) => ({
        amount: await openEnvelope(deps, session.memberId, body.dropId),
        currencySymbol: await deps.wallet.symbolOf(await deps.wallet.currencyOf(session)),
      })),
      bind(contract.readApplication, ({ query }, { session }) => readStanding(deps, query.id, session)),
      bind(contract.applyFor, ({ body }, { session }) => applyFor(deps, body, session)),
      bind(contract.readRefill, (_input, { session }) => readRefill(deps, session)),
      bind(contract.takeRefill, ({ body }, { session }) => takeRefill(deps, body, session)),
    ],
  };
};
