import { sql } from 'kysely';
import { expect } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import type { WagerOutcome } from '../answer.ts';
import type { Judge } from '../settle-sets.ts';
import type { BetId, MarketId, PlaceWager, Wager } from '../wager.ts';
import { openMarkets } from './markets.ts';
import { aTable, member, units } from './table.ts';

/** Rounds that a set ends together, each of another member. */
const MEMBERS = 24;
const FUNDS = 1_000_000_000;
const STAKE = 1_000;
/** What the set pays where it comes first, and what a win or a correction of the other node pays. */
const PAYOUT = 1_700;
const OTHER_PAYOUT = 2_300;
const ATTEMPTS_MAX = 100;

type Table = Awaited<ReturnType<typeof aTable>>;
type Met = { readonly bet: BetId; readonly stake: PlaceWager; readonly rival: Rival; readonly wins: boolean };

/** What the other node does at the moment at which a set ends the round. */
type Rival = 'win' | 'undo' | 'void' | 'resettlement' | 'void of a closed round';
const RIVALS: readonly Rival[] = ['win', 'undo', 'void', 'resettlement', 'void of a closed round'];

const REFUSED_AS: Readonly<Record<Exclude<Rival, 'void of a closed round'>, WagerOutcome>> = {
  win: 'round-over',
  undo: 'round-over',
  void: 'round-over',
  resettlement: 'round-open',
};

/** What is left of the stake and the payout where the rival was carried out, before the set or after it. */
const LEAVES: Readonly<Record<Rival, number>> = {
  win: OTHER_PAYOUT - STAKE,
  undo: 0,
  void: 0,
  resettlement: OTHER_PAYOUT - STAKE,
  'void of a closed round': 0,
};

const wagerOf = ({ asked }: Table, { stake, rival }: Met): Wager => {
  const words = asked(stake.member, stake.round, `${stake.round} ${rival}`);
  if (rival === 'win') return { action: 'win', ...words, amount: units(OTHER_PAYOUT), ends: true };
  if (rival === 'undo')
    return { action: 'undo', ...words, undoes: { what: 'bet', transactionId: stake.transactionId } };
  if (rival === 'resettlement') return { action: 'resettle', ...words, payout: units(OTHER_PAYOUT) };
  return { action: 'void', ...words, ...(rival === 'void' ? {} : { isResettlement: true }) };
};

export type FirstCame = { readonly sets: number; readonly rivals: number };

/**
 * Lets one node end rounds as a set while another node wins, undoes, voids or corrects each of them at the same moment, so
 * many times: each round has one result, what is refused is refused for its reason, and the balances are the sums of that.
 * Answers how often the set and how often the rival decided a round that only one of them may.
 */
export const meetSets = async (
  database: TestDatabase,
  count: number,
  endAsSet: (table: Table, met: readonly Met[], market: MarketId) => Promise<void>,
): Promise<FirstCame> => {
  const [here, there] = [await aTable(database), await aTable({ ...database, lanes: 3 })];
  const { aMarket } = openMarkets(here);
  const first = { sets: 0, rivals: 0 };
  const expected = new Map<number, number>();
  for (let number = 1; number <= MEMBERS; number += 1) await here.fund(member(number), FUNDS);

  for (let step = 0; step * MEMBERS < count; step += 1) {
    const market = await aMarket();
    const met = await Promise.all(
      Array.from({ length: MEMBERS }, async (_, index): Promise<Met> => {
        const stake = here.bet(member(index + 1), `s${step}-${index}`, STAKE, { market });
        const { id } = await here.betting.place(stake);
        if (id === null) throw new Error('A bet was refused.');
        return { bet: id, stake, rival: RIVALS[(index + step) % RIVALS.length] ?? 'win', wins: index % 3 > 0 };
      }),
    );
    await here.betting.lockMarket(market);

    // Sent one by one, they meet the set at every point of its way; sent at once, most of them come first.
    const send = (each: Met) => there.betting.submit(wagerOf(there, each));
    const [, answers] = await Promise.all([
      endAsSet(here, met, market),
      step % 2 === 0 ? Promise.all(met.map(send)) : oneByOne(met, send),
    ]);
    met.forEach(({ rival, wins }, index) => {
      const outcome = answers[index]?.outcome ?? 'conflict';
      const isDone = outcome === 'applied';
      if (rival === 'void of a closed round') expect([rival, outcome]).toEqual([rival, 'applied']);
      else if (!isDone) expect([rival, outcome]).toEqual([rival, REFUSED_AS[rival]]);
      if (rival === 'win' || rival === 'undo' || rival === 'void') first[isDone ? 'rivals' : 'sets'] += 1;
      const left = isDone ? LEAVES[rival] : (wins ? PAYOUT : 0) - STAKE;
      expected.set(index, (expected.get(index) ?? 0) + left);
    });
  }
  for (const [index, left] of expected) expect(await here.cashOf(member(index + 1))).toBe(FUNDS + left);
  expect((await here.wallet.prove()).faults).toEqual([]);
  expect((await here.betting.prove()).faults).toEqual([]);
  return first;
};

const oneByOne = async <Each, Answer>(
  list: readonly Each[],
  work: (each: Each) => Promise<Answer>,
): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (const each of list) answers.push(await work(each));
  return answers;
};

/** Ends the rounds by their bets, as sports do. */
const asRounds = async ({ betting, db }: Table, met: readonly Met[]): Promise<void> => {
  const rounds = met.map(({ bet, stake, wins }) => ({
    ...{ bet, member: stake.member, payout: units(wins ? PAYOUT : 0), validBet: units(STAKE) },
  }));
  await inTransaction(db, (tx) => betting.endRoundsIn(tx, rounds));
};

/** Ends them as a market, as the lottery does: again where a bet that was judged is gone by the time it is paid. */
const asMarket = async ({ betting, db }: Table, met: readonly Met[], market: MarketId): Promise<void> => {
  const wins = new Set<bigint>(met.flatMap(({ bet, wins: isWon }) => (isWon ? [bet] : [])));
  const judge: Judge = async ({ after, through }) => {
    const { rows } = await sql<{ id: BetId }>`
      select id from betting_bet where market_id = ${market} and id > ${after} and id <= ${through}
         and state <> 'void' and round_state in ('open', 'lost')`.execute(db);
    const winners = rows.flatMap(({ id }) => (wins.has(id) ? [{ bet: id, payout: units(PAYOUT) }] : []));
    return { judged: rows.length, winners };
  };
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1)
    try {
      await betting.settleMarketInSets(market, judge);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !String(error).includes('were judged')) throw error;
    }
};

/** The two ways in which rounds end as sets. */
export const SETS = [
  ['rounds that end', asRounds],
  ['a market that is settled', asMarket],
] as const;
