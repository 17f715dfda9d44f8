import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { SportsBetId, SportsMarketId } from '@fairground/contract/sports/fields';
import { inTransaction } from '../../../platform/database/index.ts';
import { validSportsBet } from '../../betting/index.ts';
import type { EndedRound, Wager } from '../../betting/index.ts';
import { changeExposures, isWeighed } from '../bets/exposures.ts';
import { legResults, resultsByMarket } from '../bets/leg-results.ts';
import { askedOf } from '../bets/wager-of-bet.ts';
import type { SportsDeps } from '../deps.ts';
import type { ExposureChange } from '../domain/open-risk.ts';
import { payBet } from '../domain/pay-bet.ts';
import type { ComboPrices } from '../domain/pay-bet.ts';
import { listCombos, listLegs } from '../store/bets.ts';
import { addChanges } from '../store/changes.ts';
import type { NewChange } from '../store/changes.ts';
import {
  closeEnded,
  listBetsOn,
  listMarketsOf,
  listOnBothSides,
  listOpenResults,
  listResultsOf,
  noteSettled,
  writeSettled,
} from '../store/settlement.ts';
import type { SettledBetRow, SettlingBet } from '../store/settlement.ts';
import type { LegRow, MarketRow, ResultRow } from '../tables.ts';
import { takeDue } from '../take-due.ts';

const RESULTS_MAX = 50;
/** As many as the register ends in one turn: the statements of a batch weigh little, and accounts are held for a moment. */
const BETS_MAX = 800;

/** Settles what results wait for; answers how many results were taken a step further. */
export const settleOpen = async (deps: SportsDeps): Promise<number> => {
  const settled = await takeDue(deps.log, {
    list: (without) => listOpenResults(deps.db, RESULTS_MAX, without),
    take: (result) => settleResult(deps, result),
    idOf: (result) => result.market_id,
    max: RESULTS_MAX,
    what: 'result',
  });
  if (settled > 0) await closeEnded(deps.db);
  return settled;
};

const settleResult = async (deps: SportsDeps, result: ResultRow): Promise<void> => {
  let after = result.settled_through;
  const onBothSides = await listOnBothSides(deps.db, result.market_id);
  let ahead = readBatch(deps, result.market_id, after);
  try {
    for (;;) {
      const { bets, legs } = await ahead;
      const isLast = bets.length < BETS_MAX;
      const through = bets.at(-1)?.id ?? after;
      // The next bets are read while these are written.
      if (!isLast) ahead = readBatch(deps, result.market_id, through);
      const batch = { result, bets, legs, onBothSides, through, isLast };
      const isSettled = await settleBatch(deps, batch).catch((error: unknown) => {
        if (!(error instanceof NotUsual)) throw error;
        return settleBatch(deps, { ...batch, byRules: error.bets });
      });
      // Somebody changed one of these bets meanwhile: the next round begins again with them.
      if (!isSettled || isLast) return;
      after = through;
    }
  } finally {
    // Nothing of ours is under way once this has ended.
    await ahead.catch(() => undefined);
  }
};

type ReadBatch = {
  readonly bets: readonly SettlingBet[];
  readonly legs: ReadonlyMap<SportsBetId, readonly LegRow[]>;
};

/** Bets of a market after one of them, with their legs. */
const readBatch = ({ db }: Pick<SportsDeps, 'db'>, market: SportsMarketId, after: bigint): Promise<ReadBatch> => {
  const read = async (): Promise<ReadBatch> => {
    const bets = await listBetsOn(db, market, after, BETS_MAX);
    const legs = await listLegs(
      db,
      bets.map(({ id }) => id),
    );
    return { bets, legs: Map.groupBy(legs, ({ bet_id }) => bet_id) };
  };
  const reading = read();
  // It is awaited when its turn comes; until then a failure is nobody's yet.
  reading.catch(() => undefined);
  return reading;
};

