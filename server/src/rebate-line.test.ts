import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { rebatesOf } from '@fairground/engines/lottery/rebate';
import { expect, test } from 'vitest';
import { payeesOf } from './modules/lottery/index.ts';
import { membersFixture } from './modules/members/testing/fixture.ts';
import { testDatabase } from './testing/database.ts';
import { anOperator } from './testing/modules.ts';

const { members, registerAs, clock } = await membersFixture(await testDatabase());

const idOf = async (username: string): Promise<MemberId> => {
  const member = await members.findByAccount(username);
  if (member === undefined) throw new Error(`${username} is nobody.`);
  return member.id;
};
const open = async (username: string, isAgent: 1 | 2, uplineId: MemberId | null): Promise<MemberId> => {
  await members.openAccount(anOperator, { username, isAgent, uplineId });
  return idOf(username);
};

test('[part of A-03] everybody of a line gets the difference to the one below, as the worked example says', async () => {
  const head = await open('exhead', 2, null);
  const above = await open('exabove', 1, head);
  const below = await open('exbelow', 1, above);
  await members.setRate(anOperator, above, 1970);
  await members.setRate(anOperator, below, 1960);
  clock.advance(86_400_000);
  const { code } = await members.createLink(anOperator, { owner: below, opens: 0, rate: 1950 });
  await registerAs({ username: 'explayer', affiliateCode: code });
  const player = await idOf('explayer');

  const chain = payeesOf(player, await members.lineOf(player));
  const rebates = rebatesOf(money(100_000_000n), 1940, chain);

  expect(chain).toEqual([
    { holder: player, series: 1950 },
    { holder: below, series: 1960 },
    { holder: above, series: 1970 },
    { holder: head, series: 1980 },
  ]);
  expect(rebates.map(({ holder, amount }) => [holder, amount])).toEqual(
    [player, below, above, head].map((holder) => [holder, 500_000n]),
  );
});

test('a player whom nobody invited shares with nobody: the root of the tree gets no part', async () => {
  await registerAs({ username: 'nobodys1' });
  const player = await idOf('nobodys1');

  expect(payeesOf(player, await members.lineOf(player))).toEqual([{ holder: player, series: 1980 }]);
});
