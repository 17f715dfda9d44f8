import type { RatedProduct } from '@fairground/contract/members/product-rates';
import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { windowOf } from '../../figures/index.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';
import { settleRebates } from './rebate-days.ts';

const database = await testDatabase();
const line = await agentsFixture(database);
const { clock, count, members, open, wallet } = line;
const units = (text: string): bigint => parseMoney(text);
const at = (day: string, hour = 6): void => clock.set(new Date(windowOf(day, ZONE).from.getTime() + hour * 3_600_000));
const cash = async (member: MemberId): Promise<bigint> => (await wallet.balanceOf(member)).cash;
const owed = (member: MemberId) => wallet.readOwed(line.db, member, 'VND');
const play = (member: MemberId, day: string, bet: string, product = 'LIVE') =>
  count(member, day, product, { valid_bet_cash: units(bet) });
const give = (member: MemberId, rate: number | null, product: RatedProduct = 'LIVE') =>
  members.setProductRate(anOperator, member, { product, rate });

let names = 0;
/** Head 7000, agent 6000, player 2000 parts per million of live games, from the day after. */
const aLine = async (day: string): Promise<readonly [MemberId, MemberId, MemberId]> => {
  at(day);
  const name = `rebate${(names += 1)}`;
  const head = await open(`${name}h`, 2, null);
  const agent = await open(`${name}a`, 1, head);
  const player = await open(`${name}p`, 0, agent);
  await give(head, 7_000);
  await give(agent, 6_000);
  await give(player, 2_000);
  return [head, agent, player];
};
const settle = async (day: string, hour = 6): Promise<void> => {
  at(day, hour);
  await line.closeThrough(day < '2026-01-02' ? day : before(day));
  await settleRebates(line.deps);
};
const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

