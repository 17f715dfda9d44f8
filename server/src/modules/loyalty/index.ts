/** Gives players something for staying: points from play and deposits, and the mall where they become rewards. */
import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MissionMetric, MissionPeriod, RewardType } from '@fairground/contract/loyalty/states';
import * as contract from '@fairground/contract/loyalty/endpoints';
import { PAGE_SIZE } from '@fairground/contract/loyalty/endpoints';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import { listenerOf, readProgress } from '../../platform/events/index.ts';
import { bind } from '../../platform/http/route.ts';
import { inLanguage } from '../../platform/localized.ts';
import type { Localized } from '../../platform/localized.ts';
import type { Module } from '../../platform/module.ts';
import { createLapseClaims } from './claims/lapse-claims.ts';
import { createLoyaltyRewards } from './claims/rewards.ts';
import type { LoyaltyRewards } from './claims/rewards.ts';
import { claimRoutes } from './claims/routes.ts';
import { loyaltyOffers } from './console.ts';
import type { LoyaltyDeps } from './deps.ts';
import type { MissionText, StoredMilestone, StoredPrize } from './domain/mission.ts';
import { BONUS_DAYS, SPINS_DAYS } from './domain/reward.ts';
import type { Reward, RewardText } from './domain/reward.ts';
import { addAddress, changeAddress, removeAddress } from './mall/addresses.ts';
import { registerMoneyOrder } from './mall/pay-order.ts';
import { registerRewardChange } from './mall/rewards.ts';
import { redeemReward } from './mall/redeem-reward.ts';
import { cancelRedeem } from './mall/return-redeem.ts';
import { showRedeem } from './mall/show-redeem.ts';
import { rankRoutes } from './operator/rank-routes.ts';
import { missionOperatorRoutes } from './operator/mission-routes.ts';
import { mallRoutes } from './operator/routes.ts';
import { registerPointAdjustment } from './points/adjust-points.ts';
import { convertPoints } from './points/convert-points.ts';
import { EARNING, earnPoints } from './points/earn-points.ts';
import { showConfig, showEntries, showPoints } from './points/show-points.ts';
import { registerMissionPublish } from './missions/change-missions.ts';
import { createEndRaces } from './missions/end-races.ts';
import { missionRoutes } from './missions/routes.ts';
import { countProgress } from './progress/count-progress.ts';
import { PROGRESSING } from './progress/gains.ts';
import { clubLabelOf, dailyWithdrawalsOf } from './ranks/benefits.ts';
import type { ClubLabel } from './ranks/benefits.ts';
import { registerRankChange } from './ranks/change-rank.ts';
import { registerRankLock } from './ranks/lock-rank.ts';
import { noteGivenRanks } from './ranks/note-given-ranks.ts';
import { createCloseMonth } from './ranks/close-month.ts';
import { showRankProgress, showRanks } from './ranks/show-ranks.ts';
import type { ProductRates } from '../members/index.ts';
import { rebateRates } from './rebates/rates.ts';
import { registerRebateRule } from './rebates/change-rule.ts';
import { createComputeRebates } from './rebates/compute-day.ts';
import { showReferral } from './referral/show-referral.ts';
import { registerRafflePublish } from './raffle/change-raffles.ts';
import { createDrawRaffles } from './raffle/draw-raffles.ts';
import { shipRaffles } from './raffle/ship-raffles.ts';
import type { ShippedRaffle } from './raffle/ship-raffles.ts';
import { raffleRoutes } from './raffle/routes.ts';
import { rebateRoutes } from './rebates/routes.ts';
import { listAddresses } from './store/addresses.ts';
import { shipMissions } from './store/missions.ts';
import { loyaltyData } from './store/personal-data.ts';
import { orderQueue } from './store/queues.ts';
import { listRedeemsOf } from './store/redeems.ts';
import { listRewardsOn, shipRewards } from './store/rewards.ts';

export type { ShippedRaffle } from './raffle/ship-raffles.ts';
export { loyaltySecrets } from './raffle/seeds.ts';
// How a place on a board is found: the bench of leaderboards measures it.
export { bucketOf } from './domain/board-bucket.ts';
export { findPlace } from './store/boards.ts';
export type { ProgressRow as BoardRow } from './store/boards.ts';

