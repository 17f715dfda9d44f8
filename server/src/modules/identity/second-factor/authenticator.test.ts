import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { createAuthenticator } from './authenticator.ts';
import { createCore } from '../core.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';
import type { House } from '../testing/house.ts';
import { fromBase32, toCode } from '../../../testing/totp-code.ts';

const MINUTE = 60_000;
const codeNow = ({ clock }: Pick<House, 'clock'>, secret: string): string => toCode(secret, clock.now());

/** A member whose session is open, by a device that needs no second verification. */
const aMember = async (house: House) => {
  const account = await house.openAccount();
  const { token, deviceToken } = await house.login(account.username);
  return { ...account, session: await house.sessionOf(token), deviceToken };
};

const withTotp = async (house: House) => {
  const member = await aMember(house);
  const caller = { session: member.session };
  const { secret } = (await house.call('begin-totp', { password: PASSWORD }, caller)) as { secret: string };
  const code = codeNow(house, secret);
  const { recoveryCodes } = (await house.call('confirm-totp', { code }, caller)) as { recoveryCodes: string[] };
  house.clock.advance(MINUTE);
  return { ...member, caller, secret, recoveryCodes, firstCode: code };
};

test('[part of T-20] an authenticator counts once a code of it was confirmed, and gives ten recovery codes', async () => {
  const house = await aHouse();
  const { session } = await aMember(house);
  const caller = { session };

  const begun = (await house.call('begin-totp', { password: PASSWORD }, caller)) as {
    secret: string;
    otpauthUrl: string;
    expiresAt: Date;
  };
  const before = await house.call('read-security', undefined, caller);
  const { recoveryCodes } = (await house.call('confirm-totp', { code: codeNow(house, begun.secret) }, caller)) as {
    recoveryCodes: string[];
  };

  expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.otpauthUrl).toContain(`secret=${begun.secret}`);
  expect(begun.expiresAt).toEqual(new Date(house.clock.now().getTime() + 10 * MINUTE));
  expect(before).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await house.call('read-security', undefined, caller)).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 });
});

test('[part of T-20] neither the secret nor a recovery code can be read in the database', async () => {
  const house = await aHouse();
  const { secret, recoveryCodes } = await withTotp(house);

  const { rows } = await sql<{ row: string }>`
    select identity_totp::text as row from identity_totp
    union all select identity_recovery_code::text from identity_recovery_code`.execute(house.db);

  const all = rows.map(({ row }) => row).join('\n');
  expect(all).not.toContain(fromBase32(secret).toString('hex'));
  for (const code of recoveryCodes) {
    expect(all).not.toContain(Buffer.from(code).toString('hex'));
    expect(all).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'));
  }
});

test('[part of T-20] beginning and ending takes the password; nothing happens without it', async () => {
  const house = await aHouse();
  const { session } = await aMember(house);

  expect(await house.refusalOf('begin-totp', { password: 'wrong' }, { session })).toMatchObject({
    code: 'identity.password-wrong',
  });
  expect(await house.refusalOf('confirm-totp', { code: '000000' }, { session })).toMatchObject({
    code: 'identity.totp-off',
  });
  expect(await house.refusalOf('disable-totp', { password: PASSWORD, code: '000000' }, { session })).toMatchObject({
    code: 'identity.totp-off',
  });
});

test('[part of T-20] a secret nobody confirmed is over after ten minutes', async () => {
  const house = await aHouse();
  const { session } = await aMember(house);
  const { secret } = (await house.call('begin-totp', { password: PASSWORD }, { session })) as { secret: string };

  house.clock.advance(10 * MINUTE);

  const code = codeNow(house, secret);
  expect(await house.refusalOf('confirm-totp', { code }, { session })).toMatchObject({ code: 'identity.totp-off' });
});

test('[part of T-20] an authenticator that is on is not replaced by beginning again', async () => {
  const house = await aHouse();
  const { caller } = await withTotp(house);

  expect(await house.refusalOf('begin-totp', { password: PASSWORD }, caller)).toMatchObject({
    code: 'identity.totp-on',
  });
  expect(await house.refusalOf('confirm-totp', { code: '123456' }, caller)).toMatchObject({ code: 'identity.totp-on' });
});

