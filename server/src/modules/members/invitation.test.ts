import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aCaller, anOperator } from '../../testing/modules.ts';
import { membersFixture } from './testing/fixture.ts';

const house = await membersFixture(await testDatabase());
const { db, members, system, call, registerAs, clock } = house;

const HOUR = 3_600_000;
const open = (username: string, isAgent: 0 | 1 | 2 | 41 | 42, uplineId: MemberId | null = null) =>
  members.openAccount(anOperator, { username, isAgent, uplineId });
const registered = async (username: string, parts: Record<string, unknown> = {}, host = 'play.example') => {
  await registerAs({ username, registerUrl: `https://${host}/register`, ...parts }, aCaller({ host }));
  const member = await members.findByAccount(username);
  if (member === undefined) throw new Error(`${username} is nobody.`);
  return member;
};
const referralOf = async (member: MemberId) => (await members.referralCodeOf(member)) ?? '';

const { memberId: head } = await open('linehead1', 2);
const { memberId: agent } = await open('agentone', 1, head);
const { memberId: otherHead } = await open('linehead2', 2);
const { memberId: manager } = await open('managerone', 42);
const { memberId: affiliate } = await open('affilone', 41, manager);

describe('[F-05] affiliate codes', () => {
  test('place the account under the owner of the link, as what the link opens', async () => {
    const { code } = await members.createLink(anOperator, { owner: agent, opens: 1, maxUses: 2 });

    const member = await registered('vialink1', { affiliateCode: ` ${code.toLowerCase()} ` });

    expect(member).toMatchObject({ isAgent: 1, uplineId: agent, path: [head, agent, member.id], recommenderId: null });
  });

  test('[T-05] are checked before the form is sent', async () => {
    const { code } = await members.createLink(anOperator, { owner: agent, opens: 0 });

    expect(await call('check-affiliate', { body: { code: code.toLowerCase() } })).toEqual({
      code,
      isDomainBound: false,
    });
    for (const wrong of ['ABCD2345', 'x', "' or 1=1 --", '<script>'])
      await expect(call('check-affiliate', { body: { code: wrong } })).rejects.toMatchObject({
        code: 'members.invitation-code-wrong',
      });
  });

  test('that lead nowhere open nothing while the field is shown', async () => {
    const { code: closed } = await members.createLink(anOperator, { owner: agent, opens: 0 });
    await members.closeLink(anOperator, closed);
    const { code: used } = await members.createLink(anOperator, { owner: agent, opens: 0, maxUses: 1 });
    await registered('usesitup1', { affiliateCode: used });
    const expiresAt = new Date(clock.now().getTime() + HOUR);
    const { code: over } = await members.createLink(anOperator, { owner: agent, opens: 0, expiresAt });
    clock.advance(HOUR);

    for (const code of [closed, used, over, 'ABCD2345', 'no code'])
      await expect(registerAs({ username: 'nowhere1', affiliateCode: code })).rejects.toMatchObject({
        code: 'members.invitation-code-wrong',
      });
    expect(await members.findByAccount('nowhere1')).toBeUndefined();
  });

  test('that lead nowhere are passed over where the visitor cannot correct them', async () => {
    await system.setRegisterRule(anOperator, 'affiliateCode', { enabled: false });
    const member = await registered('passover1', { affiliateCode: 'ABCD2345' });
    await system.setRegisterRule(anOperator, 'affiliateCode', { enabled: true });

    expect(member).toMatchObject({ uplineId: 2n });
  });

  test('end when their owner is frozen, and work again after', async () => {
    const { code } = await members.createLink(anOperator, { owner: agent, opens: 0 });
    await members.changeStatus(anOperator, agent, 'frozen');
    await expect(registerAs({ username: 'frozenup1', affiliateCode: code })).rejects.toMatchObject({
      code: 'members.invitation-code-wrong',
    });
    await members.changeStatus(anOperator, agent, 'active');

    expect(await registered('frozenup1', { affiliateCode: code })).toMatchObject({ uplineId: agent });
  });

  test('of affiliates open members, and of their managers affiliates', async () => {
    const { code: ofAffiliate } = await members.createLink(anOperator, { owner: affiliate, opens: 0 });
    const { code: ofManager } = await members.createLink(anOperator, { owner: manager, opens: 41 });

    expect(await registered('viaaffil1', { affiliateCode: ofAffiliate })).toMatchObject({
      isAgent: 0,
      uplineId: affiliate,
      path: [manager, affiliate, expect.anything()],
    });
    expect(await registered('viamanag1', { affiliateCode: ofManager })).toMatchObject({ isAgent: 41 });
    for (const link of [
      { owner: affiliate, opens: 1 },
      { owner: affiliate, opens: 41 },
      { owner: agent, opens: 41 },
      { owner: agent, opens: 2 },
      { owner: agent, opens: 4 },
      { owner: agent, opens: 0, maxUses: 0 },
      { owner: agent, opens: 0, expiresAt: clock.now() },
      { owner: 999_999n as MemberId, opens: 0 },
    ] as const)
      await expect(members.createLink(anOperator, link)).rejects.toMatchObject({ code: 'members.link-refused' });
  });

  test('when the rule requires one, nobody comes without', async () => {
    await system.setRegisterRule(anOperator, 'affiliateCode', { required: true });
    await expect(registerAs({ username: 'required1' })).rejects.toMatchObject({
      value: { issues: { affiliateCode: { key: 'field_required' } } },
    });
    await members.bindDomain(anOperator, 'required.example', agent);
    const atHost = await registered('required1', {}, 'required.example');
    await system.setRegisterRule(anOperator, 'affiliateCode', { required: false });

    expect(atHost).toMatchObject({ uplineId: agent });
  });
});