/** What a bet comes to: its state, and how its round ends or is corrected. */
type Verdict = {
  readonly bet: SettlingBet;
  readonly legs: readonly LegRow[];
  readonly settled: SettledBetRow;
  /** What counts for turnover where money moves. */
  readonly validBet: Money;
  /** The end of a round that has paid nothing yet. */
  readonly ends: EndedRound | undefined;
  readonly combos: ComboPrices;
  /** The versions of the results it follows from, by market. */
  readonly versions: Readonly<Record<string, number>>;
};

/** Somebody settled one of the bets or took a part of it out since they were read. */
class Changed extends Error {}

/** Some rounds of a batch cannot be ended as sets, such as those with a share of a bonus: the rules end them. */
class NotUsual extends Error {
  readonly bets: ReadonlySet<bigint>;
  constructor(bets: ReadonlySet<bigint>) {
    super('Some rounds are not usual.');
    this.bets = bets;
  }
}

type Batch = ReadBatch & {
  readonly result: ResultRow;
  /** Members whose singles on the market count nothing for turnover. */
  readonly onBothSides: ReadonlySet<MemberId>;
  readonly through: bigint;
  readonly isLast: boolean;
  /** Bets that the register ends by its rules, one by one. */
  readonly byRules?: ReadonlySet<bigint>;
};

/** Money, bets and the mark of how far it came are one transaction, so that a crash repeats nothing and skips nothing. */
const settleBatch = async (
  deps: SportsDeps,
  { result, bets, legs, onBothSides, through, isLast, byRules = new Set() }: Batch,
): Promise<boolean> => {
  const { db, betting } = deps;
  // A bet that still waits is refused by the one who decides it: its market takes no bets any more.
  const standing = bets.filter(({ state }) => state !== 'PENDING' && state !== 'REFUSED' && state !== 'CASHED_OUT');
  const ids = standing.map(({ id }) => id);
  const markets = [...new Set(ids.flatMap((id) => (legs.get(id) ?? []).map(({ market_id }) => market_id)))];
  const jointly = standing.filter(({ asked_odds }) => asked_odds !== null).map(({ id }) => id);
  const [names, said, combos] = await Promise.all([
    listMarketsOf(db, markets),
    listResultsOf(db, markets),
    listCombos(db, jointly),
  ]);
  const byMarket = resultsByMarket(said);
  const verdicts = standing.map((bet) =>
    judge(bet, legs.get(bet.id) ?? [], {
      names,
      byMarket,
      combos: combos.get(bet.id) ?? NO_COMBOS,
      coversBothSides: bet.kind === 'SINGLE' && onBothSides.has(bet.member_id),
    }),
  );
  const ends = verdicts.flatMap(({ ends: end }) => (end && !byRules.has(end.bet) ? [end] : []));
  const asSets = new Set<bigint>(ends.map(({ bet }) => bet));
  const moving = verdicts.filter(({ bet, settled }) => settled.isPaid && !asSets.has(bet.id));
  const prepared = await betting.prepareAll(moving.map((verdict) => wagerOf(deps, verdict)));
  const isSettled = await inTransaction(db, async (tx) => {
    const settled = verdicts.map((verdict) => verdict.settled);
    if (!(await writeSettled(tx, settled))) throw new Changed();
    const ended = await betting.endRoundsIn(tx, ends);
    if (ended.size < ends.length)
      throw new NotUsual(new Set([...byRules, ...ends.flatMap(({ bet }) => (ended.has(bet) ? [] : [bet]))]));
    await betting.correctIn(tx, prepared);
    await addChanges(tx, verdicts.flatMap(changeOf));
    await changeExposures(
      tx,
      verdicts.filter(({ bet }) => isWeighed(deps, bet)).flatMap((verdict) => exposureChangeOf(verdict, names)),
    );
    await noteSettled(tx, result, through, isLast);
    return true;
  }).catch((error: unknown) => {
    if (!(error instanceof Changed)) throw error;
    return false;
  });
  return isSettled;
};

