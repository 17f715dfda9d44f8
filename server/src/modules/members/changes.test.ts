import { rankGiftSchema } from '@fairground/contract/members/operator-endpoints';
import * as z from 'zod/mini';
import { giveRank } from '../../testing/staff.ts';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aSession } from '../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import { ICONS } from './domain/icons.ts';
import { membersFixture } from './testing/fixture.ts';

let objections: readonly string[] = [];
const house = await membersFixture(await testDatabase(), () => ({
  objectionsToClosing: () => Promise.resolve(objections),
}));
const { db, members, identity, wallet, call, registerAs } = house;

const registered = async (username: string) => {
  const { token } = await registerAs({ username });
  const member = await members.findByAccount(username);
  if (member === undefined) throw new Error(`${username} is nobody.`);
  return { id: member.id, token };
};
const sessionKind = async (token: string) => (await identity.authenticate(token))?.account;

describe('[part of T-02] flags', () => {
  test('a member becomes an agent in its running session, and a member again while nobody stands below', async () => {
    const { id, token } = await registered('promoted1');

    await members.changeFlag(anOperator, id, 1);
    expect(await members.find(id)).toMatchObject({ isAgent: 1, toUpline: true });
    expect(await sessionKind(token)).toBe('agent');
    const { code } = await members.createLink(anOperator, { owner: id, opens: 0 });
    await members.changeFlag(anOperator, id, 0);

    expect(await members.find(id)).toMatchObject({ isAgent: 0, toUpline: false });
    expect(await sessionKind(token)).toBe('member');
    await expect(call('check-affiliate', { body: { code } })).rejects.toMatchObject({
      code: 'members.invitation-code-wrong',
    });
    const flag = await sql`select is_agent as flag from identity_account where member_id = ${id}`.execute(db);
    expect(flag.rows).toEqual([{ flag: 0 }]);
  });

  test('what does not fit its place is refused', async () => {
    const { id } = await registered('misfit01');
    await members.changeFlag(anOperator, id, 1);
    await members.openAccount(anOperator, { username: 'below001', isAgent: 1, uplineId: id });

    for (const flag of [0, 2, 4, 41, 42] as const)
      await expect(members.changeFlag(anOperator, id, flag)).rejects.toMatchObject({ code: 'members.type-refused' });
    await expect(members.changeFlag(anOperator, 2n as MemberId, 1)).rejects.toMatchObject({
      code: 'members.type-refused',
    });
    await expect(members.changeFlag(anOperator, 999_999n as MemberId, 1)).rejects.toMatchObject({
      code: 'members.member-unknown',
    });
  });

  test('the last of a line that is full becomes no agent, for nobody has room below', async () => {
    let uplineId: MemberId | null = null;
    for (let depth = 1; depth <= 19; depth += 1) {
      const username = `deep${String(depth).padStart(4, '0')}`;
      const isAgent = depth < 19 ? 1 : 0;
      const opened = await members.openAccount(anOperator, { username, isAgent, uplineId });
      uplineId = opened.memberId;
    }

    await expect(members.changeFlag(anOperator, uplineId as MemberId, 1)).rejects.toMatchObject({
      code: 'members.line-full',
    });
  });

  test('two who change it at once leave one trail that fits', async () => {
    const { id } = await registered('attwice1');

    await Promise.all([members.changeFlag(anOperator, id, 1), members.changeFlag(anOperator, id, 1)]);

    const lines = (await house.audit.listLines({ limit: 50 })).filter(
      ({ action, resourceId }) => action === 'members.change-flag' && resourceId === id.toString(),
    );
    expect(lines).toHaveLength(1);
  });
});

test('[part of T-13] a rank is given by two people, and stands in the trail; no rank beyond the last, and none for the house', async () => {
  const { id } = await registered('ranked001');

  await giveRank(house, id, 5);
  await giveRank(house, id, 5);

  expect(await members.find(id)).toMatchObject({ rankLevel: 5 });
  const lines = await house.audit.listLines({ limit: 20 });
  expect(
    lines.filter(({ action, resourceId }) => action === 'members.change-rank' && resourceId === id.toString()),
  ).toHaveLength(1);
  for (const rank of [-1, 11, 1.5])
    expect(z.safeParse(rankGiftSchema, { memberId: id, rankLevel: rank }).success).toBe(false);
  await expect(giveRank(house, 1n as MemberId, 5)).rejects.toMatchObject({ code: 'members.rank-refused' });
  await expect(giveRank(house, 99_999n as MemberId, 5)).rejects.toMatchObject({ code: 'members.member-unknown' });
});