test('[A-11] the example of the rules: of 80,000.00 on live games the agent gets 320.0000 and the head 80.0000, once', async () => {
  const [head, agent, player] = await aLine('2026-01-05');
  await play(player, '2026-01-06', '80000');

  await settle('2026-01-07', 1);
  expect(await Promise.all([head, agent].map(cash))).toEqual([0n, 0n]);
  await settle('2026-01-07', 2);
  await Promise.all([settleRebates(line.deps), settleRebates(line.deps), settleRebates(line.deps)]);

  expect(await Promise.all([head, agent, player].map(cash))).toEqual([units('80'), units('320'), 0n]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a rate counts from the next midnight, at most what the one above holds, and nothing said is what the site gives', async () => {
  const [head, agent, player] = await aLine('2026-02-01');
  expect(await refusal(give(agent, 7_001))).toBe('members.rate-refused');
  expect(await refusal(give(head, 8_001))).toBe('members.rate-refused');
  await play(player, '2026-02-01', '1000');
  await play(player, '2026-02-02', '1000', 'RNG');

  await settle('2026-02-03');

  // The day itself still has the rate of the site for all, and nobody was given another one for slots.
  expect(await Promise.all([head, agent].map(cash))).toEqual([0n, 0n]);
});

test('a correction takes back what is there, the rest is owed, and the next rebates pay it first', async () => {
  const [, agent, player] = await aLine('2026-03-01');
  await play(player, '2026-03-02', '50000');
  await settle('2026-03-03');
  expect(await cash(agent)).toBe(units('200'));
  const { cash: account } = await wallet.accountsOf(agent, 'VND');
  const counter = await wallet.houseAccount('H_ADJUST', 'VND');
  const id = { tenant: 'fairground', source: 'test', member: agent, action: 'spend', transactionId: 'spent' };
  await wallet.apply({ id, kind: 'adjustment', account, counter, amount: -units('150') as never });
  await play(player, '2026-03-03', '-50000');

  await settle('2026-03-04');
  expect([await cash(agent), await owed(agent)]).toEqual([0n, units('150')]);
  await play(player, '2026-03-04', '40000');
  await settle('2026-03-05');

  expect([await cash(agent), await owed(agent)]).toEqual([units('10'), 0n]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('affiliates get no share, and a run that stopped half-way is finished by the next', async () => {
  at('2026-04-01');
  const affiliate = await open('rebateaff', 41, null);
  const below = await open('rebateaffp', 0, affiliate);
  await give(affiliate, 7_000);
  const [, agent, player] = await aLine('2026-04-01');
  await play(below, '2026-04-02', '10000');
  await play(player, '2026-04-02', '10000');
  at('2026-04-03');
  await line.closeThrough('2026-04-02');
  const failing = {
    ...line.deps,
    wallet: { ...wallet, moveRebatesIn: () => Promise.reject(new Error('killed here')) },
  };
  await expect(settleRebates(failing)).rejects.toThrow('killed here');

  await settleRebates(line.deps);

  expect(await Promise.all([affiliate, agent].map(cash))).toEqual([0n, units('40')]);
});

test('[A-11] in random lines the shares of all above and the own share are never more than the head holds of the bet', async () => {
  let day = Date.parse('2025-01-01T00:00:00Z');
  const next = (): string => new Date((day += 86_400_000)).toISOString().slice(0, 10);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(8_000), { minLength: 2, maxLength: 6 }),
      fc.bigInt({ min: -1_000_0000n, max: 9_000_0000n }),
      async (wanted, bet) => {
        at(next());
        const rates = wanted.toSorted((one, other) => other - one);
        const people: MemberId[] = [];
        for (const [index] of rates.entries())
          people.push(
            await open(
              `random${(names += 1)}`,
              index === 0 ? 2 : index === rates.length - 1 ? 0 : 1,
              people.at(-1) ?? null,
            ),
          );
        for (const [index, rate] of rates.entries()) await give(people[index] as MemberId, rate);
        const played = next();
        await count(people.at(-1) as MemberId, played, 'LIVE', { valid_bet_cash: bet });
        await settle(next());
        const sums = await Promise.all(people.map(async (member) => (await cash(member)) - (await owed(member))));
        const own = (bet * BigInt(rates.at(-1) ?? 0)) / 1_000_000n;
        const all = sums.reduce((sum, each) => sum + each, own);
        const most = (bet * BigInt(rates[0] ?? 0)) / 1_000_000n;
        // Each share is cut toward nothing, so of a loss taken back never more is taken than was due either.
        expect(bet >= 0n ? all <= most : all >= most).toBe(true);
        expect(most - all < 8n && most - all > -8n).toBe(true);
      },
    ),
    { numRuns: 12 },
  );
});

test('[A-11] days that a stopped site missed are computed later; one that fails holds back no other, and staff see it', async () => {
  const [, agent, player] = await aLine('2027-03-01');
  await settle('2027-03-03');
  await play(player, '2027-03-05', '10000');
  await play(player, '2027-03-06', '20000');
  const before = await cash(agent);
  at('2027-03-29');
  await line.closeThrough('2027-03-28');
  const { walkTeamValidCash } = line.figures;
  const figures: typeof line.figures = {
    ...line.figures,
    walkTeamValidCash: (day, ...rest) =>
      day === '2027-03-05' ? Promise.reject(new Error('no figures')) : walkTeamValidCash(day, ...rest),
  };
  const faults = async () =>
    (await database.pool.query(`select period_key, cause from agents_settlement_fault where work = 'REBATE'`)).rows;

  await expect(settleRebates({ ...line.deps, figures })).rejects.toThrow('1 days of rebates are not computed');
  expect((await cash(agent)) - before).toBe(units('80'));
  expect(await faults()).toEqual([{ period_key: '2027-03-05', cause: 'FAILED' }]);
  await settleRebates(line.deps);

  expect((await cash(agent)) - before).toBe(units('120'));
  expect(await faults()).toEqual([]);
});
