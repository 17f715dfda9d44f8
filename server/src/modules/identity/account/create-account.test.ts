import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { BARE_ACCOUNT } from '../domain/account.ts';
import type { NewAccount } from '../domain/account.ts';
import { aHouse } from '../testing/house.ts';

const NUMBER = '+84912345678';

const anAccount = (number: number, parts: Partial<NewAccount>): NewAccount => ({
  memberId: BigInt(number) as MemberId,
  username: `player${number}`,
  isAgent: 0,
  ...BARE_ACCOUNT,
  ...parts,
});

test.for([
  ['name', { username: 'TheOne77' }, 'identity.username-taken'],
  ['mobile', { mobile: { e164: NUMBER, isVerified: true } }, 'identity.mobile-taken'],
] as const)('[part of A-04] a hundred at once want one %s: one account is opened', async ([, wanted, code]) => {
  const { identity, db } = await aHouse();

  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) =>
      inTransaction(db, (tx) => identity.createAccount(tx, anAccount(index + 1, wanted))),
    ),
  );

  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
  expect(refused).toEqual(Array.from({ length: 99 }, () => code));
  const { rows } = await sql`select member_id from identity_account`.execute(db);
  expect(rows).toHaveLength(1);
});

test('[part of A-04] names that differ by capitals or width alone are one', async () => {
  const { identity, db } = await aHouse();
  const open = (number: number, username: string) =>
    inTransaction(db, (tx) => identity.createAccount(tx, anAccount(number, { username })));
  await open(1, 'Player77');

  for (const username of ['player77', 'PLAYER77', 'ｐｌａｙｅｒ７７'])
    await expect(open(2, username)).rejects.toMatchObject({ code: 'identity.username-taken' });
});

test('a number that was only typed gives way to anyone who proves it, a proven one does not', async () => {
  const { identity, db } = await aHouse();
  const open = (number: number, isVerified: boolean) =>
    inTransaction(db, (tx) => identity.createAccount(tx, anAccount(number, { mobile: { e164: NUMBER, isVerified } })));
  await open(1, false);
  await expect(open(2, false)).rejects.toMatchObject({ code: 'identity.mobile-taken' });
  expect(await identity.findByMobile(NUMBER)).toBeUndefined();

  await open(3, true);

  expect(await identity.findByMobile(NUMBER)).toBe(3n);
  await expect(open(4, true)).rejects.toMatchObject({ code: 'identity.mobile-taken' });
});

test('a refused account leaves nothing behind', async () => {
  const { identity, db } = await aHouse();
  await inTransaction(db, (tx) => identity.createAccount(tx, anAccount(1, { username: 'taken77' })));

  const second = inTransaction(db, async (tx) => {
    await identity.createAccount(tx, anAccount(2, { username: 'other77' }));
    await identity.createAccount(tx, anAccount(3, { username: 'taken77' }));
  });

  await expect(second).rejects.toMatchObject({ code: 'identity.username-taken' });
  const { rows } = await sql`select member_id from identity_account`.execute(db);
  expect(rows).toEqual([{ member_id: 1n }]);
});

test('[part of P-02] a trial is admitted for its hours, and purged with all it left; nobody else ever is', async () => {
  const { identity, db, openAccount, sessionOf, clock } = await aHouse();
  const [trial, member] = [await openAccount({ isAgent: 4, text: null }), await openAccount()];
  const from = { ip: '113.160.0.1', userAgent: 'a browser', language: 'TY', host: 'play.example' } as const;
  const { token, deviceToken, expiresAt } = await inTransaction(db, (tx) =>
    identity.admit(tx, { memberId: trial.memberId, from, lastsMs: 7_200_000 }),
  );
  expect(await sessionOf(token)).toMatchObject({ account: 'trial' });
  expect([deviceToken, expiresAt]).toEqual([null, new Date(clock.now().getTime() + 7_200_000)]);

  await inTransaction(db, (tx) => identity.removeAccounts(tx, [trial.memberId, member.memberId]));

  const { rows } = await sql`select member_id from identity_account`.execute(db);
  expect(rows).toEqual([{ member_id: member.memberId }]);
  const { rows: sessions } = await sql`select 1 from identity_session`.execute(db);
  expect(sessions).toEqual([]);
});

test('a new flag reaches running sessions at once', async () => {
  const { identity, db, openAccount, login, sessionOf } = await aHouse();
  const { memberId, username } = await openAccount();
  const { token } = await login(username);
  expect(await sessionOf(token)).toMatchObject({ account: 'member' });

  await inTransaction(db, (tx) => identity.setFlag(tx, memberId, 1));
  await new Promise((resolve) => setImmediate(resolve));

  expect(await sessionOf(token)).toMatchObject({ account: 'agent' });
});