/** A reward a brand brings along; the key names its row for good. Amounts in units of 1/10,000 as texts. */
export type ShippedReward = {
  readonly key: string;
  readonly type: RewardType;
  readonly points: number;
  readonly amount: string | null;
  readonly wagerX100?: number | undefined;
  readonly maxBet?: string | undefined;
  readonly stock: number;
  readonly memberLimit: number | null;
  readonly minRank: number;
  readonly image: string;
  readonly hue: number;
  readonly sort: number;
  readonly texts: Localized<RewardText>;
};

/** A mission a brand brings along; the key names its row for good. Amounts in units of 1/10,000 as texts. */
export type ShippedMission = {
  readonly key: string;
  readonly metric: MissionMetric;
  readonly products: readonly BetCategory[];
  readonly period: MissionPeriod;
  readonly fromDay: string;
  readonly untilDay: string | null;
  readonly milestones: readonly StoredMilestone[];
  readonly hasBoard: boolean;
  readonly prizes: readonly StoredPrize[];
  readonly turnover: number;
  readonly hue: number;
  readonly texts: Localized<MissionText>;
};

export type Loyalty = Module & {
  /** Puts what the brand ships into the mall; what an operator changed stays. Safe at every start. */
  readonly installRewards: (rewards: readonly ShippedReward[]) => Promise<void>;
  /** Adds the missions the brand ships, once each. Safe at every start. */
  readonly installMissions: (missions: readonly ShippedMission[]) => Promise<void>;
  /** Adds the raffles the brand ships, once each, and begins them. Safe at every start. */
  readonly installRaffles: (raffles: readonly ShippedRaffle[]) => Promise<void>;
  /** What everybody gets of each product where no other rate was given, in parts per million. */
  readonly rebateRates: (reader: Reader) => Promise<ProductRates>;
  /** How a rank is called beside the name of its member; nothing for level 0. */
  readonly clubLabelOf: (level: number, language: LanguageCode) => Promise<ClubLabel | null>;
  /** What members are due, for the rewards centre. */
  readonly rewards: LoyaltyRewards;
  /** Withdrawals a day that a member's rank gives; undefined leaves it to the rules of all. */
  readonly dailyWithdrawalsOf: (reader: Reader, member: MemberId) => Promise<number | undefined>;
};

