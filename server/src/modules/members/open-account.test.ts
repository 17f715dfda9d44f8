import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aSession } from '../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import { membersFixture } from './testing/fixture.ts';

const house = await membersFixture(await testDatabase());
const { db, members, identity, clock, call } = house;

type Opened = { readonly account: string; readonly password: string; readonly type: number };

const open = (username: string, isAgent: 0 | 1 | 2 | 41 | 42, uplineId: MemberId | null = null) =>
  members.openAccount(anOperator, { username, isAgent, uplineId });
const openAs = (memberId: MemberId, username: string, type = 0) =>
  call(
    'open-account',
    { body: { username, type } },
    aCaller({ session: aSession({ memberId, account: 'agent' }) }),
  ) as Promise<Opened>;
const login = (username: string, password: string) =>
  callRoute(identity.routes, 'identity.login', { body: { type: 'USERNAME', username, password } });

const { memberId: head } = await open('headline', 2);
const { memberId: agent } = await open('agentone', 1, head);

test('[T-10] an agent opens an account in its own line, with a password that must be changed', async () => {
  const opened = await openAs(agent, 'downline1', 1);

  expect(opened).toMatchObject({ account: 'downline1', type: 1 });
  expect(opened.password).toMatch(/^[A-Za-z0-9]{10}$/);
  const member = await members.findByAccount('downline1');
  expect(member).toMatchObject({ isAgent: 1, uplineId: agent, path: [head, agent, member?.id], toUpline: true });
  expect(await login('downline1', opened.password)).toMatchObject({ mustChangePassword: true, scope: 'password' });
});

test('an opened account gets no sign-up bonus, and a line in the trail names who opened it', async () => {
  await openAs(agent, 'downline2');

  const member = await members.findByAccount('downline2');
  expect((await house.wallet.balanceOf(member?.id ?? (0n as MemberId))).sum).toBe(0n);
  const [line] = await house.audit.listLines({ limit: 1 });
  expect(line?.after).toEqual({ account: 'downline2', isAgent: 0, uplineId: agent.toString() });
  expect(line).toMatchObject({
    actorKind: 'member',
    actor: agent.toString(),
    action: 'members.open-account',
    resourceId: member?.id.toString(),
  });
});

test('names follow the rule of the site and are taken once', async () => {
  await expect(openAs(agent, 'no')).rejects.toMatchObject({
    code: 'members.fields-refused',
    value: { issues: { username: { key: 'reg_pattern_14', bounds: '6–12' } } },
  });
  await openAs(agent, 'onlyonce');
  await expect(openAs(agent, 'OnlyOnce')).rejects.toMatchObject({ code: 'identity.username-taken' });
});

test('an affiliate opens nobody by hand, an affiliate manager no agents, a member nobody', async () => {
  const { memberId: manager } = await open('manager1', 42);
  const { memberId: affiliate } = await open('affiliate1', 41, manager);
  const { memberId: player } = await open('player01', 0, agent);

  for (const [opener, type] of [
    [affiliate, 0],
    [manager, 1],
    [player, 0],
    [999_999n as MemberId, 0],
  ] as const)
    await expect(openAs(opener, 'refused1', type)).rejects.toMatchObject({ code: 'members.type-refused' });
  expect(await openAs(manager, 'frommanager'.slice(0, 12))).toMatchObject({ type: 0 });
});

test('fifty a day: of those that ask at once beyond it, none is opened', async () => {
  await sql`insert into members_open_use (agent_id, day, used) values (${head}, '2026-01-05', 48)`.execute(db);

  const asked = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => openAs(head, `quota00${index}`)));

  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refused = asked.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const reason of refused) expect(reason).toMatchObject({ code: 'members.open-limit' });
  clock.advance(24 * 3_600_000);
  await openAs(head, 'nextday1');
});

test('an operator opens every kind where it belongs, and nothing where it does not', async () => {
  expect(await members.find((await open('direct01', 0)).memberId)).toMatchObject({ uplineId: 2n });
  expect(await members.find(head)).toMatchObject({ uplineId: 1n, path: [head] });

  for (const [flag, upline] of [
    [2, head],
    [1, 1n as MemberId],
    [0, 1n as MemberId],
    [41, head],
    [42, head],
  ] as const)
    await expect(open('misplaced', flag, upline)).rejects.toMatchObject({ code: 'members.type-refused' });
});

test('the house itself cannot be logged in to', async () => {
  for (const name of ['@house', '@line'])
    await expect(login(name, 'anything1')).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
});
