/** Keeps the one register of wagers that every game shares, in one commit with the money they move. */
import * as contract from '@fairground/contract/betting/endpoints';
import * as operator from '@fairground/contract/betting/operator-endpoints';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import { afterCommit, flightIn } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { keyOf } from '../wallet/index.ts';
import type { WagerAnswer } from './answer.ts';
import { cancelMarket } from './cancel-market.ts';
import { bettingOffers, findBets } from './console.ts';
import { createAttachedLanes, executeAll, executeTogether } from './execute-batch.ts';
import type { AttachOptions } from './execute-batch.ts';
import type { BettingDeps } from './deps.ts';
import { betByKey, betFrom, betOf, betsOfTeam, gamesOf, historyOf, listForStaff, sumsOf, walkBets } from './history.ts';
import type { HistoryFilters } from './history.ts';
import { lockMarket, moveMarketEnd, openMarket } from './markets.ts';
import { createOverdueJob } from './overdue-rounds.ts';
import { playedBy } from './played.ts';
import { createPrepareWager } from './prepare-wager.ts';
import type { PreparedWager } from './prepare-wager.ts';
import { createProductIds } from './products.ts';
import type { Product, ProductIds } from './products.ts';
import { createProofJob, proveRegister } from './prove.ts';
import type { RegisterProof } from './prove.ts';
import { settleMarketInSets } from './settle-sets.ts';
import type { Judge } from './settle-sets.ts';
import { listRound } from './store.ts';
import type { Market } from './store.ts';
import { findFirstBet } from './store/first-bet.ts';
import { walkDaySums } from './store/day-sums.ts';
import { endRounds } from './store/settle-rounds.ts';
import type { EndedRound } from './store/settle-rounds.ts';
import { sumOpenStakes } from './store/open-stakes.ts';
import type { PlayedGame } from './store/sum-bets.ts';
import { listOverdueRounds, listParkedWins, updateParkedWin } from './store/work-lists.ts';
import type { OverdueRound, ParkedWin } from './store/work-lists.ts';
import type { BetId, MarketId, Wager } from './wager.ts';
import { bettingQueues } from './store/waiting.ts';
import { bettingData } from './store/personal-data.ts';

export type { WagerAnswer, WagerOutcome } from './answer.ts';
export type { Attachment, Carried, Settled } from './execute-batch.ts';
export type { PreparedWager } from './prepare-wager.ts';
export { validLotteryBet, validSportsBet } from './domain/valid-bet.ts';
export { betsSettled, settledBetsOf, validCashOf } from './facts.ts';
export type { SettledBet, SettledBets } from './facts.ts';
export type { Judge } from './settle-sets.ts';
export type { DaySum } from './store/day-sums.ts';
export type { EndedRound } from './store/settle-rounds.ts';
export { CALLER_REFUSALS } from './wager.ts';
export type { BetId, CallerRefusal, GameId, MarketId, PlaceWager, Wager } from './wager.ts';

/** A round by its source's own numbering. */
type RoundName = {
  readonly tenant: string;
  readonly source: string;
  readonly member: MemberId;
  readonly round: string;
};

type Round = {
  readonly state: contract.RoundState;
  readonly isClosed: boolean;
  readonly bets: readonly contract.Bet[];
  /** Wins that stand. */
  readonly wins: number;
};

/** What a range of bets is narrowed by. */
type BetRange = QueryOf<typeof contract.sumBets>;