export const createLoyalty = (deps: LoyaltyDeps): Loyalty => {
  const { db, clock, wallet } = deps;
  const lapse = createLapseClaims(deps);
  const counting = listenerOf('loyalty.count-progress', PROGRESSING, (tx, facts) => countProgress(deps, tx, facts));
  const countedUntil = async (): Promise<Date> => {
    const now = clock.now();
    const { oldestWaiting } = await readProgress(db, counting);
    return oldestWaiting !== null && oldestWaiting < now ? oldestWaiting : now;
  };
  const close = createCloseMonth({ ...deps, countedUntil });
  const races = createEndRaces({ ...deps, countedUntil });
  const rebates = createComputeRebates(deps);
  const holdRebateRule = registerRebateRule(deps, deps.approvals);
  const raffles = createDrawRaffles({ ...deps, countedUntil });
  const holdRaffle = registerRafflePublish(deps, deps.approvals);
  const holdMission = registerMissionPublish(deps, deps.approvals);
  const holdRank = { change: registerRankChange(deps, deps.approvals), lock: registerRankLock(deps) };
  return {
    installMissions: (missions) => inTransaction(db, (tx) => shipMissions(tx, missions, clock.now())),
    installRaffles: (shipped) => shipRaffles(deps, shipped),
    installRewards: (rewards) => inTransaction(db, (tx) => shipRewards(tx, rewards, clock.now())),
    listeners: [
      listenerOf('loyalty.earn-points', EARNING, (tx, facts) => earnPoints(deps, tx, facts)),
      counting,
      noteGivenRanks(deps),
    ],
    rewards: createLoyaltyRewards(deps),
    personalData: loyaltyData,
    queues: [orderQueue],
    rebateRates,
    clubLabelOf: (level, language) => clubLabelOf(deps, level, language),
    dailyWithdrawalsOf: (reader, member) => dailyWithdrawalsOf(deps, reader, member),
    jobs: [lapse, close, races, rebates, raffles],
    schedules: [
      { job: lapse, cron: '*/10 * * * *' },
      { job: races, cron: '*/5 * * * *' },
      { job: raffles, cron: '*/5 * * * *' },
      // Ten past one at night where the site lives, and later again where the day was not closed yet.
      { job: rebates, cron: '10 * * * *' },
      // Four in the morning of the first where the site lives, and later again where the month was not counted yet.
      { job: close, cron: '5 * * * *' },
    ],
    console: { offers: loyaltyOffers },
    routes: [
      ...mallRoutes(deps, {
        adjustment: registerPointAdjustment(deps),
        reward: registerRewardChange(deps),
        order: registerMoneyOrder(deps),
      }),
      ...rankRoutes(deps, holdRank),
      ...claimRoutes(deps),
      bind(contract.readReferral, ({ query }, { session }) =>
        showReferral(deps, session.memberId, Number(query.pageNo ?? '1')),
      ),
      ...missionRoutes(deps),
      ...raffleRoutes(deps, holdRaffle),
      ...rebateRoutes(deps, holdRebateRule),
      ...missionOperatorRoutes(deps, holdMission),
      bind(contract.listRanks, (_input, { language }) => showRanks(deps, language)),
      bind(contract.readRankProgress, (_input, { session }) => showRankProgress(deps, session)),
      bind(contract.readPoints, (_input, { session }) => showPoints(deps, session)),
      bind(contract.readPointConfig, () => showConfig(deps)),
      bind(contract.listPointEntries, ({ query }, { session }) => showEntries(db, session.memberId, query.pageNo)),
      bind(contract.convertPoints, ({ body }, { session }) => convertPoints(deps, body, session)),
      bind(contract.listRewards, async ({ query }, { language }) => ({
        list: (await listRewardsOn(db, query.type)).map((reward) => shownReward(deps, reward, language)),
        currencySymbol: await wallet.symbolOf(await wallet.currencyOf({ account: 'member' })),
      })),
      bind(contract.redeemReward, async ({ body }, { session, language }) =>
        showRedeem(deps, await redeemReward(deps, body, session), language),
      ),
      bind(contract.cancelRedeem, async ({ body }, { session, language }) =>
        showRedeem(deps, await cancelRedeem(deps, session.memberId, body.id), language),
      ),
      bind(contract.listRedeems, async ({ query: { pageNo = '1', ...filter } }, { session, language }) => {
        const page = { offset: (Number(pageNo) - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 };
        const rows = await listRedeemsOf(db, session.memberId, { ...filter, ...page });
        const list = rows.slice(0, PAGE_SIZE).map((row) => showRedeem(deps, row, language));
        return { list, hasMore: rows.length > PAGE_SIZE };
      }),
      bind(contract.listAddresses, async (_input, { session }) => ({
        list: await listAddresses(db, session.memberId),
      })),
      bind(contract.addAddress, ({ body }, { session }) => addAddress(deps, session.memberId, body)),
      bind(contract.changeAddress, ({ body }, { session }) => changeAddress(deps, session.memberId, body)),
      bind(contract.removeAddress, ({ query }, { session }) => removeAddress(deps, session.memberId, query.id)),
    ],
  };
};

const shownReward = (
  { languages }: Pick<LoyaltyDeps, 'languages'>,
  { texts, id, type, points, amount, wagerX100, maxBet, stock, minRank, memberLimit, image, hue, ...reward }: Reward,
  language: LanguageCode,
) => {
  const words = inLanguage(texts, language, languages[0]);
  return {
    ...{ id: id as Id<'point-reward'>, type, amount, minRank, memberLimit, image, hue, quantity: stock },
    points: Number(points),
    terms: wagerX100 === null || maxBet === null ? null : { wagerX100, maxBet, days: BONUS_DAYS },
    spins:
      reward.spinsCount === null || reward.spinsBet === null
        ? null
        : { count: reward.spinsCount, bet: reward.spinsBet, days: SPINS_DAYS },
    name: words?.name ?? '',
    about: words?.about ?? '',
  };
};
