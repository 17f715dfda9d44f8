import type { LoginAnswer } from '@fairground/contract/identity/fields';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { aHouse } from './testing/house.ts';

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
  const { openAccount, identity, refusalOf, clock, db } = await aHouse();
  const { memberId } = await openAccount();
  const { code } = await identity.createLaunchCode(memberId);
  const { rows } = await sql<{ row: string }>`select identity_ticket::text as row from identity_ticket`.execute(db);

  clock.advance(60_000);

  expect(await refusalOf('exchange-launch-code', { code })).toEqual(over);
  expect(await refusalOf('exchange-launch-code', { code: 'A'.repeat(43) })).toEqual(over);
  expect(rows[0]?.row).not.toContain(code);
});

test('of many exchanges at once one succeeds', async () => {
  const { openAccount, identity, call } = await aHouse();
  const { memberId } = await openAccount();
  const { code } = await identity.createLaunchCode(memberId);

  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => call('exchange-launch-code', { code })));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.for([
  ['frozen', 'identity.account-frozen'],
  ['closed', 'identity.account-closed'],
  ['self-excluded', 'identity.self-excluded'],
] as const)('a launch code of an account that is %s since opens nothing', async ([status, code]) => {
  const { openAccount, identity, refusalOf, db } = await aHouse();
  const { memberId } = await openAccount();
  const launch = await identity.createLaunchCode(memberId);
  await inTransaction(db, (tx) => identity.setStatus(tx, memberId, status));

  expect((await refusalOf('exchange-launch-code', { code: launch.code })).code).toBe(code);
});
