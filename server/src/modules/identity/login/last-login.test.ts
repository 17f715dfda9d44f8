import type { LoginAnswer } from '@fairground/contract/identity/fields';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPurgeSessions } from '../sessions/purge-sessions.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';

const DAY = 24 * 60 * 60_000;
const LAPTOP = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ip: '113.160.0.1',
};
const PHONE = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ip: '203.0.113.9',
};

test('a login tells when, where and by which device the one before it was; the first tells nothing', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();

  const first = await house.login(username, PASSWORD, {}, LAPTOP);
  const at = house.clock.now();
  house.clock.advance(DAY);
  const second = await house.login(username, PASSWORD, {}, PHONE);

  expect(first.lastLogin).toBeNull();
  expect(second.lastLogin).toEqual({ at, device: 'Firefox, Windows', ip: '113.160.0.1', country: 'VN' });
});

test('the security centre tells the last login that is not the caller’s own session', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  const first = await house.sessionOf((await house.login(username, PASSWORD, {}, LAPTOP)).token);
  const lastOf = async (session: Awaited<ReturnType<typeof house.sessionOf>>) =>
    ((await house.call('read-security', undefined, { session })) as { lastLogin: unknown }).lastLogin;
  expect(await lastOf(first)).toBeNull();

  house.clock.advance(60_000);
  const second = await house.sessionOf((await house.login(username, PASSWORD, {}, PHONE)).token);

  expect(await lastOf(second)).toMatchObject({ device: 'Firefox, Windows' });
  // Somebody came in since: the older session sees it.
  expect(await lastOf(first)).toMatchObject({ device: 'Chrome, Android', ip: '203.0.113.9' });
});

test('a window opened by a launch code is no login, and hides none', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  const { token } = await house.login(username, PASSWORD, {}, LAPTOP);
  const { code } = await house.identity.createLaunchCode(await house.sessionOf(token));
  house.clock.advance(1_000);
  const launched = (await house.call('exchange-launch-code', { code }, PHONE)) as LoginAnswer;

  house.clock.advance(1_000);
  const again = await house.login(username, PASSWORD, {}, LAPTOP);

  expect(launched.lastLogin).toBeNull();
  expect(again.lastLogin).toMatchObject({ device: 'Firefox, Windows' });
});

test('old sessions are removed, but the last login of an account stays however long ago it was', async () => {
  const house = await aHouse();
  const { username } = await house.openAccount();
  await house.login(username, PASSWORD, {}, PHONE);
  house.clock.advance(1_000);
  await house.login(username, PASSWORD, {}, LAPTOP);
  house.clock.advance(400 * DAY);

  await createPurgeSessions(house.deps).run(null, new AbortController().signal);

  const { rows } = await sql<{ count: string }>`select count(*)::text as count from identity_session`.execute(house.db);
  expect(rows[0]?.count).toBe('1');
  expect((await house.login(username, PASSWORD, {}, PHONE)).lastLogin).toMatchObject({ device: 'Firefox, Windows' });
});
