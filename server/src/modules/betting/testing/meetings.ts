import { expect } from 'vitest';
import type { TestDatabase } from '../../../testing/database.ts';
import type { WagerAnswer, WagerOutcome } from '../answer.ts';
import type { Wager } from '../wager.ts';
import { aTable, member, units } from './table.ts';

const MEMBERS = 40;
const FUNDS = 1_000_000_000;
const STAKE = 1_000;
const PAYOUT = 1_700;

type Meeting = 'two settlements' | 'two undos' | 'a settlement and an undo';
const MEETINGS: readonly Meeting[] = ['two settlements', 'two undos', 'a settlement and an undo'];

/** What the later one of two hears, whichever that is. */
const HEARS_SECOND: Readonly<Record<Meeting, WagerOutcome>> = {
  'two settlements': 'round-over',
  'two undos': 'nothing-to-undo',
  'a settlement and an undo': 'round-over',
};

/**
 * Lets two nodes change one round at the same moment, so many times: exactly one of them does, the other is refused, and
 * in the end every balance is the sum of what was answered. Answers how often each node came first.
 */
export const meetInRounds = async (
  database: TestDatabase,
  count: number,
): Promise<{ readonly here: number; readonly there: number }> => {
  const [here, there] = [await aTable(database), await aTable({ ...database, lanes: 3 })];
  const [one, other] = [here.betting, there.betting];
  const first = { here: 0, there: 0 };
  const rounds = Math.ceil(count / MEMBERS);

  const meet = async (number: number, step: number): Promise<bigint> => {
    const who = member(number);
    const round = `m${number}-${step}`;
    const kind = MEETINGS[(number + step) % MEETINGS.length] ?? 'two settlements';
    const bet = here.bet(who, round, STAKE);
    const placed = await one.submit({ action: 'place', ...bet });
    const undo = (table: typeof here): Wager => ({
      action: 'undo',
      ...table.asked(who, round, `${round} undo ${table === here ? 'here' : 'there'}`),
      undoes: { what: 'bet', transactionId: bet.transactionId },
    });
    const settle = (table: typeof here): Wager => ({
      action: 'win',
      ...table.asked(who, round, `${round} win ${table === here ? 'here' : 'there'}`),
      amount: units(PAYOUT),
      ends: true,
    });
    const [left, right] = [
      kind === 'two undos' ? undo(here) : settle(here),
      kind === 'two settlements' ? settle(there) : undo(there),
    ];

    const answers = await Promise.all(
      step % 2 === 0 ? [one.submit(left), other.submit(right)] : [other.submit(right), one.submit(left)].toReversed(),
    );

    const outcomes = answers.map(({ outcome }) => outcome).toSorted();
    expect([kind, ...outcomes]).toEqual([kind, ...['applied', HEARS_SECOND[kind]].toSorted()]);
    if (answers[0]?.outcome === 'applied') first.here += 1;
    else first.there += 1;
    return [placed, ...answers].reduce((sum, answer) => sum + movedBy(answer), 0n);
  };

  for (let number = 1; number <= MEMBERS; number += 1) await here.fund(member(number), FUNDS);
  await Promise.all(
    Array.from({ length: MEMBERS }, async (_, index) => {
      let moved = 0n;
      for (let step = 0; step < rounds; step += 1) moved += await meet(index + 1, step);
      expect(await here.cashOf(member(index + 1))).toBe(FUNDS + Number(moved));
    }),
  );
  expect((await here.wallet.prove()).faults).toEqual([]);
  expect((await here.betting.prove()).faults).toEqual([]);
  return first;
};

const movedBy = ({ outcome, cash }: WagerAnswer): bigint => (outcome === 'applied' ? cash : 0n);
