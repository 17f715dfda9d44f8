import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { afterAll, expect, test } from 'vitest';
import { asOwner, testDatabase, whoseCommitsAreLost } from '../../testing/database.ts';
import { seededRandom } from '../../testing/random.ts';
import { member, randomWagers } from './testing/wagers.ts';
import { aCountedTable, pathOf, TEST_MEMBER } from './testing/counted-table.ts';

const MEMBERS = 12;
const STEPS = 40;
const AT_ONCE_MAX = 40;

const database = await testDatabase();
const table = await aCountedTable(database);
afterAll(table.stop);
const { betting, wallet, figures, day, fund, counted, serve } = table;
const range = { from: day, to: day };

/** A movement without a game at random: credits, what is taken back with a debt, transfers. */
const randomMovement = async (random: ReturnType<typeof seededRandom>, serial: number): Promise<void> => {
  const who = member(1 + random.below(MEMBERS));
  const other = member(1 + random.below(MEMBERS));
  const { cash: account } = await wallet.accountsOf(who, 'VND');
  const counter = await wallet.houseAccount('H_ADJUST', 'VND');
  const id = (action: string) => ({
    tenant: 'fairground',
    source: 'test',
    member: who,
    action,
    transactionId: `s${serial}`,
  });
  const amount = money(BigInt(1 + random.below(5_000)));
  const chance = random.below(6);
  if (chance === 0) await wallet.apply({ id: id('up'), kind: 'rebate', account, counter, amount });
  if (chance === 1) {
    const debt = await wallet.debtAccount(who, 'REBATE', 'VND');
    const taken = money(-amount * 40n);
    await wallet.apply({ id: id('down'), kind: 'rebate', account, counter, amount: taken, split: { account: debt } });
  }
  if (chance === 2) {
    await wallet.apply({ id: id('deposit'), kind: 'deposit', account, counter, amount });
    if (amount % 2n === 0n)
      await wallet.apply({ id: id('undo'), kind: 'reversal', account, counter, amount, reverses: id('deposit') });
  }
  if (chance === 3) await wallet.apply({ id: id('gift'), kind: 'promotion', account, counter, amount });
  if (chance === 4 && who !== other) {
    const theirs = await wallet.accountsOf(other, 'VND');
    await wallet.apply({
      id: id('give'),
      kind: 'agent-transfer',
      account,
      counter: theirs.cash,
      amount: money(-amount),
    });
  }
  if (chance === 5) await wallet.apply({ id: id('out'), kind: 'withdrawal', account, counter, amount: money(-amount) });
};

test(
  '[part of C-09] after random play with corrections and movements, nodes that break and twins, stored figures equal those rebuilt',
  { timeout: 120_000 },
  async () => {
    let handled = 0;
    // One node loses every other answer to its commit; the other dies before its commit now and then.
    await serve({ db: whoseCommitsAreLost(table.db) });
    await serve({
      handle: (own) => async (tx, facts) => {
        await own(tx, facts);
        handled += 1;
        if (handled % 3 === 0) throw Object.assign(new Error('killed before the commit'), { code: 'ECONNRESET' });
      },
    });
    const random = seededRandom('figures');
    for (let number = 1; number <= MEMBERS; number += 1) await fund(member(number), 400_000, 200_000);
    const { next } = randomWagers(table, random, MEMBERS);

    for (let step = 0; step < STEPS; step += 1) {
      const wagers = Array.from({ length: 1 + random.below(AT_ONCE_MAX) }, next);
      await Promise.all(wagers.map((wager) => betting.submit(wager)));
      await randomMovement(random, step);
    }
    await counted();

    expect(await figures.rebuildDay(day)).toMatchObject({ differences: [] });
    await expectTeamsToAddUp();
  },
);

/** Counted a second way: from the rows of members alone. */
const expectTeamsToAddUp = async (): Promise<void> => {
  const stakes = new Map<MemberId, bigint>();
  let site = 0n;
  for (let number = 1; number <= MEMBERS; number += 1) {
    const who = member(number);
    const stake = (await figures.memberDays(who, range)).reduce((sum, row) => sum + row.stake, 0n);
    if (who === TEST_MEMBER) expect(stake).toBe(0n);
    site += stake;
    for (const agent of pathOf(who)) stakes.set(agent, (stakes.get(agent) ?? 0n) + stake);
  }
  expect(site).toBeGreaterThan(0n);
  expect((await figures.siteDays(range)).reduce((sum, row) => sum + row.stake, 0n)).toBe(site);
  const sums = await figures.teamSums([...stakes.keys()], range);
  for (const [agent, stake] of stakes)
    expect((sums.get(agent) ?? []).reduce((sum, row) => sum + row.stake, 0n)).toBe(stake);
};

test('a rebuild names every figure that is stored wrongly, and changes none', async () => {
  await asOwner(database.url, `update figures_site_day set payout = payout + 5 where product = 'RNG'`);

  const { differences } = await figures.rebuildDay(day);
  const again = await figures.rebuildDay(day);

  expect(differences).toMatchObject([{ table: 'site', owner: null, product: 'RNG', column: 'payout' }]);
  expect(differences[0]?.stored).toBe((differences[0]?.rebuilt ?? 0n) + 5n);
  expect(again.differences).toEqual(differences);
});
