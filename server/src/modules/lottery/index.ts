/** Sells tickets of the lottery, draws its issues so that anybody can check them, and pays what was won. */
import type { RandomSource } from '../../platform/random.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import * as contract from '@fairground/contract/lottery/endpoints';
import { GAMES } from '@fairground/engines/lottery/games';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { Hold } from '../approvals/index.ts';
import { makeIssues } from './draw/calendar.ts';
import { cancelOrder } from './sale/cancel-order.ts';
import { listChases, readChase, stopChase } from './chase/chases.ts';
import { createCoverageFinder } from './sale/coverages.ts';
import { lotteryOffers } from './console.ts';
import type { LotteryDeps } from './deps.ts';
import { drawNow } from './draw/draw-now.ts';
import { houseSource } from './draw/draw-source.ts';
import { createKnownGames } from './games.ts';
import { listOrders, readOrder } from './show/list-orders.ts';
import { listRecent, readMenus, wishedGames } from './show/menus.ts';
import { createNews } from './show/news.ts';
import { listComingIssues, listResults, readNear, readNumbers } from './show/numbers.ts';
import { offerOf } from './show/offer.ts';
import { registerIssueCancellation } from './operator/cancel-issue.ts';
import type { IssueCancellation } from './operator/cancel-issue.ts';
import { registerDrawCorrection } from './operator/correct-draw.ts';
import type { DrawCorrection } from './operator/correct-draw.ts';
import { lotteryFinds } from './operator/finds.ts';
import { operatorRoutes } from './operator/routes.ts';
import { createOperators } from './operators.ts';
import type { LotteryOperators } from './operators.ts';
import { placeChase } from './chase/place-chase.ts';
import { placeOrder } from './sale/place-order.ts';
import { createPlacing } from './sale/placing.ts';
import { createPoolProof, provePools } from './pools/prove-pools.ts';
import { createPoolViews } from './pools/show-pools.ts';
import { createStaffJackpots } from './pools/staff-jackpots.ts';
import type { StaffJackpots } from './pools/staff-jackpots.ts';
import { readDrawProof, readTicketProofOf, sendNumber } from './draw/proofs.ts';
import { repeatOrder } from './sale/repeat-order.ts';
import { createSale } from './sale/sale.ts';
import { createSecrets } from './draw/secrets.ts';
import { keepChains, ownSeries } from './rebates/series.ts';
import { placeTyped, readTyped } from './sale/typed-bets.ts';
import { playsIn, warmUp } from './sale/warm-up.ts';
import { createWorker } from './draw/worker.ts';
import { lotteryData } from './store/personal-data.ts';

export type { GameLimits } from './domain/limits.ts';
export { payeesOf, SERIES_SCALE } from './rebates/series.ts';

/** The columns that hold closed secrets of this module. */
export const lotterySecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  {
    box: createSecretBox(keys, random, 'lottery'),
    table: 'lottery_issue',
    key: 'id',
    column: 'sealed',
    about: { column: 'commitment', of: (commitment) => `issue ${commitment}` },
  },
];

export type Lottery = Module &
  LotteryOperators & {
    /** Holds another result of an outside draw for a second person. */
    readonly holdDrawCorrection: Hold<DrawCorrection>;
    /** Holds the calling off of an unpaid issue for a second person. */
    readonly holdIssueCancellation: Hold<IssueCancellation>;
    /** Drives the calendars of all games as long as this node runs; any number of nodes may. */
    readonly start: () => void;
    readonly stop: () => Promise<void>;
    /** Takes what is due now; answers how many issues that were. For tools and tests: a node does it by itself. */
    readonly takeDue: () => Promise<number>;
    /** Opens the games of the catalogue that are played here by now; answers how many. */
    readonly openGames: () => Promise<number>;
    /** Compares the jackpots with their moves and their accounts; each sentence is a fault. */
    readonly provePools: () => Promise<readonly string[]>;
    /** The jackpots for the page of staff. */
    readonly jackpots: StaffJackpots;
    /** Makes the issues of the next hours; a node does it by itself. */
    readonly makeIssues: (hoursAhead: number) => Promise<number>;
  };

