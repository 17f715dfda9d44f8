import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { createPasswords } from '../../../platform/passwords/index.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { eventually } from '../../../testing/eventually.ts';

const MINUTE = 60_000;

test('[part of A-05] username and password open a session; the name is found however it is written', async () => {
  const { openAccount, login, sessionOf, clock } = await aHouse();
  const { memberId } = await openAccount({ username: 'Player77' });

  const answer = await login('pLAYER77');

  expect(answer).toEqual({
    token: expect.any(String),
    account: 'Player77',
    isAgent: 0,
    firstTimeLogin: true,
    passwordExpired: false,
    mustChangePassword: false,
    scope: 'full',
    expiresAt: new Date(clock.now().getTime() + 24 * 60 * MINUTE),
    deviceToken: expect.any(String),
    lastLogin: null,
  });
  expect(await sessionOf(answer.token)).toMatchObject({ memberId, account: 'member', scope: 'full', language: 'TY' });
});

test('[part of T-09] the first login says firstTimeLogin, no later one does, and the first-login call is answered each time', async () => {
  const { openAccount, login, sessionOf, call } = await aHouse();
  const { username } = await openAccount();

  const first = await login(username);
  const session = await sessionOf(first.token);
  expect([await call('greet-first-login', undefined, { session }), first.firstTimeLogin]).toEqual([{}, true]);
  expect(await call('greet-first-login', undefined, { session })).toEqual({});

  expect((await login(username)).firstTimeLogin).toBe(false);
});

test('a login is announced, with whether the device is a new one', async () => {
  const { openAccount, login, factsOf } = await aHouse();
  const { memberId, username } = await openAccount();
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  const { deviceToken } = await login(username, PASSWORD, {}, { userAgent, ip: '203.0.113.9' });
  await login(username, PASSWORD, { deviceToken }, { userAgent, ip: '203.0.113.9' });

  const fact = { memberId: String(memberId), ip: '203.0.113.9', device: 'Firefox, Windows' };
  expect(await factsOf('identity.session-opened')).toMatchObject([
    { ...fact, isNewDevice: true },
    { ...fact, isNewDevice: false },
  ]);
});

test('[part of X-01] a wrong password, an unknown name and an account without a password get one answer', async () => {
  const { openAccount, refusalOf } = await aHouse();
  await openAccount({ username: 'known77' });
  await openAccount({ username: 'byphone77', text: null });

  for (const username of ['known77', 'byphone77', 'nobody77', ''])
    expect(await refusalOf('login', { type: 'USERNAME', username, password: 'wrong-word-1' })).toEqual({
      code: 'identity.wrong-credentials',
      value: { captcha: false },
    });
});

test('a hash is computed whether or not the account exists, and by the same cost', async () => {
  const real = createPasswords({ threads: 1 });
  const verify = vi.fn(real.verify);
  const { openAccount, refusalOf } = await aHouse({ passwords: { ...real, verify } });
  const { username, password } = await openAccount();

  for (const name of [username, 'nobody77'])
    await refusalOf('login', { type: 'USERNAME', username: name, password: 'wrong-word-1' });

  expect(verify.mock.calls).toEqual([
    [password, 'wrong-word-1'],
    [null, 'wrong-word-1'],
  ]);
});

test('[part of T-08] after three failures the answer carries the captcha flag, and the next login needs the picture', async () => {
  const { openAccount, refusalOf } = await aHouse();
  const { username } = await openAccount();
  const wrong = { type: 'USERNAME', username, password: 'wrong-word-1' };

  const flags = [];
  for (let failure = 1; failure <= 3; failure += 1) flags.push((await refusalOf('login', wrong)).value);

  expect(flags).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }]);
  expect((await refusalOf('login', { ...wrong, password: PASSWORD })).code).toBe('identity.captcha-required');
});

test('[part of B-02] ten failures lock the name for five minutes and say how long is left, also for a name nobody has', async () => {
  const { openAccount, refusalOf, aPicture, clock, factsOf, login } = await aHouse();
  const { username, memberId } = await openAccount();
  let tries = 0;
  const fail = async (name: string) =>
    refusalOf(
      'login',
      { type: 'USERNAME', username: name, password: 'wrong-word-1', ...(await aPicture()) },
      { ip: `198.51.${(tries += 1)}.1` },
    );

  for (const name of [username, 'nobody77']) {
    for (let failure = 1; failure <= 10; failure += 1)
      expect((await fail(name)).code).toBe('identity.wrong-credentials');
    expect(await fail(name)).toEqual({ code: 'identity.locked', value: { retryAfterSeconds: 300 } });
    clock.advance(2 * MINUTE);
    expect(await fail(name)).toEqual({ code: 'identity.locked', value: { retryAfterSeconds: 180 } });
    clock.advance(3 * MINUTE);
  }

  expect(await factsOf('identity.account-locked')).toMatchObject([{ memberId: String(memberId) }]);
  await expect(login(username)).rejects.toMatchObject({ code: 'identity.captcha-required' });
  expect(await login(username, PASSWORD, await aPicture())).toMatchObject({ scope: 'full' });
  expect(await login(username)).toMatchObject({ scope: 'full' });
});