describe('referral codes', () => {
  test('every member has one; who recommends is kept, and its upline is the upline', async () => {
    const friend = await registered('friend01', { referralCode: await referralOf(agent) });
    expect(friend).toMatchObject({ uplineId: agent, recommenderId: agent });

    const invited = await registered('invited1', { referralCode: await referralOf(friend.id) });

    expect(invited).toMatchObject({ uplineId: agent, recommenderId: friend.id });
  });

  test("a friend's code in the field of the affiliate code counts as a recommendation", async () => {
    const friend = await registered('friend02', { referralCode: await referralOf(agent) });

    expect(await registered('invited2', { affiliateCode: await referralOf(friend.id) })).toMatchObject({
      uplineId: agent,
      recommenderId: friend.id,
    });
  });

  test('from another line are forgotten beside an affiliate code', async () => {
    const { code } = await members.createLink(anOperator, { owner: head, opens: 0 });

    const sameLine = { affiliateCode: code, referralCode: await referralOf(agent) };
    const otherLine = { affiliateCode: code, referralCode: await referralOf(otherHead) };
    expect(await registered('bothcode1', sameLine)).toMatchObject({ uplineId: head, recommenderId: agent });
    expect(await registered('bothcode2', otherLine)).toMatchObject({ uplineId: head, recommenderId: null });
  });

  test('that nobody has are passed over: they came with a link, and the visitor cannot correct them', async () => {
    expect(await registered('stalecode1', { referralCode: 'ZZZZ9999' })).toMatchObject({
      uplineId: 2n,
      recommenderId: null,
    });
  });

  test('a recommender is believed only when it is the one the code names', async () => {
    const referralCode = await referralOf(agent);

    for (const parts of [
      { recommenderId: head.toString(), referralCode },
      { recommenderId: agent.toString() },
      { recommenderId: 'x' },
    ])
      await expect(registerAs({ username: 'recomm01', ...parts })).rejects.toMatchObject({
        code: 'members.recommender-wrong',
      });
    expect(await registered('recomm01', { recommenderId: agent.toString(), referralCode })).toMatchObject({
      recommenderId: agent,
    });
  });
});

describe('hosts that belong to an agent', () => {
  test('take anyone who registers there without a code', async () => {
    await members.bindDomain(anOperator, 'https://Agent.Example:8443/', agent);

    expect(await registered('athost01', {}, 'agent.example')).toMatchObject({ uplineId: agent, recommenderId: null });
    expect(await registered('athost02', { domain: 'agent.example' })).toMatchObject({ uplineId: agent });
    expect(await registered('athost03', {}, 'elsewhere.example')).toMatchObject({ uplineId: 2n });
    expect(await call('check-affiliate', { body: {} }, aCaller({ host: 'agent.example:443' }))).toEqual({
      code: '',
      isDomainBound: true,
    });
    expect(await call('check-affiliate', { body: { domain: 'elsewhere.example' } })).toMatchObject({
      isDomainBound: false,
    });
  });

  test('must be hosts, and their owners agents', async () => {
    await expect(members.bindDomain(anOperator, 'no host!', agent)).rejects.toMatchObject({
      code: 'members.host-refused',
    });
    const player = await registered('hostless1');
    for (const nobody of [player.id, 1n as MemberId, 999_999n as MemberId])
      await expect(members.bindDomain(anOperator, 'a.example', nobody)).rejects.toMatchObject({
        code: 'members.type-refused',
      });
  });
});

test('links whose time is over are marked by the job', async () => {
  const expiresAt = new Date(clock.now().getTime() + HOUR);
  const { code } = await members.createLink(anOperator, { owner: agent, opens: 0, expiresAt });
  const job = members.schedules?.find((schedule) => schedule.job.name === 'members.expire-links')?.job;
  const statusOf = async () =>
    (await sql<{ status: string }>`select status from members_link where code = ${code}`.execute(db)).rows[0]?.status;

  await job?.run(null, new AbortController().signal);
  expect(await statusOf()).toBe('active');
  clock.advance(HOUR);
  await job?.run(null, new AbortController().signal);

  expect(await statusOf()).toBe('expired');
});

test('a line ends twenty below its head, no matter who asks', async () => {
  let last = head;
  for (let depth = 2; depth <= 20; depth += 1)
    ({ memberId: last } = await open(`deep${depth}`.padEnd(8, 'x'), 1, last));
  const { code } = await members.createLink(anOperator, { owner: last, opens: 0 });

  await expect(registerAs({ username: 'toodeep1', affiliateCode: code })).rejects.toMatchObject({
    code: 'members.line-full',
  });
  await expect(open('toodeep1', 0, last)).rejects.toMatchObject({ code: 'members.line-full' });
});

test('the database itself keeps the tree: nobody moves, and no path is written by hand', async () => {
  const { id } = await registered('treeone1');

  await expect(sql`update members_member set upline_id = ${head} where id = ${id}`.execute(db)).rejects.toThrow(
    /stays where it stands/,
  );
  await expect(sql`update members_member set path = '{1,2,3}' where id = ${id}`.execute(db)).rejects.toThrow(
    /stays where it stands/,
  );
  await expect(
    sql`insert into members_member (id, account, account_key, is_agent, upline_id, method, register_host, register_ip, registered_at)
        values (999999, 'x', 'x', 0, ${id}, 'username', '', '', now())`.execute(db),
  ).rejects.toThrow(/cannot have anybody below it/);
});