test('[part of T-20] a login from an unknown device asks for the authenticator, and its code opens nothing twice', async () => {
  const house = await aHouse();
  const { username, secret, firstCode } = await withTotp(house);
  const challenge = async () => {
    const { value } = await house.refusalOf('login', { type: 'USERNAME', username, password: PASSWORD });
    return value as { challengeId: string; methods: string[] };
  };
  const first = await challenge();
  const second = await challenge();
  const code = codeNow(house, secret);
  const answer = (challengeId: string, typed: string) => ({ challengeId, method: 'TOTP', answer: typed });

  expect(first.methods).toEqual(['TOTP', 'RECOVERY_CODE']);
  expect(await house.refusalOf('verify-login', answer(first.challengeId, firstCode))).toMatchObject({
    code: 'identity.verification-wrong',
  });
  expect(await house.call('verify-login', answer(first.challengeId, code))).toMatchObject({ scope: 'full' });
  // Anyone who looked over the shoulder has the code, and half a minute.
  expect(await house.refusalOf('verify-login', answer(second.challengeId, code))).toMatchObject({
    code: 'identity.verification-wrong',
  });
});

test('[part of T-20] a recovery code opens once', async () => {
  const house = await aHouse();
  const { username, recoveryCodes, caller } = await withTotp(house);
  const [code = ''] = recoveryCodes;
  const enter = async () => {
    const { value } = await house.refusalOf('login', { type: 'USERNAME', username, password: PASSWORD });
    return { challengeId: (value as { challengeId: string }).challengeId, method: 'RECOVERY_CODE' };
  };

  expect(await house.call('verify-login', { ...(await enter()), answer: code.toLowerCase() })).toMatchObject({
    scope: 'full',
  });
  expect(await house.refusalOf('verify-login', { ...(await enter()), answer: code })).toMatchObject({
    code: 'identity.verification-wrong',
  });
  expect(await house.call('read-security', undefined, caller)).toMatchObject({ recoveryCodesLeft: 9 });
});

test('[part of T-20] of a hundred that spend one code at once, one gets it', async () => {
  const house = await aHouse();
  const { memberId, secret, recoveryCodes } = await withTotp(house);
  const authenticator = createAuthenticator(createCore(house.deps));
  const code = codeNow(house, secret);
  const hundred = (work: Parameters<typeof inTransaction<boolean>>[1]) =>
    Promise.all(Array.from({ length: 100 }, () => inTransaction(house.db, work)));

  const totp = await hundred((tx) => authenticator.checkTotp(tx, memberId, code));
  const recovery = await hundred((tx) => authenticator.spendRecoveryCode(tx, memberId, recoveryCodes[0] ?? ''));

  expect(totp.filter(Boolean)).toHaveLength(1);
  expect(recovery.filter(Boolean)).toHaveLength(1);
});

test('[part of T-20] new recovery codes end the old ones; both take the password and a code', async () => {
  const house = await aHouse();
  const { caller, secret, recoveryCodes } = await withTotp(house);
  const [old = ''] = recoveryCodes;

  expect(await house.refusalOf('renew-recovery-codes', { password: PASSWORD, code: '000000' }, caller)).toMatchObject({
    code: 'identity.totp-wrong',
  });
  const renewed = (await house.call(
    'renew-recovery-codes',
    { password: PASSWORD, code: codeNow(house, secret) },
    caller,
  )) as { recoveryCodes: string[] };

  expect(renewed.recoveryCodes).toHaveLength(10);
  expect(renewed.recoveryCodes).not.toContain(old);
  expect(await house.refusalOf('disable-totp', { password: PASSWORD, code: old }, caller)).toMatchObject({
    code: 'identity.totp-wrong',
  });
  expect(
    await house.call('disable-totp', { password: PASSWORD, code: renewed.recoveryCodes[3] ?? '' }, caller),
  ).toEqual({});
  expect(await house.call('read-security', undefined, caller)).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
});

test('[part of T-20] anyone who guesses codes is locked out after ten, and the right one is not heard then', async () => {
  const house = await aHouse();
  const { caller, secret } = await withTotp(house);
  const guess = (code: string) => house.refusalOf('disable-totp', { password: PASSWORD, code }, caller);

  for (let wrong = 0; wrong < 10; wrong += 1)
    expect(await guess(`00000${wrong}`)).toMatchObject({ code: 'identity.totp-wrong' });

  expect(await guess(codeNow(house, secret))).toMatchObject({
    code: 'identity.locked',
    value: { retryAfterSeconds: 300 },
  });
  house.clock.advance(5 * MINUTE);
  const code = codeNow(house, secret);
  expect(await house.call('disable-totp', { password: PASSWORD, code }, caller)).toEqual({});
});
