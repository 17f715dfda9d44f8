import { expect } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { seededRandom } from '../../../testing/random.ts';
import { createOracle, stateOf } from './oracle.ts';
import type { OpenPath } from './paths.ts';
import { aTable, member, units } from './table.ts';
import type { Wager } from '../wager.ts';

const MEMBERS = 12;
const AT_ONCE_MAX = 160;

/** Plays so many wagers at random, many at once, and holds every answer and what is stored against the oracle. Answers how many. */
export const playWagers = async ({
  seed,
  count,
  openPath,
}: {
  readonly seed: string;
  readonly count: number;
  readonly openPath: OpenPath;
}): Promise<number> => {
  const database = await testDatabase();
  const table = await aTable(database);
  const { betting, wallet, fund, asked, bet, cashOf, bonusOf, roundOf } = table;
  const { submit } = openPath(table);
  const random = seededRandom(seed);
  const oracle = createOracle();
  for (let number = 1; number <= MEMBERS; number += 1) {
    await fund(member(number), 400_000, 200_000);
    oracle.funds.set(BigInt(number), { cash: 400_000n, bonus: 200_000n });
  }
  const said: Wager[] = [];
  let serial = 0;

  /** Rounds are few and near each other, so that most wagers meet one in some interesting state. */
  const next = (): Wager => {
    const who = member(1 + random.below(MEMBERS));
    const round = `r${Math.floor(serial / 120) * 4 + random.below(5)}`;
    const common = { ...asked(who, round, `x${(serial += 1)}`) };
    const amount = units(random.below(9_000));
    const earlier = said.length > 0 ? said[Math.max(0, said.length - 1 - random.below(60))] : undefined;
    const chance = random.below(100);
    if (earlier && chance < 6) return earlier;
    if (earlier && chance < 8)
      return earlier.action === 'place' ? { ...earlier, stake: units(Number(earlier.stake) + 1) } : earlier;
    if (chance < 42) {
      const { transactionId } = common;
      const stake = { ...bet(who, round, 1 + random.below(4_000)), transactionId };
      if (chance < 10) return { action: 'place', ...stake, stake: units(0), campaign: 'spring' };
      if (chance < 11) return { action: 'place', ...stake, refusedAs: 'game-disabled' };
      return chance < 16 ? { action: 'place-and-settle', ...stake, payout: amount } : { action: 'place', ...stake };
    }
    if (chance < 56)
      return {
        action: 'win',
        ...common,
        amount: chance < 46 ? units(0) : amount,
        ...(chance % 2 === 0 ? { ends: true } : {}),
      };
    if (earlier && chance < 76) {
      // Some of these come before what they undo, or name the wrong round.
      const ahead =
        chance < 60
          ? { ...asked(member(Number(earlier.member)), earlier.round, `x${serial + random.below(8)}`) }
          : earlier;
      const what =
        earlier.action === 'win' || (earlier.action === 'place-and-settle' && chance % 2 === 0) ? 'win' : 'bet';
      return {
        action: 'undo',
        ...common,
        member: ahead.member,
        round: chance < 62 ? round : ahead.round,
        undoes: { what, transactionId: ahead.transactionId },
        ...(chance % 3 === 0 ? { isResettlement: true } : {}),
      };
    }
    if (chance < 84) return { action: 'end-round', ...common };
    if (chance < 90) return { action: 'void', ...common, ...(chance % 2 === 0 ? { isResettlement: true } : {}) };
    return { action: 'resettle', ...common, payout: amount };
  };

  while (said.length < count) {
    const wagers = Array.from({ length: 1 + random.below(AT_ONCE_MAX) }, () => {
      const wager = next();
      said.push(wager);
      return wager;
    });
    const answers = await Promise.all(wagers.map((wager) => submit(wager)));
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
    const { cash, bonus } = oracle.funds.get(BigInt(number)) ?? {};
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