test('a locked account refuses the right password too', async () => {
  const { openAccount, refusalOf, aPicture } = await aHouse();
  const { username } = await openAccount();
  for (let failure = 1; failure <= 10; failure += 1)
    await refusalOf('login', { type: 'USERNAME', username, password: 'wrong-word-1', ...(await aPicture()) });

  const right = { type: 'USERNAME', username, password: PASSWORD, ...(await aPicture()) };
  expect((await refusalOf('login', right, { ip: '192.0.2.1' })).code).toBe('identity.locked');
});

test('an address that failed ten times at many names reads pictures, its neighbours do not', async () => {
  const { openAccount, refusalOf, login } = await aHouse();
  const { username } = await openAccount();
  const ip = '198.51.100.7';
  const values = [];
  for (let name = 1; name <= 10; name += 1)
    values.push(
      await refusalOf('login', { type: 'USERNAME', username: `nobody${name}`, password: 'wrong-word-1' }, { ip }),
    );

  expect(values.at(-2)?.value).toEqual({ captcha: false });
  expect(values.at(-1)?.value).toEqual({ captcha: true });
  await expect(login(username, PASSWORD, {}, { ip })).rejects.toMatchObject({ code: 'identity.captcha-required' });
  expect(await login(username, PASSWORD, {}, { ip: '198.51.100.8' })).toMatchObject({ scope: 'full' });
});

test('right logins cost an address nothing, and its own account does not wash it clean', async () => {
  const { openAccount, refusalOf, login, db } = await aHouse();
  const { username } = await openAccount();
  const ip = '198.51.100.7';
  for (let name = 1; name <= 4; name += 1)
    await refusalOf('login', { type: 'USERNAME', username: `nobody${name}`, password: 'wrong-word-1' }, { ip });

  for (let time = 1; time <= 3; time += 1) await login(username, PASSWORD, {}, { ip });

  const { rows } = await sql`select failures from identity_attempt where subject = ${`address ${ip}`}`.execute(db);
  expect(rows).toEqual([{ failures: 4 }]);
});

test('failures count over nodes and restarts', async () => {
  const { openAccount, refusalOf, deps } = await aHouse();
  const { username } = await openAccount();
  const wrong = { type: 'USERNAME', username, password: 'wrong-word-1' };
  await refusalOf('login', wrong);
  await refusalOf('login', wrong);
  await refusalOf('login', wrong);

  const restarted = await aHouse({ db: deps.db });

  expect((await restarted.refusalOf('login', wrong)).code).toBe('identity.captcha-required');
});

test('of a hundred guesses at once no more than ten are heard', async () => {
  const real = createPasswords({ waitingMax: 200 });
  const verify = vi.fn(real.verify);
  const { openAccount, call } = await aHouse({ passwords: { ...real, verify } });
  const { username } = await openAccount();

  // The counts are asked before the first guess ends: only what counts beforehand can stop them.
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, guess) =>
      call('login', { type: 'USERNAME', username, password: `guess-word-${guess}` }, { ip: `198.51.${guess}.1` }),
    ),
  );

  const codes = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason.code) : 'in'));
  expect(verify.mock.calls.length).toBeLessThanOrEqual(10);
  expect(codes.filter((code) => code === 'identity.wrong-credentials').length).toBeLessThanOrEqual(10);
  const refused = new Set(['identity.wrong-credentials', 'identity.locked', 'identity.captcha-required']);
  expect(codes.filter((code) => !refused.has(code))).toEqual([]);
});

test('a storm over the whole site asks everybody for the picture and locks nobody out', async () => {
  const { openAccount, login, aPicture, db, clock } = await aHouse();
  const { username } = await openAccount();
  const until = new Date(clock.now().getTime() + MINUTE);
  await sql`insert into identity_attempt (subject, failures, counts_until) values ('site', 3000, ${until})`.execute(db);

  await expect(login(username)).rejects.toMatchObject({ code: 'identity.captcha-required' });
  expect(await login(username, PASSWORD, await aPicture())).toMatchObject({ scope: 'full' });
  clock.advance(MINUTE);
  expect(await login(username)).toMatchObject({ scope: 'full' });
});

test('more logins at once than there are connections wait for one another, never for themselves', async () => {
  const { db } = await testDatabase({ poolSize: 2 });
  const { system } = await aHouse({ db });
  // Settings nobody remembers: anyone who asks for them needs a connection.
  const forgetful = {
    ...system,
    readFlags: async () => {
      await sql`select 1`.execute(db);
      return system.readFlags();
    },
  };
  const { openAccount, login } = await aHouse({ db, passwords: quickPasswords, system: forgetful });
  const names: string[] = [];
  for (let number = 0; number < 20; number += 1) names.push((await openAccount()).username);

  const answers = await Promise.all(names.map((name) => login(name)));

  expect(answers.map(({ account }) => account)).toEqual(names);
});

