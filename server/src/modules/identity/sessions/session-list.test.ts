import { marketNamed } from '@fairground/contract/market/markets';
import { expect, test } from 'vitest';
import type { House } from '../testing/house.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';

const MINUTE = 60_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const twoSessions = async ({ login, sessionOf, clock }: House, username: string) => {
  const first = await login(username, PASSWORD, {}, { userAgent: FIREFOX, ip: '113.160.0.1' });
  clock.advance(MINUTE);
  const second = await login(username, PASSWORD, {}, { userAgent: SAFARI, ip: '8.8.8.8' });
  return { first, second, one: await sessionOf(first.token), other: await sessionOf(second.token) };
};

test('[part of P-03] a member sees its own running sessions, the newest first', async () => {
  const house = await aHouse();
  const [mine, theirs] = [await house.openAccount(), await house.openAccount()];
  const { one, other } = await twoSessions(house, mine.username);
  await house.login(theirs.username);

  const { list } = (await house.call('list-sessions', undefined, { session: one })) as { readonly list: unknown[] };

  expect(list).toMatchObject([
    { sessionId: other.sessionId, isCurrent: false, ip: '8.8.8.8', country: 'US', device: 'Safari, iOS' },
    { sessionId: one.sessionId, isCurrent: true, ip: '113.160.0.1', country: 'VN', device: 'Firefox, Windows' },
  ]);
});

test('[part of P-01] sessions that ended, were left alone or had their day are not listed', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  const { one, second } = await twoSessions(house, username);
  await house.call('logout', undefined, { session: one });
  house.clock.advance(29 * MINUTE);
  const third = await house.sessionOf((await house.login(username)).token);

  const listed = async () =>
    ((await house.call('list-sessions', undefined, { session: third })) as { readonly list: unknown[] }).list.length;
  expect(await listed()).toBe(2);
  house.clock.advance(MINUTE);
  expect(await listed()).toBe(1);
  expect(await house.identity.authenticate(second.token)).toBeUndefined();
});

test.for([
  { asked: 10, lasts: 10 },
  { asked: 0, lasts: 30 },
  { asked: 45, lasts: 30 },
])(
  'where a market asks for a login after $asked minutes without a call, a session lasts $lasts',
  async ({ asked, lasts }) => {
    const plain = await aHouse();
    const policy = { ...marketNamed('malta').policy, idleMinutesMax: asked };
    const system = {
      ...plain.system,
      visitorAt: () => ({ market: () => ({ name: 'malta', policy }), country: () => 'MT' }),
    };
    const house = await aHouse({ db: plain.db, system });
    const { username, memberId } = await house.openAccount();
    const { token } = await house.login(username);
    const since = house.clock.now();
    const isRunning = async () => {
      const [listed] = await house.identity.listTimes(house.db, memberId, since);
      return [(await house.identity.recheck(token)) !== undefined, listed?.isRunning];
    };

    house.clock.advance((lasts - 1) * MINUTE);
    expect(await isRunning()).toEqual([true, true]);
    house.clock.advance(MINUTE);
    expect(await isRunning()).toEqual([false, false]);
  },
);

test('[part of P-03] a member ends one of its sessions and nobody else’s', async () => {
  const house = await aHouse();
  const [mine, theirs] = [await house.openAccount(), await house.openAccount()];
  const { one, other, second } = await twoSessions(house, mine.username);
  const stranger = await house.sessionOf((await house.login(theirs.username)).token);

  expect((await house.refusalOf('revoke-session', { sessionId: other.sessionId }, { session: stranger })).code).toBe(
    'identity.session-unknown',
  );
  expect(await house.identity.authenticate(second.token)).toBeDefined();
  expect(await house.call('revoke-session', { sessionId: other.sessionId }, { session: one })).toEqual({});

  expect(await house.identity.authenticate(second.token)).toBeUndefined();
  expect(house.disconnected).toContain(other.sessionId);
  expect((await house.refusalOf('revoke-session', { sessionId: other.sessionId }, { session: one })).code).toBe(
    'identity.session-unknown',
  );
});

test('all other sessions end at once, this one goes on', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  const { first, second, one } = await twoSessions(house, username);
  await house.login(username);

  expect(await house.call('revoke-other-sessions', undefined, { session: one })).toEqual({ ended: 2 });
  await new Promise((resolve) => setImmediate(resolve));

  expect(await house.identity.authenticate(first.token)).toBeDefined();
  expect(await house.identity.authenticate(second.token)).toBeUndefined();
});

test('whatever is over is swept away, what still counts stays', async () => {
  const house = await aHouse();
  const { memberId, username } = await house.openAccount({ payeeName: 'Le Van A' });
  const sweep = house.identity.schedules?.find(({ job }) => job.name === 'identity.purge-tickets')?.job;
  const fill = async () => {
    await house.identity.createLaunchCode({ memberId, sessionId: 1n });
    await house.call('read-captcha');
    await house.refusalOf('login', { type: 'USERNAME', username, password: PASSWORD });
    await house.refusalOf('login', { type: 'USERNAME', username: 'nobody77', password: 'wrong-word-1' });
  };
  await fill();
  house.clock.advance(25 * 60 * MINUTE);
  await fill();

  await sweep?.run(null, new AbortController().signal);

  for (const table of ['identity_ticket', 'identity_captcha', 'identity_challenge'] as const)
    expect([table, await house.countRows(table)]).toEqual([table, 1]);
  expect(await house.countRows('identity_attempt')).toBeGreaterThan(0);
});