const NO_COMBOS: ComboPrices = new Map();

type Known = {
  readonly names: ReadonlyMap<SportsMarketId, MarketRow>;
  readonly byMarket: ReadonlyMap<SportsMarketId, readonly ResultRow[]>;
  readonly combos: ComboPrices;
  readonly coversBothSides: boolean;
};

const judge = (bet: SettlingBet, legs: readonly LegRow[], known: Known): Verdict => {
  const results = legResults(bet, legs, { markets: known.names, said: known.byMarket });
  const paid = payBet(
    { stake: bet.stake_left, system: bet.system, combos: known.combos },
    legs.map(({ odds_milli: oddsMilli, fixture_id: fixture }, index) => ({
      fixture,
      oddsMilli,
      result: results[index] ?? null,
    })),
  );
  const state = paid?.state ?? 'ACCEPTED';
  const payout = bet.cashed + (paid?.payout ?? 0n);
  const isFirst = bet.version === 0;
  const isPaid = isFirst ? paid !== undefined : payout !== bet.payout;
  const oddsMilli = Number(bet.odds_milli < 1_000_000_000n ? bet.odds_milli : 1_000_000_000n);
  const { coversBothSides } = known;
  const validBet = paid
    ? validSportsBet({ stake: money(bet.stake), payout: money(payout), oddsMilli, coversBothSides })
    : money(0n);
  const was = { was: bet.state, version: bet.version, left: bet.stake_left };
  return {
    bet,
    legs,
    settled: { id: bet.id, state, payout, isPaid, ...was },
    validBet,
    combos: known.combos,
    versions: versionsOf(legs, known.byMarket),
    ends:
      isFirst && isPaid && bet.cashed === 0n
        ? { bet: bet.id, member: bet.member_id, payout: money(payout), validBet }
        : undefined,
  };
};

/** The first settlement ends the round; every later one moves the difference, and counts the bet again. */
const wagerOf = (deps: SportsDeps, { bet, settled, validBet }: Verdict): Wager => {
  const asked = askedOf(deps, bet, `${bet.request_id}:s${bet.version + 1}`);
  return bet.version === 0
    ? { action: 'win', ...asked, amount: money(settled.payout - bet.cashed), ends: true, validBet }
    : { action: 'resettle', ...asked, payout: money(settled.payout), validBet };
};

const versionsOf = (legs: readonly LegRow[], said: Known['byMarket']): Readonly<Record<string, number>> =>
  Object.fromEntries(
    legs.flatMap(({ market_id }) => {
      const last = said.get(market_id)?.at(-1);
      return last ? [[market_id.toString(), last.version] as const] : [];
    }),
  );

/** What is kept of a bet whose state or payment changed. */
const changeOf = ({ bet, settled, versions }: Verdict): readonly NewChange[] =>
  settled.isPaid || settled.state !== bet.state
    ? [
        {
          bet: bet.id,
          kind: 'SETTLED',
          state: settled.state,
          payout: settled.payout,
          moved: settled.payout - bet.payout,
          results: versions,
          isFirst: bet.version === 0 && bet.cashed === 0n,
        },
      ]
    : [];

/** A bet weighs on its matches while it is open. */
const exposureChangeOf = (
  { bet, legs, settled, combos }: Verdict,
  names: ReadonlyMap<SportsMarketId, MarketRow>,
): readonly ExposureChange[] => {
  const [was, is] = [bet.state === 'ACCEPTED', settled.state === 'ACCEPTED'];
  if (was === is) return [];
  const exposed = legs.flatMap((leg) => {
    const market = names.get(leg.market_id);
    return market ? [{ market, code: leg.code, odds_milli: leg.odds_milli, since: leg.since }] : [];
  });
  const { member_id: member, stake_left: stake, weight } = bet;
  return [{ change: is ? 'add' : 'remove', member, stake, weight, legs: exposed, combos }];
};
