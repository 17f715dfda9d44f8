import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { depositCredited } from '../../cashier/index.ts';
import { memberRegistered } from '../../members/index.ts';
import { loyaltyFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const house = await loyaltyFixture(database);
const { aPlayer, aBet, settle, tell, clock } = house;

let deposits = 0;
const invite = async (apart = true) => {
  const [host, guest] = [await aPlayer(), await aPlayer()];
  await database.pool.query('update members_member set register_ip = $2 where id = $1', [
    guest.id.toString(),
    apart ? `203.0.${(deposits += 1)}.9` : '198.51.77.9',
  ]);
  await database.pool.query('update members_member set register_ip = $2 where id = $1', [
    host.id.toString(),
    '198.51.77.1',
  ]);
  await tell(memberRegistered, {
    ...{ memberId: guest.id.toString(), uplineId: '1', recommenderId: host.id.toString() },
    ...{ linkId: null, method: 'username', isAgent: 0 },
  } as never);
  return { host, guest };
};
const pay = (member: MemberId, amount: bigint, isFirst = true) =>
  tell(depositCredited, {
    ...{ member: member.toString(), currency: 'VND', amount: amount.toString(), fee: '0', isFirst },
    deposit: `ref-${(deposits += 1)}`,
  });
const play = (member: MemberId, amount: bigint) =>
  settle(aBet(member, { stake: amount.toString(), validBet: amount.toString() }));
const detailsOf = async (player: Awaited<ReturnType<typeof aPlayer>>) =>
  (await player.ask('read-referral', { query: {} })) as {
    code: string;
    invited: number;
    rewarded: number;
    list: { name: string; state: string }[];
    income: { day: string; amount: bigint; count: number }[];
  };

test('[C-11] a member sees its code, who came by it under masked names, and what it brought by day', async () => {
  const { host, guest } = await invite();
  await pay(guest.id, 1_000_000_000n);
  await play(guest.id, 1_000_000_000n);
  expect(await detailsOf(host)).toMatchObject({ invited: 1, rewarded: 0, list: [{ state: 'OPEN' }], income: [] });

  await play(guest.id, 2_000_000_000n);
  await play(guest.id, 2_000_000_000n);

  const details = await detailsOf(host);
  expect(details.code).toMatch(/\S{4,}/);
  expect(details).toMatchObject({ invited: 1, rewarded: 1, list: [{ name: `p***${guest.id}`, state: 'REWARDED' }] });
  expect(details.income).toEqual([{ day: '2026-01-05', amount: 20_000_0000n, count: 1 }]);
  const { list } = (await host.ask('list-claims', { query: { kind: 'REFERRAL' } })) as { list: { amount: bigint }[] };
  expect(list.map(({ amount }) => amount)).toEqual([20_000_0000n]);
});

test('[part of C-11] only the first deposit counts, and it has to be large enough', async () => {
  const { host, guest } = await invite();
  await pay(guest.id, 10_000n);
  await pay(guest.id, 5_000_000_000n, false);
  await play(guest.id, 9_000_000_000n);

  expect((await detailsOf(host)).list).toMatchObject([{ state: 'OPEN' }]);
});

test('[part of C-11] an invitation within one network is rejected, and one that took too long is over', async () => {
  const same = await invite(false);
  await pay(same.guest.id, 1_000_000_000n);
  await play(same.guest.id, 3_000_000_000n);
  expect((await detailsOf(same.host)).list).toMatchObject([{ state: 'REJECTED' }]);

  const late = await invite();
  const start = clock.now();
  clock.set(new Date(start.getTime() + 31 * 86_400_000));
  await pay(late.guest.id, 1_000_000_000n);
  await play(late.guest.id, 3_000_000_000n);
  expect((await detailsOf(late.host)).list).toMatchObject([{ state: 'EXPIRED' }]);
  clock.set(start);
});