export type Betting = Module & {
  /**
   * Looks up what one member's wagers need, for `applyIn`. Before the transaction: anyone who asks for a second
   * connection with one in hand may wait for others who do the same.
   */
  readonly prepare: (wagers: readonly Wager[]) => Promise<readonly PreparedWager[]>;
  /** Within a transaction of the caller, all or nothing: what it writes besides stands or falls with the wagers. */
  readonly applyIn: (tx: Tx, prepared: readonly PreparedWager[]) => Promise<readonly WagerAnswer[]>;
  /** Looks up what wagers of any members need, for `correctIn`. */
  readonly prepareAll: (wagers: readonly Wager[]) => Promise<readonly PreparedWager[]>;
  /** Corrects rounds of any members within a transaction of the caller, in one batch; throws unless every one is done. */
  readonly correctIn: (tx: Tx, corrections: readonly PreparedWager[]) => Promise<void>;
  /**
   * Ends rounds of one bet each as sets within a transaction of the caller, the accounts of all of them locked first.
   * Answers which it ended: what is not usual, such as a share of a bonus, is left to `correctIn`.
   */
  readonly endRoundsIn: (tx: Tx, rounds: readonly EndedRound[]) => Promise<ReadonlySet<BetId>>;
  /** Opens lanes for a module whose own rows stand or fall with wagers: it loads and writes them in the same transaction. */
  readonly openLanes: <AttachedItem, Loaded, Reply>(
    options: AttachOptions<AttachedItem, Loaded, Reply>,
  ) => (wager: Wager, attachedItem: AttachedItem) => Promise<Reply>;
  readonly openMarket: (market: Pick<Market, 'source' | 'code' | 'opensAt' | 'closesAt'>) => Promise<MarketId>;
  readonly moveMarketEnd: (id: MarketId, closesAt: Date) => Promise<void>;
  /** When this returns, every accepted bet is in the register and no other will be. */
  readonly lockMarket: (id: MarketId) => Promise<void>;
  /**
   * Decides every bet of a locked market once; may be called again after a crash. The game names the winners of a range,
   * and all others have lost. Answers how many it decided.
   */
  readonly settleMarketInSets: (id: MarketId, judge: Judge) => Promise<number>;
  readonly cancelMarket: (id: MarketId) => Promise<number>;
  /** What a product's number in a fact stands for. */
  readonly productOf: ProductIds['productOf'];
  readonly historyOf: (member: MemberId, filters?: HistoryFilters) => Promise<ValueOf<typeof contract.listBets>>;
  /** Bets of several members, the newest first, each with whose it is. */
  readonly betsOfTeam: (
    members: readonly MemberId[],
    filters: Omit<HistoryFilters, 'pageSize'>,
  ) => ReturnType<typeof betsOfTeam>;
  /** Every bet of a range, the newest first, page by page as it is read. */
  readonly walkBets: (member: MemberId, filters: BetRange) => AsyncIterable<readonly contract.Bet[]>;
  /** The games a member placed bets in within a range, those with the most bets first. */
  readonly gamesOf: (member: MemberId, filters: BetRange) => Promise<readonly PlayedGame[]>;
  /** What the member ever bet on: a bet is in it as soon as it is taken. */
  readonly playedBy: (member: MemberId) => Promise<readonly Product[]>;
  readonly betOf: (member: MemberId, id: BetId) => Promise<ValueOf<typeof contract.readBet>>;
  readonly roundOf: (name: RoundName) => Promise<Round | undefined>;
  /** Rounds open for more than a day, the oldest first. */
  readonly listOverdueRounds: (limit?: number) => Promise<readonly OverdueRound[]>;
  /** Wins that came without a bet and wait for somebody to look at them. */
  readonly listParkedWins: (limit?: number) => Promise<readonly ParkedWin[]>;
  /** Takes a win off that list, with who looked at it and what came of it; whether it was still there. */
  readonly reviewParkedWin: (tx: Tx, operationKey: string, by: string, note: string) => Promise<boolean>;
  /** Compares every bet, every round and every member's bets with the ledger; takes long and holds up nobody. */
  readonly prove: () => Promise<RegisterProof>;
  /** What was settled and corrected in a span of time, from the register, to compare with what was added up from facts. */
  readonly walkDaySums: typeof walkDaySums;
  /** Stakes of a member that wait for their result, per category. */
  readonly sumOpenStakes: (member: MemberId) => Promise<ReadonlyMap<contract.BetCategory, Money>>;
  /** Takes nothing new and ends when everything taken is answered; before the lanes' connections close. */
  readonly drain: () => Promise<void>;
};

const GROUP_SIZE_MAX = 100;
const WORK_LIST_MAX = 200;