test('when there is no room to hash, a login is asked to come back and nobody is blamed', async () => {
  const full = createPasswords({ threads: 1, waitingMax: 0 });
  const { refusalOf, db } = await aHouse({ passwords: full });

  expect(await refusalOf('login', { type: 'USERNAME', username: 'anybody7', password: PASSWORD })).toEqual({
    code: 'request.too-many',
    value: { retryAfterSeconds: 3 },
  });

  const { rows } = await sql`select subject from identity_attempt where failures > 0`.execute(db);
  expect(rows).toEqual([]);
});

test('[part of T-10] a password somebody else chose opens a session that may only change it', async () => {
  const { openAccount, login, sessionOf } = await aHouse();
  const { username } = await openAccount({ mustChangePassword: true });

  const answer = await login(username);

  expect(answer).toMatchObject({ scope: 'password', mustChangePassword: true, firstTimeLogin: true });
  expect(await sessionOf(answer.token)).toMatchObject({ scope: 'password' });
});

test('[part of T-10] with expiry on, a password of ninety days opens a session that may only change it', async () => {
  const { openAccount, login, setFlag, clock } = await aHouse();
  const { username } = await openAccount();
  clock.advance(90 * 24 * 60 * MINUTE);

  expect(await login(username)).toMatchObject({ scope: 'full', passwordExpired: false });
  await setFlag('PASSWORDEXPIRY', 'on');
  expect(await login(username)).toMatchObject({ scope: 'password', passwordExpired: true, mustChangePassword: false });
});

test('[P-04] accounts that are no members stay out of the site, those that are no agents out of the agent side', async () => {
  const { openAccount, identity, refusalOf, login, db } = await aHouse();
  const house = await openAccount({ username: 'houseroot', isAgent: 2 });
  await inTransaction(db, (tx) => identity.setStatus(tx, house.memberId, 'system'));
  await openAccount({ username: 'member77' });
  const body = { type: 'USERNAME', password: PASSWORD };

  expect((await refusalOf('login', { ...body, username: 'houseroot' })).code).toBe('identity.not-a-member');
  expect((await refusalOf('login', { ...body, username: 'member77', side: 'agent' })).code).toBe(
    'identity.not-an-agent',
  );
  // Only a caller who proved the account learns it.
  expect((await refusalOf('login', { ...body, username: 'houseroot', password: 'wrong-word-1' })).code).toBe(
    'identity.wrong-credentials',
  );
  for (const isAgent of [1, 2, 41, 42] as const) {
    await openAccount({ username: `agent${isAgent}`, isAgent });
    expect(await login(`agent${isAgent}`, PASSWORD, { side: 'agent' })).toMatchObject({ isAgent, scope: 'full' });
    expect(await login(`agent${isAgent}`)).toMatchObject({ isAgent, scope: 'full' });
  }
});

test('[part of P-04] frozen and closed accounts stay out; one that excluded itself may take its money out', async () => {
  const { openAccount, identity, refusalOf, login, db } = await aHouse();
  const [frozen, closed, excluded] = [await openAccount(), await openAccount(), await openAccount({ isAgent: 1 })];
  await inTransaction(db, (tx) => identity.setStatus(tx, frozen.memberId, 'frozen'));
  await inTransaction(db, (tx) => identity.setStatus(tx, closed.memberId, 'closed'));
  await inTransaction(db, (tx) => identity.setStatus(tx, excluded.memberId, 'self-excluded'));
  const body = { type: 'USERNAME', password: PASSWORD };

  expect((await refusalOf('login', { ...body, username: frozen.username })).code).toBe('identity.account-frozen');
  expect((await refusalOf('login', { ...body, username: closed.username })).code).toBe('identity.account-closed');
  expect((await refusalOf('login', { ...body, username: excluded.username, side: 'agent' })).code).toBe(
    'identity.self-excluded',
  );
  expect(await login(excluded.username)).toMatchObject({ scope: 'withdraw' });
});

test('a login at the moment of an exclusion waits for it and opens no full session', async () => {
  const { openAccount, identity, login, db } = await aHouse();
  const { memberId, username } = await openAccount();
  await login(username);

  let entering: ReturnType<typeof login> | undefined;
  await inTransaction(db, async (tx) => {
    await identity.setStatus(tx, memberId, 'self-excluded');
    entering = login(username);
    const isWaiting = async () =>
      (await sql`select from pg_locks where not granted and locktype in ('tuple', 'transactionid')`.execute(db)).rows
        .length > 0;
    await Promise.race([entering, eventually(async () => expect(await isWaiting()).toBe(true))]);
  });

  expect(await entering).toMatchObject({ scope: 'withdraw' });
});
