import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { seededRandom } from '../../testing/random.ts';
import { openMarkets } from './testing/markets.ts';
import { randomWagers } from './testing/random-wagers.ts';
import { readLedger } from './testing/read-ledger.ts';
import { aTable, member, units } from './testing/table.ts';
import { textOf } from './testing/wagers.ts';
import type { WagerAnswer } from './answer.ts';
import type { Wager } from './wager.ts';

const MEMBERS = 6;
const STEPS = 350;

/**
 * One story with limits, blocks, markets, prizes and wagers that stand or fall together, sent so many at once, and what it
 * leaves behind.
 */
const tell = async (atOnceMax: number, seed: string) => {
  const database = await testDatabase();
  const table = await aTable(database);
  const { submit, together } = table.betting;
  const { asked, bet, fund, wallet } = table;
  const random = seededRandom(seed);
  const { next } = randomWagers(table, random, MEMBERS);
  for (let number = 1; number <= MEMBERS; number += 1) await fund(member(number), 60_000, 40_000);
  // Accounts are numbered as they are opened, which crowds would do in another order.
  for (let number = 1; number <= MEMBERS; number += 1) await wallet.accountsOf(member(number), 'TRIAL');
  await wallet.houseAccount('H_GAME', 'TRIAL');
  for (const measure of ['stake', 'loss'] as const)
    await wallet.setLimit(anOperator, member(1), { measure, period: 'week', cap: money(90_000n) });
  await wallet.setGuard(anOperator, member(2), {
    stakesBlockedUntil: new Date('2999-01-01'),
    depositsBlockedUntil: null,
  });
  const { aMarket } = openMarkets(table);
  const [open, locked] = [await aMarket({ closesInMs: 3_600_000 }), await aMarket()];
  await table.betting.lockMarket(locked);

  /** What the wagers of the oracle leave out. */
  const more = (step: number): Wager => {
    const who = member(1 + random.below(MEMBERS));
    const round = `s${Math.floor(step / 8)}`;
    const chance = random.below(6);
    const prize = { kind: 'promotion', id: `p${step}` } as const;
    if (chance === 0)
      return { action: 'place', ...bet(who, `m${step}`, 500, { market: step % 3 === 0 ? locked : open }) };
    if (chance === 1)
      return {
        action: 'award',
        ...asked(who, round),
        game: 7n as never,
        amount: units(70),
        award: prize,
        ...(step % 2 === 0 ? { to: 'bonus' } : {}),
      };
    if (chance === 2) return { action: 'win', ...asked(who, round), amount: units(40), refusedAs: 'campaign-closed' };
    if (chance === 3)
      return {
        action: 'place-and-settle',
        ...bet(who, `i${step}`, 900),
        payout: units(1_300),
        validBet: units(450),
        settledBy: `w${step}`,
      };
    const common = bet(who, round, 300, {
      validRule: 'result-1',
      detail: { line: `"${step}\\` },
      parentRound: 'before',
    });
    return { action: 'place', ...common };
  };

  const heard: unknown[] = [];
  let crowd: Wager[] = [];
  const hear = async (): Promise<void> => {
    heard.push(...(await Promise.all(crowd.map(submit))).map(said));
    crowd = [];
  };
  for (let step = 0; step < STEPS; step += 1) {
    if (step % 9 === 8) {
      const who = member(1 + random.below(MEMBERS));
      const group = [
        { action: 'place' as const, ...bet(who, `g${step}`, random.below(60_000) + 1) },
        {
          action: 'win' as const,
          ...asked(who, random.below(4) === 0 ? 'nowhere' : `g${step}`),
          amount: units(20),
          ends: true,
        },
        { action: 'place' as const, ...bet(who, `h${step}`, 10) },
      ];
      await hear();
      heard.push((await together(group)).map(said), (await together(group)).map(said));
    } else {
      const wager = step % 5 === 4 ? more(step) : next();
      // Twins that are under way together are one, and hear one answer.
      if (crowd.length === atOnceMax || crowd.some((other) => textOf(other) === textOf(wager))) await hear();
      crowd.push(wager);
    }
  }
  await hear();
  const faults = [...(await wallet.prove()).faults, ...(await table.betting.prove()).faults];
  return { heard, faults, left: await readLedger(database.db) };
};

const said = ({ outcome, isRepeat, cash, bonus, balance, id, payout }: WagerAnswer) =>
  outcome === 'applied'
    ? { outcome, isRepeat, cash, bonus, balance, hasId: id !== null, payout }
    : { outcome, isRepeat };

/** What the story must come to, or it proves little. */
const OUTCOMES = [
  'applied',
  'blocked',
  'limit-reached',
  'insufficient-funds',
  'market-closed',
  'group-failed',
  'round-over',
  'campaign-closed',
];

test.each(['first', 'second'])(
  'a story is answered alike and leaves the same rows, whether its wagers come one by one or many at once: %s',
  { timeout: 120_000 },
  async (seed) => {
    const oneByOne = await tell(1, seed);
    const inCrowds = await tell(8, seed);

    expect(inCrowds.heard).toEqual(oneByOne.heard);
    expect([...oneByOne.faults, ...inCrowds.faults]).toEqual([]);
    expect(inCrowds.left).toEqual(oneByOne.left);
    const outcomes = new Set((oneByOne.heard.flat() as { outcome: string }[]).map(({ outcome }) => outcome));
    expect(OUTCOMES.filter((outcome) => !outcomes.has(outcome))).toEqual([]);
  },
);
