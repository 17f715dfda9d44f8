import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { membersFixture } from '../modules/members/testing/fixture.ts';
import { testDatabase } from '../testing/database.ts';
import { callRoute } from '../testing/modules.ts';
import { seedDemoMembers } from './index.ts';

const house = await membersFixture(await testDatabase());
const { members, wallet, identity } = house;
const sandbox = { members, wallet, config: { mode: 'sandbox', brand: 'fairground' } } as const;

test('the demo has a line of accounts that can log in, each with play money of the ledger', async () => {
  const accounts = await seedDemoMembers(sandbox);

  expect(accounts.map(({ account, isAgent }) => [account, isAgent])).toEqual([
    ['demohead', 2],
    ['demoagent', 1],
    ['demomember', 0],
    ['demofriend', 0],
    ['demosouth', 1],
    ['demohanoi', 1],
    ['demoplayer', 0],
    ['demolan', 0],
    ['demomai', 0],
    ['demotuan', 0],
    ['demohieu', 0],
  ]);
  const member = await members.findByAccount('demomember');
  const agent = await members.findByAccount('demoagent');
  expect(member?.uplineId).toBe(agent?.id);
  expect(await wallet.balanceOf(member?.id ?? (0n as MemberId))).toMatchObject({ cash: parseMoney('5000000') });
  const password = accounts.find(({ account }) => account === 'demomember')?.password;
  const body = { type: 'USERNAME', username: 'demomember', password };
  expect(await callRoute(identity.routes, 'identity.login', { body })).toMatchObject({ scope: 'full', isAgent: 0 });
});

test('seeding again opens nothing and pays nothing', async () => {
  const again = await seedDemoMembers(sandbox);

  expect(again.every(({ password }) => password === undefined)).toBe(true);
  const member = await members.findByAccount('demomember');
  expect(await wallet.balanceOf(member?.id ?? (0n as MemberId))).toMatchObject({ cash: parseMoney('5000000') });
  expect(await wallet.prove()).toMatchObject({ faults: [] });
});

test('a live site gets no demo accounts', async () => {
  await expect(seedDemoMembers({ ...sandbox, config: { mode: 'live', brand: 'fairground' } })).rejects.toThrow(
    /sandbox/,
  );
});
