import type { LoginAnswer } from '@fairground/contract/identity/fields';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { aHouse } from '../testing/house.ts';

const over = { code: 'identity.launch-code-over', value: null };

test('[part of T-01] a launch code opens a session of its own, once', async () => {
  const { openAccount, identity, db, call, sessionOf, refusalOf, clock } = await aHouse();
  const { memberId } = await openAccount({ payeeName: 'Le Van A', isAgent: 1 });
  const from = { ip: '113.160.0.1', userAgent: 'a browser', language: 'TY', host: 'play.example' } as const;
  const { token } = await inTransaction(db, (tx) => identity.admit(tx, { memberId, from }));
  const session = await sessionOf(token);
  const { code, expiresAt } = (await call('create-launch-code', undefined, { session })) as {
    readonly code: string;
    readonly expiresAt: Date;
  };

  // Where it leads is new to the account, yet the session it came from was asked already.
  const other = (await call('exchange-launch-code', { code }, { ip: '198.51.100.7' })) as LoginAnswer;

  expect(expiresAt).toEqual(new Date(clock.now().getTime() + 60_000));
  expect(await sessionOf(other.token)).toMatchObject({ memberId, account: 'agent', scope: 'full' });
  expect((await sessionOf(other.token)).sessionId).not.toBe(session.sessionId);
  expect(await refusalOf('exchange-launch-code', { code })).toEqual(over);
});

test('[part of T-01] a launch code is over after a minute, and nobody guesses one', async () => {
  const { openAccount, login, sessionOf, identity, refusalOf, clock, db } = await aHouse();
  const { username } = await openAccount();
  const { code } = await identity.createLaunchCode(await sessionOf((await login(username)).token));
  const { rows } = await sql<{ row: string }>`select identity_ticket::text as row from identity_ticket`.execute(db);

  clock.advance(60_000);

  expect(await refusalOf('exchange-launch-code', { code })).toEqual(over);
  expect(await refusalOf('exchange-launch-code', { code: 'A'.repeat(43) })).toEqual(over);
  expect(rows[0]?.row).not.toContain(code);
});

test('of many exchanges at once one succeeds', async () => {
  const { openAccount, login, sessionOf, identity, call } = await aHouse();
  const { username } = await openAccount();
  const { code } = await identity.createLaunchCode(await sessionOf((await login(username)).token));

  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => call('exchange-launch-code', { code })));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.for([
  ['frozen', 'identity.account-frozen'],
  ['closed', 'identity.account-closed'],
  ['self-excluded', 'identity.self-excluded'],
] as const)('a launch code of an account that is %s since opens nothing', async ([status, code]) => {
  const { openAccount, login, sessionOf, identity, refusalOf, db } = await aHouse();
  const { memberId, username } = await openAccount();
  const launch = await identity.createLaunchCode(await sessionOf((await login(username)).token));
  await inTransaction(db, (tx) => identity.setStatus(tx, memberId, status));

  expect((await refusalOf('exchange-launch-code', { code: launch.code })).code).toBe(code);
});

describe('a session that a launch code opened', () => {
  const HOUR = 3_600_000;

  const aLine = async () => {
    const house = await aHouse();
    const { username } = await house.openAccount();
    const parent = await house.login(username);
    const carry = async (token: string) => {
      const { code } = await house.identity.createLaunchCode(await house.sessionOf(token));
      return (await house.call('exchange-launch-code', { code })) as LoginAnswer;
    };
    const runs = async (token: string) => (await house.identity.authenticate(token)) !== undefined;
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    return { ...house, username, parent, carry, runs, settled };
  };

  test('lasts no longer than the one it came from', async () => {
    const { parent, carry, clock, identity } = await aLine();
    for (let hours = 0; hours < 20; hours += 0.4) {
      clock.advance(0.4 * HOUR);
      await identity.authenticate(parent.token);
    }

    const child = await carry(parent.token);
    const grandchild = await carry(child.token);

    expect(child.expiresAt).toEqual(parent.expiresAt);
    expect(grandchild.expiresAt).toEqual(parent.expiresAt);
  });

  test.for(['logout', 'revoke-session'] as const)(
    'ends with it by %s, and so does what came from the child',
    async (how) => {
      const { parent, carry, runs, settled, call, sessionOf, login, username } = await aLine();
      const child = await carry(parent.token);
      const grandchild = await carry(child.token);
      const beside = await login(username);
      const session = await sessionOf(parent.token);

      if (how === 'logout') await call('logout', undefined, { session });
      else await call('revoke-session', { sessionId: session.sessionId }, { session: await sessionOf(beside.token) });
      await settled();

      expect([await runs(parent.token), await runs(child.token), await runs(grandchild.token)]).toEqual([
        false,
        false,
        false,
      ]);
      expect(await runs(beside.token)).toBe(true);
    },
  );

  test('may end without the one it came from', async () => {
    const { parent, carry, runs, settled, call, sessionOf } = await aLine();
    const child = await carry(parent.token);

    await call('logout', undefined, { session: await sessionOf(child.token) });
    await settled();

    expect([await runs(parent.token), await runs(child.token)]).toEqual([true, false]);
  });

  test('is not opened once the one it comes from has ended, at the same moment either', async () => {
    const { parent, identity, call, sessionOf, refusalOf, runs, settled, login, username } = await aLine();
    const session = await sessionOf(parent.token);
    const { code } = await identity.createLaunchCode(session);
    await call('logout', undefined, { session });
    expect(await refusalOf('exchange-launch-code', { code })).toEqual(over);

    const alive: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const other = await sessionOf((await login(username)).token);
      const launch = await identity.createLaunchCode(other);
      const [opened] = await Promise.allSettled([
        call('exchange-launch-code', { code: launch.code }),
        call('logout', undefined, { session: other }),
      ]);
      await settled();
      const child = opened.status === 'fulfilled' ? (opened.value as LoginAnswer).token : undefined;
      if (child !== undefined && (await runs(child))) alive.push(child);
    }
    expect(alive).toEqual([]);
  });
});
