import { expect } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { seededRandom } from '../../../testing/random.ts';
import { createOracle, stateOf } from './oracle.ts';
import { randomWagers } from './random-wagers.ts';
import { aTable, member } from './table.ts';

const MEMBERS = 12;
const AT_ONCE_MAX = 160;

/** Plays so many wagers at random, many at once, and holds every answer and what is stored against the oracle. Answers how many. */
export const playWagers = async ({
  seed,
  count,
}: {
  readonly seed: string;
  readonly count: number;
}): Promise<number> => {
  const database = await testDatabase();
  const table = await aTable(database);
  const { betting, wallet, fund, cashOf, bonusOf, roundOf } = table;
  const random = seededRandom(seed);
  const oracle = createOracle();
  for (let number = 1; number <= MEMBERS; number += 1) {
    await fund(member(number), 400_000, 200_000);
    oracle.funds.set(`${number} VND`, { cash: 400_000n, bonus: 200_000n });
  }
  // A wager that waits for its accounts to be opened would be decided after those that were said later.
  for (let number = 1; number <= MEMBERS; number += 1) await wallet.accountsOf(member(number), 'TRIAL');
  await wallet.houseAccount('H_GAME', 'TRIAL');
  const { said, next } = randomWagers(table, random, MEMBERS);

  while (said.length < count) {
    const wagers = Array.from({ length: 1 + random.below(AT_ONCE_MAX) }, next);
    const answers = await Promise.all(wagers.map((wager) => betting.submit(wager)));
    wagers.forEach((wager, index) => {
      const verdict = oracle.judge(wager);
      const answer = answers[index];
      const heard = {
        outcome: answer?.outcome,
        ...(verdict.outcome === 'applied' ? { cash: answer?.cash, bonus: answer?.bonus } : {}),
      };
      const expected = verdict.outcome === 'applied' ? verdict : { outcome: verdict.outcome };
      expect(
        heard,
        `wager ${said.length - wagers.length + index}: ${JSON.stringify(wager, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))}`,
      ).toEqual(expected);
    });
  }

  for (let number = 1; number <= MEMBERS; number += 1) {
    const { cash, bonus } = oracle.funds.get(`${number} VND`) ?? {};
    expect([await cashOf(member(number)), await bonusOf(member(number))]).toEqual([Number(cash), Number(bonus)]);
  }
  const names = [...oracle.rounds.keys()].slice(-300);
  for (const name of names) {
    const [owner = '', round = ''] = name.split(' ');
    const expected = oracle.rounds.get(name);
    if (!expected) throw new Error('no round');
    const stored = await roundOf(member(Number(owner)), round);
    expect([name, stored?.state, stored?.isClosed, stored?.wins, stored?.bets[0]?.payout, stored?.bets.length]).toEqual(
      [
        name,
        stateOf(expected),
        expected.isClosed || expected.isCancelled,
        expected.wins.size,
        expected.payout,
        expected.bets.length,
      ],
    );
  }
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
  return said.length;
};