export const createBetting = (deps: BettingDeps): Betting => {
  const { db, clock, wallet } = deps;
  const products = createProductIds(db);
  const prepare = createPrepareWager(deps, products, (member, round) => findFirstBet(db, member, round));
  const opened: { readonly drain: () => Promise<void> }[] = [];
  const overdue = createOverdueJob(deps);
  const proof = createProofJob(deps);

  const prepareGroup = async (wagers: readonly Wager[]) => {
    const group = await Promise.all(wagers.map(async (wager) => prepare(wager)));
    const keys = group.flatMap((rows) => rows.map(({ key }) => key));
    const isOfOne = new Set(wagers.map(({ member }) => member)).size <= 1;
    if (!isOfOne || new Set(keys).size < keys.length || keys.length > GROUP_SIZE_MAX)
      throw new Refusal('betting.id-refused');
    return group;
  };

  return {
    prepare: prepareGroup,
    applyIn: async (tx, group) => {
      if (group.length === 0) return [];
      const answers = await flightIn(tx, (flight) => executeTogether(flight, group));
      afterCommit(tx, () => wallet.tellMoved(group.map(([{ member }]) => member)));
      return answers;
    },
    prepareAll: (wagers) => Promise.all(wagers.map(async (wager) => prepare(wager))),
    correctIn: (tx, corrections) => executeAll(wallet, tx, corrections),
    endRoundsIn: async (tx, rounds) => {
      if (rounds.length === 0) return new Set();
      await wallet.lockAccountsOf(tx, [...new Set(rounds.map(({ member }) => member))]);
      const { done, paid } = await endRounds(tx, rounds);
      afterCommit(tx, () => wallet.tellMoved(paid));
      return done;
    },
    openLanes: (options) => {
      const attached = createAttachedLanes(deps, options);
      opened.push(attached);
      return async (wager, attachedItem) => attached.submit({ wager: await prepare(wager), attachedItem });
    },
    openMarket: (market) => openMarket(deps, market),
    moveMarketEnd: (id, closesAt) => moveMarketEnd(deps, id, closesAt),
    lockMarket: (id) => lockMarket(deps, id),
    settleMarketInSets: (id, judge) => settleMarketInSets(deps, id, judge),
    cancelMarket: (id) => cancelMarket(deps, id),
    productOf: products.productOf,
    historyOf: (member, filters = {}) => historyOf(deps, member, filters),
    betsOfTeam: (team, filters) => betsOfTeam(deps, team, filters),
    walkBets: (member, filters) => walkBets(deps, member, filters),
    gamesOf: (member, filters) => gamesOf(deps, member, filters),
    playedBy: (member) => playedBy(deps, member),
    betOf: (member, id) => betOf(deps, member, id),
    roundOf: async ({ tenant, source, member, round }) => {
      const rows = await listRound(
        db,
        member,
        keyOf({ tenant, source, member, action: 'round', transactionId: round }),
      );
      const [head] = rows;
      if (!head) return undefined;
      const bets = rows.map(betFrom);
      return {
        state: betFrom({ ...head, state: head.roundState === 'cancelled' ? 'void' : 'accepted' }).state,
        isClosed: head.settledAt !== null,
        bets,
        wins: head.wins,
      };
    },
    listOverdueRounds: (limit = WORK_LIST_MAX) => listOverdueRounds(db, limit),
    listParkedWins: (limit = WORK_LIST_MAX) => listParkedWins(db, limit),
    reviewParkedWin: (tx, operationKey, by, note) => updateParkedWin(tx, operationKey, by, note, clock.now()),
    prove: () => proveRegister(deps),
    walkDaySums,
    sumOpenStakes: (member) => sumOpenStakes(db, member),
    drain: async () => {
      await Promise.all(opened.map((each) => each.drain()));
    },
    jobs: [overdue, proof],
    schedules: [
      { job: overdue, cron: '9 * * * *' },
      { job: proof, cron: '50 19 * * *' },
    ],
    personalData: bettingData,
    queues: bettingQueues,
    console: { offers: bettingOffers, finds: { 'betting.find': (words) => findBets(deps, words) } },
    routes: [
      bind(contract.listBets, ({ query }, { session }) => historyOf(deps, session.memberId, query)),
      bind(contract.sumBets, ({ query }, { session }) => sumsOf(deps, session.memberId, query)),
      bind(operator.listMemberBets, ({ query: { memberId, ...filters } }) => historyOf(deps, memberId, filters)),
      bind(operator.sumMemberBets, ({ query: { memberId, ...filters } }) => sumsOf(deps, memberId, filters)),
      bind(operator.listBetsForStaff, ({ query }) => listForStaff(deps, query)),
      bind(operator.readBetForStaff, async ({ query }) => (await betByKey(deps, query.betKey)).bet),
      bind(operator.listRoundOfBet, async ({ query }) => ({ list: (await betByKey(deps, query.betKey)).round })),
      bind(operator.readMemberBet, ({ query }) => betOf(deps, query.memberId, query.betId)),
      bind(contract.readBet, ({ query }, { session }) => betOf(deps, session.memberId, query.betId)),
    ],
  };
};
