import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { windowOf } from '../../figures/index.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';
import { dividend } from '../testing/terms.ts';
import { readTeams } from './read-teams.ts';
import { readWindows } from './read-windows.ts';

const database = await testDatabase();
const { agents, approvals, count, deps, members, open } = await agentsFixture(database);
const DAY = '2026-04-02';
const { from, to } = windowOf(DAY, ZONE);
const bet = (member: MemberId, amount: string) => count(member, DAY, 'RNG', { valid_bet_cash: parseMoney(amount) });

const activeBelow = (head: MemberId, keptOut: readonly MemberId[], asked: Date[] = []) =>
  inTransaction(deps.db, async (tx) => {
    const contract = {
      ...{ id: 1n, receiver: head, payer: null, lineRoot: head, terms: dividend() },
      ...{ status: 'ACTIVE' as const, from: DAY, until: null, endReason: null },
    };
    const keptOutAt = (_ids: readonly MemberId[], moment: Date) => {
      asked.push(moment);
      return Promise.resolve(new Set(keptOut));
    };
    const here = { ...deps, keptOutAt };
    const [ofDay, ofWindows] = [
      await readTeams(here, tx, [contract], { from: DAY, to: DAY }),
      await readWindows(here, tx, [contract], { from, to, day: DAY }),
    ];
    return [ofDay.of(contract).active, ofWindows.of(contract).active];
  });

test('[G-10] active are those below who bet enough in the whole period, without those who asked to be kept out before its end', async () => {
  const head = await open('activehead', 2, null);
  const [one, two, three] = [
    await open('activeone', 0, head),
    await open('activetwo', 0, head),
    await open('activethree', 0, head),
  ];
  await bet(head, '5000');
  await bet(one, '1000');
  await bet(two, '600');
  await bet(two, '400');
  await bet(three, '999.9999');

  expect(await activeBelow(head, [])).toEqual([2, 2]);
  const asked: Date[] = [];
  expect(await activeBelow(head, [two], asked)).toEqual([1, 1]);
  expect(new Set(asked.map(Number))).toEqual(new Set([Number(to)]));
});

test('trial and test accounts are active for nobody', async () => {
  const head = await open('testedhead', 2, null);
  const tester = await open('testedone', 0, head);
  await bet(tester, '5000');
  await database.pool.query('update members_member set is_test = true where id = $1', [tester.toString()]);

  expect(await activeBelow(head, [])).toEqual([0, 0]);
  expect((await members.find(tester))?.isTest).toBe(true);
});

test('[G-10] who counts as active is set by two people, by bets and by deposits of the whole period', async () => {
  const head = await open('settledhead', 2, null);
  const [one, two] = [await open('settledone', 0, head), await open('settledtwo', 0, head)];
  await bet(one, '3000');
  await bet(two, '3000');
  await count(one, DAY, 'ALL', { deposit: parseMoney('200') });
  const shown = () => callRoute(agents.routes, 'agents.read-settings', { query: {} }, aCallOf(ANN));
  const change = async (settings: object) => {
    const { version } = (await shown()) as { readonly version: string };
    const body = { ...settings, version, reason: 'terms of the house' };
    const held = await callRoute(agents.routes, 'agents.change-settings', { body }, aCallOf(ANN));
    return approvals.decide(BEN, (held as { readonly approvalId: bigint }).approvalId, 'approve');
  };

  await change({ activeBet: parseMoney('3000.0001') });
  expect(await activeBelow(head, [])).toEqual([0, 0]);
  await change({ activeBet: parseMoney('3000'), activeDeposit: parseMoney('200') });

  expect(await activeBelow(head, [])).toEqual([1, 1]);
  expect(await shown()).toMatchObject({ list: [{ activeBet: parseMoney('3000'), activeDeposit: parseMoney('200') }] });
  expect(await refusal(change({ activeDeposit: parseMoney('-1') }))).toBe('agents.settings-refused');
  await change({ activeBet: parseMoney('1000'), activeDeposit: parseMoney('0') });
});