describe('statuses', () => {
  const stake = async (id: MemberId, transactionId: string) => {
    const { outcome } = await wallet.apply({
      id: { tenant: 'fairground', source: 'JL', member: id, action: 'bet', transactionId },
      kind: 'stake',
      account: (await wallet.accountsOf(id, 'VND')).cash,
      counter: await wallet.houseAccount('H_GAME', 'VND'),
      amount: money(-10_000n),
    });
    return outcome;
  };

  test('a frozen account is logged out and plays no more; freed, it may again', async () => {
    const { id, token } = await registered('frozen01');

    await members.changeStatus(anOperator, id, 'frozen');
    expect(await identity.authenticate(token)).toBeUndefined();
    expect(await stake(id, 'one')).toBe('blocked');
    await members.changeStatus(anOperator, id, 'active');

    expect(await stake(id, 'two')).toBe('applied');
    expect(await members.find(id)).toMatchObject({ status: 'active' });
  });

  test('a lock on bets keeps the session and refuses stakes', async () => {
    const { id, token } = await registered('betlock01');

    await members.changeStatus(anOperator, id, 'bet-locked');

    expect(await identity.authenticate(token)).toBeDefined();
    expect(await stake(id, 'one')).toBe('blocked');
    expect(await members.find(id)).toMatchObject({ status: 'bet-locked' });
  });

  test('only an empty account that nothing stands against, such as a contract, is closed, and then for good', async () => {
    const { id } = await registered('closing01');
    await expect(members.changeStatus(anOperator, id, 'closed')).rejects.toMatchObject({
      code: 'members.status-refused',
    });
    const { memberId } = await members.openAccount(anOperator, { username: 'empty001', isAgent: 0, uplineId: null });

    objections = ['contract'];
    await expect(members.changeStatus(anOperator, memberId, 'closed')).rejects.toMatchObject({
      code: 'members.status-refused',
    });
    objections = [];

    await members.changeStatus(anOperator, memberId, 'closed');

    await expect(members.changeStatus(anOperator, memberId, 'active')).rejects.toMatchObject({
      code: 'members.status-refused',
    });
    await expect(members.changeStatus(anOperator, 999_999n as MemberId, 'active')).rejects.toMatchObject({
      code: 'members.member-unknown',
    });
    await expect(members.changeStatus(anOperator, 2n as MemberId, 'frozen')).rejects.toMatchObject({
      code: 'members.status-refused',
    });
  });
});

describe('[part of C-02] the profile', () => {
  const as = (memberId: MemberId) => aCaller({ session: aSession({ memberId }) });

  test('a nickname is changed and read; what is none is refused', async () => {
    const { id } = await registered('nickname1');

    expect(await call('change-nickname', { body: { nickname: '  Nguyễn   Đức ' } }, as(id))).toEqual({
      nickname: 'Nguyễn Đức',
    });
    expect(await call('read-info', {}, as(id))).toMatchObject({ nickname: 'Nguyễn Đức', account: 'nickname1' });
    await expect(call('change-nickname', { body: { nickname: '<b>x</b>' } }, as(id))).rejects.toMatchObject({
      code: 'members.nickname-refused',
    });
  });

  test('an avatar is one of those on offer, and each is a file of the brand', async () => {
    const { id } = await registered('avatar001');
    const [first = '', , , wanted = ''] = ICONS;

    expect(await call('change-icon', { body: { icon: wanted } }, as(id))).toEqual({ icon: wanted });
    expect(await call('read-icon', {}, as(id))).toEqual({ icon: wanted, icons: ICONS });
    await expect(call('change-icon', { body: { icon: '/brand/../x.svg' } }, as(id))).rejects.toMatchObject({
      code: 'members.icon-unknown',
    });
    expect(first).not.toBe(wanted);
    const files = ICONS.map((icon) => new URL(`../../../../brands/fairground/${icon.slice(7)}`, import.meta.url));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('[part of P-03] each member changes and reads its own and nobody else', async () => {
    const one = await registered('alone0001');
    const other = await registered('alone0002');

    await call('change-nickname', { body: { nickname: 'Only mine' } }, as(one.id));

    expect(await call('read-info', {}, as(other.id))).toMatchObject({ nickname: 'alone0002', id: other.id });
  });

  test('a session whose account is gone is no session', async () => {
    await expect(call('read-info', {}, as(999_999n as MemberId))).rejects.toMatchObject({
      code: 'access.login-required',
    });
  });
});

test('the head of another line may take those that nobody invited, and nobody else may', async () => {
  const { memberId: head } = await members.openAccount(anOperator, {
    username: 'newhead1',
    isAgent: 2,
    uplineId: null,
  });
  const { id: player } = await registered('nohead001');

  await members.setDefaultHead(anOperator, head);
  const { id } = await registered('underhead');
  for (const nobody of [player, 1n as MemberId])
    await expect(members.setDefaultHead(anOperator, nobody)).rejects.toMatchObject({ code: 'members.type-refused' });
  await members.setDefaultHead(anOperator, 2n as MemberId);

  expect(await members.find(id)).toMatchObject({ uplineId: head });
});

test('shipping the ground again changes nothing, by many nodes at once either', async () => {
  const read = async () =>
    (await sql`select id, account, upline_id, path, status from members_member where id < 1000 order by id`.execute(db))
      .rows;
  const before = await read();

  await Promise.all([members.installDefaults(), members.installDefaults(), members.installDefaults()]);

  expect(await read()).toEqual(before);
  expect(before).toEqual([
    { id: 1n, account: '@house', upline_id: null, path: [], status: 'system' },
    { id: 2n, account: '@line', upline_id: 1n, path: [2n], status: 'system' },
  ]);
  expect(await callRoute(members.routes, 'members.read-terms')).toMatchObject({ version: '1' });
});

test('members are found by their numbers, however many are asked for at once', async () => {
  const { id } = await registered('ofmany01');
  const nobody = Array.from({ length: 66_000 }, (_, index) => (1_000_000n + BigInt(index)) as MemberId);

  expect(await members.list([...nobody, id])).toMatchObject([{ id, account: 'ofmany01' }]);
});
