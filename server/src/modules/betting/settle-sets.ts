import { afterCommit, inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BettingDeps } from './deps.ts';
import { voidBets } from './settle-market.ts';
import { findMarket, lockSettlement, updateMarketProgress, updateMarketState } from './store.ts';
import { findSetEnd, setValid, settleSet } from './store/settle-sets.ts';
import type { BetRange, CountedBet, Winner } from './store/settle-sets.ts';
import type { BetId, MarketId } from './wager.ts';

/** What became of the bets of a range that stand. Those who neither won nor are void have lost. */
export type Verdict = {
  /** How many bets were looked at: a bet the game does not know must not pass for one that lost. */
  readonly judged: number;
  readonly winners: readonly Winner[];
  /** Bets that are void: their stake goes back, and neither is anything won nor does anything count. */
  readonly voided?: readonly BetId[];
  /** Bets that count otherwise for turnover than was told with them. */
  readonly counted?: readonly CountedBet[];
};

/** Judges the bets of a range by what the game keeps of them. It must judge a range the same way every time. */
export type Judge = (range: BetRange) => Promise<Verdict>;

/** Enough that the statements of a set weigh little beside its bets, few enough that accounts are held for a moment only. */
const SET_SIZE = 4_000;

type Deps = Pick<BettingDeps, 'db' | 'wallet'>;
type Ahead = BetRange & { readonly verdict: Promise<Verdict> };

/**
 * Settles every bet of a locked market, a set in a transaction, without a look at the bets that lost. How far it came is
 * kept with the set, so that it goes on after a crash, and two settlers at once do each set once. The next set is judged
 * while this one is written.
 */
export const settleMarketInSets = async (deps: Deps, id: MarketId, judge: Judge): Promise<number> => {
  let ahead: Ahead | undefined;
  const begin = (range: BetRange): Ahead => {
    const verdict = judge(range);
    // Whoever awaits it hears of a failure; nobody may come to.
    verdict.catch(() => undefined);
    return { ...range, verdict };
  };

  const settleNext = async (tx: Tx): Promise<number | undefined> => {
    await lockSettlement(tx, id);
    const market = await findMarket(tx, id);
    if (!market) throw new Refusal('betting.market-unknown');
    if (market.state === 'settled') return undefined;
    if (market.state !== 'locked')
      throw new Refusal(market.state === 'open' ? 'betting.market-open' : 'betting.market-over');

    const after = market.doneThrough;
    const through = await findSetEnd(tx, id, after, SET_SIZE);
    if (through === undefined) {
      await updateMarketState(tx, id, ['locked'], 'settled');
      return undefined;
    }
    // Another settler may have done what was judged ahead.
    const isJudged = ahead?.after === after && ahead.through === through;
    const current = ahead !== undefined && isJudged ? ahead : begin({ after, through });
    const { judged, winners, voided = [], counted = [] } = await current.verdict;
    const next = await findSetEnd(tx, id, through, SET_SIZE);
    ahead = next === undefined ? undefined : begin({ after: through, through: next });

    await setValid(tx, id, current, counted);
    const given = await voidBets(deps, tx, id, voided);
    const { won, lost, members } = await settleSet(tx, id, current, winners);
    const settled = given + won + lost;
    if (settled !== judged)
      throw new Error(`Of ${settled} bets of the market ${id} up to ${through} ${judged} were judged.`);
    afterCommit(tx, () => deps.wallet.tellMoved(members));
    await updateMarketProgress(tx, id, through);
    return judged;
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
    await ahead?.verdict.catch(() => undefined);
  }
};
