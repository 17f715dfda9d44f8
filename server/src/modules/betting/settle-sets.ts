import { money } from '@fairground/contract/money';
import { afterCommit, inTransaction } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BettingDeps } from './deps.ts';
import { voidBets } from './cancel-market.ts';
import { payWinners, settleByRules } from './pay-winners.ts';
import { findMarket, lockSettlement, updateMarketProgress, updateMarketState } from './store.ts';
import { closeLost, findSetEnd, listBettors, listGranted, setValid } from './store/settle-sets.ts';
import type { BetRange, CountedBet, Winner } from './store/settle-sets.ts';
import type { BetId, MarketId } from './wager.ts';

/** What became of the bets of a range that stand. Those who neither won nor are void have lost. */
export type Verdict = {
  /** How many bets were looked at: a bet the game does not know must not pass for one that lost. */
  readonly judged: number;
  readonly winners: readonly Winner[];
  /** Bets that are void: their stake goes back, and neither is anything won nor does anything count. */
  readonly voided?: readonly BetId[];
  /** Bets that count otherwise for turnover than was stated with them. */
  readonly counted?: readonly CountedBet[];
};

/** Judges the bets of a range by what the game keeps of them. It must judge a range the same way every time. */
export type Judge = (range: BetRange) => Promise<Verdict>;

/** Enough that the statements of a set weigh little beside its bets, few enough that accounts are held for a moment only. */
const SET_SIZE = 4_000;

type Deps = Pick<BettingDeps, 'db' | 'wallet'>;
type Judged = BetRange & { readonly verdict: Promise<Verdict> };
type Ahead = { readonly after: bigint; readonly set: Promise<Judged | undefined> };

/**
 * Settles every bet of a locked market, a set in a transaction, without a look at the bets that lost. How far it came is
 * kept with the set, so that it goes on after a crash, and two settlers at once do each set once. The next set is found
 * and judged while this one is written, and who lost is written beside who won.
 */
export const settleMarketInSets = async (deps: Deps, id: MarketId, judge: Judge): Promise<number> => {
  let ahead: Ahead | undefined;
  let closing: Promise<void> | undefined;
  const begin = async (reader: Reader, after: bigint): Promise<Judged | undefined> => {
    const through = await findSetEnd(reader, id, after, SET_SIZE);
    if (through === undefined) return undefined;
    return { after, through, verdict: awaitedLater(judge({ after, through })) };
  };

  const settleNext = async (tx: Tx): Promise<number | undefined> => {
    await lockSettlement(tx, id);
    const market = await findMarket(tx, id);
    if (!market) throw new Refusal('betting.market-unknown');
    if (market.state === 'settled') return undefined;
    if (market.state !== 'locked')
      throw new Refusal(market.state === 'open' ? 'betting.market-open' : 'betting.market-over');

    const after = market.doneThrough;
    // What was judged ahead, unless another settler has done it: a locked market gets no more bets, so its sets stand.
    const current = await (ahead?.after === after ? ahead.set : begin(tx, after));
    if (current === undefined) {
      await updateMarketState(tx, id, ['locked'], 'settled');
      return undefined;
    }
    const verdict = await current.verdict;
    ahead = { after: current.through, set: awaitedLater(begin(deps.db, current.through)) };

    const { winners, voided = [], counted = [] } = verdict;
    const granted = await listGranted(tx, id, current);
    const [grantedWinners, plainWinners] = apart(winners, granted);
    const grantedLost = lostOf(granted, verdict);
    // All accounts of the set at once: locked step by step, two markets of the same members would wait for each other.
    const moved = [...winners.map(({ bet }) => bet), ...voided, ...grantedLost];
    await deps.wallet.lockAccountsOf(tx, await listBettors(tx, id, current, moved));
    await setValid(tx, id, current, counted);
    // What counts of a bet that lost may just have been written, and is seen from this transaction alone.
    const mayGoBeside = counted.length === 0;
    if (mayGoBeside)
      closing = awaitedLater(inTransaction(deps.db, (other) => close(other, current, verdict, grantedLost)));
    const given = await voidBets(deps, tx, id, voided);
    const byRules = await settleByRules(tx, id, current, [...grantedWinners, ...grantedLost.map(lostBet)]);
    const { won, members } = await payWinners(tx, id, current, plainWinners);
    const decidedNow = given + won + byRules.won;
    check(decidedNow, winners.length + voided.length + grantedLost.length, current);
    await (mayGoBeside ? closing : close(tx, current, verdict, grantedLost));
    afterCommit(tx, () => deps.wallet.tellMoved([...members, ...byRules.members]));
    await updateMarketProgress(tx, id, current.through);
    return verdict.judged;
  };

  /** Nothing is written down where the game and the register do not know the same bets. */
  const check = (known: number, judged: number, { through }: BetRange): void => {
    if (known !== judged)
      throw new Error(`Of ${known} bets of the market ${id} up to ${through} ${judged} were judged.`);
  };

  const close = async (
    tx: Tx,
    range: BetRange,
    { judged, winners, voided = [] }: Verdict,
    lostByRules: readonly BetId[],
  ): Promise<void> => {
    const others = [...winners.map(({ bet }) => bet), ...voided, ...lostByRules];
    const expected = judged - others.length;
    check((await closeLost(tx, id, range, { apart: others, expected })) + others.length, judged, range);
  };

  let decided = 0;
  try {
    for (;;) {
      const settled = await inTransaction(deps.db, settleNext);
      if (settled === undefined) return decided;
      decided += settled;
    }
  } finally {
    // Nothing of ours is under way once this has ended.
    await closing?.catch(() => undefined);
    const left = await ahead?.set.catch(() => undefined);
    await left?.verdict.catch(() => undefined);
  }
};

/** Winners whose members have a running grant, and the others. */
const apart = (
  winners: readonly Winner[],
  granted: ReadonlySet<bigint>,
): readonly [readonly Winner[], readonly Winner[]] =>
  granted.size === 0
    ? [[], winners]
    : [winners.filter(({ bet }) => granted.has(bet)), winners.filter(({ bet }) => !granted.has(bet))];

const lostOf = (granted: ReadonlySet<BetId>, { winners, voided = [] }: Verdict): readonly BetId[] => {
  if (granted.size === 0) return [];
  const others = new Set([...winners.map(({ bet }) => bet), ...voided]);
  return [...granted].filter((bet) => !others.has(bet));
};

const lostBet = (bet: BetId): Winner => ({ bet, payout: money(0n) });

/** Throws to a caller that awaits it; not every caller does. */
const awaitedLater = <Value>(work: Promise<Value>): Promise<Value> => {
  work.catch(() => undefined);
  return work;
};