export const createLottery = (given: LotteryDeps): Lottery => {
  const house: LotteryDeps = { ...given, ...(given.chainOf && { chainOf: keepChains(given.chainOf, given.clock) }) };
  const { db } = house;
  const games = createKnownGames(db, house.offered, house.system);
  const secrets = createSecrets(house);
  const sale = createSale(house);
  const coverages = house.coverages ?? createCoverageFinder();
  const ground = { ...house, games, secrets, sale, coverages };
  const deps = {
    ...ground,
    placing: createPlacing(ground),
    news: createNews(house, games),
    source: house.drawSource ?? houseSource(db, secrets),
  };
  const worker = createWorker(deps);
  const { readPools, readPrizes } = createPoolViews(deps);
  const { buyerOf } = deps.placing;
  const poolProof = createPoolProof(deps);
  const stopping = new AbortController();
  const { correct, cancel, ...operators } = createOperators(deps);
  const { approvals } = house;
  const holds = approvals && {
    holdDrawCorrection: registerDrawCorrection({ games, correct }, approvals),
    holdIssueCancellation: registerIssueCancellation({ games, cancel }, approvals),
  };

  return {
    ...operators,
    ...(holds ?? { holdDrawCorrection: withoutApprovals, holdIssueCancellation: withoutApprovals }),
    start: () => {
      worker.start();
      void warmUp(playsIn(house.offered ?? GAMES), stopping.signal);
    },
    stop: async () => {
      stopping.abort();
      await worker.stop();
    },
    takeDue: worker.takeDue,
    openGames: async () => house.catalog.openModels((await games.all()).map(({ game }) => `lottery.${game.code}`)),
    makeIssues: (hoursAhead) => makeIssues(deps, hoursAhead),
    provePools: () => provePools(deps),
    jackpots: createStaffJackpots(deps),
    jobs: [poolProof],
    schedules: [{ job: poolProof, cron: '50 19 * * *' }],
    personalData: lotteryData,
    ...(holds && { console: { offers: lotteryOffers, finds: lotteryFinds(deps) } }),
    routes: [
      ...(holds ? operatorRoutes(deps, operators, holds) : []),
      bind(contract.readLotteryMenus, ({ query }, { language }) => readMenus(deps, query, query.language ?? language)),
      bind(contract.readVietnamMenu, ({ query }, { language }) =>
        readMenus(deps, { ...VIETNAM }, query.language ?? language),
      ),
      bind(contract.listRecentVietnam, async ({ query }, { session, language }) => ({
        list: [...(await listRecent(deps, session.memberId, VIETNAM, query.language ?? language))],
      })),
      bind(contract.listVietnamNumbers, async ({ query }) =>
        readNumbers(deps, wishedGames(await games.all(), VIETNAM).slice(0, Number(query.count))),
      ),
      bind(contract.listOpenNumbers, async ({ query }) => readNumbers(deps, wishedGames(await games.all(), query))),
      bind(contract.readNear, ({ query }) => readNear(deps, query)),
      bind(contract.listComing, ({ query }) => listComingIssues(deps, query)),
      bind(contract.listResults, ({ query }) => listResults(deps, query)),
      bind(contract.readPools, ({ query }, { session }) => readPools(query, session)),
      bind(contract.readPrizes, ({ query }, { session }) => readPrizes(query, session)),
      bind(contract.readOffer, async ({ query }) => offerOf(await games.find(query.gameCode))),
      bind(contract.readOwnSeries, async (_input, { session }) => ({
        series: await ownSeries(house, session.memberId),
      })),
      bind(contract.readDrawProof, ({ query }) => readDrawProof(deps, query.gameCode, query.numero)),
      bind(contract.readTicketProof, ({ query }, { session }) =>
        readTicketProofOf(deps, session.memberId, query.orderId),
      ),
      bind(contract.sendNumber, ({ body }, { session }) => sendNumber(deps, session.memberId, body)),
      bind(contract.placeOrder, async ({ body }, { session }) => placeOrder(deps, await buyerOf(session), body)),
      bind(contract.repeatOrder, async ({ body }, { session }) => repeatOrder(deps, await buyerOf(session), body)),
      bind(contract.listOrders, ({ query }, { session }) => listOrders(deps, session.memberId, query)),
      bind(contract.readOrder, ({ query }, { session }) => readOrder(deps, session.memberId, query.orderId)),
      bind(contract.cancelOrder, ({ query }, { session }) => cancelOrder(deps, session.memberId, query.orderId)),
      bind(contract.readTypedBets, ({ body }, { session }) => readTyped(deps, session.memberId, body)),
      bind(contract.placeTypedBets, async ({ body }, { session }) => placeTyped(deps, await buyerOf(session), body)),
      bind(contract.placeChase, async ({ body }, { session }) => placeChase(deps, await buyerOf(session), body)),
      bind(contract.listChases, ({ query }, { session }) => listChases(deps, session.memberId, query)),
      bind(contract.readChase, ({ query }, { session }) => readChase(deps, session.memberId, query.chaseId)),
      bind(contract.stopChase, ({ body }, { session }) => stopChase(deps, session.memberId, body)),
      ...(house.mode === 'sandbox' ? [bind(contract.drawNow, ({ body }, { ip }) => drawNow(deps, body, ip))] : []),
    ],
  };
};

const withoutApprovals = (): never => {
  throw new Error('This lottery was composed without approvals.');
};

const VIETNAM = { lottoArea: 'VN' } as const;
