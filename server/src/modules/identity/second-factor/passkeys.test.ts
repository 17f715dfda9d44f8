import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';
import type { House } from '../testing/house.ts';
import { makePasskey } from '../../../testing/software-authenticator.ts';
import type { Ceremony, Passkey } from '../../../testing/software-authenticator.ts';

const REFUSED = { code: 'identity.passkey-refused', value: null };

type Begun = { challengeId: string; challenge: string; userHandle: string; excludeCredentials: string[]; rpId: string };

const aMember = async (house: House) => {
  const account = await house.openAccount();
  const { token } = await house.login(account.username);
  const caller = { session: await house.sessionOf(token) };
  const begin = async () => (await house.call('begin-passkey', { password: PASSWORD }, caller)) as Begun;
  return { ...account, caller, begin };
};

const withPasskey = async (house: House) => {
  const member = await aMember(house);
  const { challengeId, challenge, userHandle } = await member.begin();
  const passkey = makePasskey(userHandle);
  const made = await house.call('finish-passkey', { challengeId, ...passkey.create({ challenge }) }, member.caller);
  return { ...member, passkey, userHandle, passkeyId: (made as { passkeyId: bigint }).passkeyId };
};

const beginLogin = async (house: House) =>
  (await house.call('begin-passkey-login')) as { challengeId: string; challenge: string; rpId: string };

const loginWith = async (house: House, passkey: Passkey, ceremony: Partial<Ceremony> = {}, more: object = {}) => {
  const { challengeId, challenge } = await beginLogin(house);
  return { challengeId, ...passkey.get({ challenge, ...ceremony }), ...more };
};

test('a passkey is made for the account that asked, and then logs in without a name and without a second verification', async () => {
  const house = await aHouse();
  const { caller, passkey, memberId, begin, passkeyId } = await withPasskey(house);

  const answer = (await house.call('finish-passkey-login', await loginWith(house, passkey))) as { token: string };

  expect(answer).toMatchObject({ scope: 'full', account: `player${memberId}` });
  expect(await house.sessionOf(answer.token)).toMatchObject({ memberId });
  expect((await begin()).excludeCredentials).toEqual([passkey.credentialId]);
  expect(await house.call('list-passkeys', undefined, caller)).toEqual({
    list: [{ passkeyId, name: 'Laptop', madeAt: house.clock.now(), usedAt: house.clock.now() }],
  });
});

test('what the browser is given names the site of the caller, and nothing that tells who the account is', async () => {
  const house = await aHouse();
  const { begin, memberId } = await aMember(house);

  const begun = await begin();

  expect(begun.rpId).toBe('play.example');
  expect(begun.userHandle).toMatch(/^[\w-]{43}$/);
  expect(begun.userHandle).toBe((await begin()).userHandle);
  expect(Buffer.from(begun.userHandle, 'base64url').toString()).not.toContain(String(memberId));
});

test.each<[string, Partial<Ceremony>]>([
  ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['on another site', { origin: 'http://evil.example' }],
  ['on a site whose name only begins alike', { origin: 'http://play.example.evil.example' }],
  ['for another name of a site', { rpId: 'evil.example' }],
  ['as an answer to the other question', { type: 'webauthn.get' }],
  ['without the owner showing a finger or a pin', { flags: 1 }],
  ['without the owner at all', { flags: 0 }],
])('a passkey that was made %s is not kept', async (_what, wrong) => {
  const house = await aHouse();
  const { caller, begin } = await aMember(house);
  const { challengeId, challenge, userHandle } = await begin();
  const made = makePasskey(userHandle).create({ challenge, ...wrong });

  expect(await house.refusalOf('finish-passkey', { challengeId, ...made }, caller)).toEqual(REFUSED);
  expect(await house.call('list-passkeys', undefined, caller)).toEqual({ list: [] });
});

test('a statement with certificates, which would have the server ask around, is refused', async () => {
  const house = await aHouse();
  const { caller, begin } = await aMember(house);
  const { challengeId, challenge, userHandle } = await begin();
  const attStmt = new Map<string, unknown>([
    ['alg', -7],
    ['sig', Buffer.alloc(70)],
    ['x5c', [Buffer.alloc(300)]],
  ]);
  const made = makePasskey(userHandle).create({ challenge }, { fmt: 'packed', attStmt });

  expect(await house.refusalOf('finish-passkey', { challengeId, ...made }, caller)).toEqual(REFUSED);
});

test('a challenge is good once, for five minutes, and for anyone who was given it', async () => {
  const house = await aHouse();
  const { caller, begin } = await aMember(house);
  const other = await aMember(house);
  const { challengeId, challenge, userHandle } = await begin();
  const body = (passkey: Passkey) => ({ challengeId, ...passkey.create({ challenge }) });

  expect(await house.refusalOf('finish-passkey', body(makePasskey(userHandle)), other.caller)).toEqual(REFUSED);
  // The wrong caller used it up: a challenge that was seen by somebody else is nobody's.
  expect(await house.refusalOf('finish-passkey', body(makePasskey(userHandle)), caller)).toEqual(REFUSED);

  const late = await begin();
  house.clock.advance(5 * 60_000);
  const made = makePasskey(userHandle).create({ challenge: late.challenge });
  expect(await house.refusalOf('finish-passkey', { challengeId: late.challengeId, ...made }, caller)).toEqual(REFUSED);
});

test('one passkey belongs to one account', async () => {
  const house = await aHouse();
  const { passkey } = await withPasskey(house);
  const thief = await aMember(house);
  const { challengeId, challenge } = await thief.begin();

  const stolen = { challengeId, ...passkey.create({ challenge }) };

  expect(await house.refusalOf('finish-passkey', stolen, thief.caller)).toEqual(REFUSED);
});

test.each<[string, Partial<Ceremony>]>([
  ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['another site', { origin: 'https://evil.example' }],
  ['another name of a site', { rpId: 'evil.example' }],
  ['the other question', { type: 'webauthn.create' }],
  ['the owner not being there', { flags: 0 }],
  ['the owner showing nothing', { flags: 1 }],
])('a signature over %s logs nobody in', async (_what, wrong) => {
  const house = await aHouse();
  const { passkey } = await withPasskey(house);

  expect(await house.refusalOf('finish-passkey-login', await loginWith(house, passkey, wrong))).toEqual(REFUSED);
});

test('a signature that was changed, of another key or for another owner logs nobody in, in the same words as an unknown passkey', async () => {
  const house = await aHouse();
  const { passkey, userHandle } = await withPasskey(house);
  const other = await withPasskey(house);
  const stranger = makePasskey(userHandle);
  const good = await loginWith(house, passkey);
  const flipped = Buffer.from(good.authenticatorData, 'base64url');
  flipped.writeUInt8(flipped.readUInt8(33) ^ 1, 33);

  const answers = [
    await house.refusalOf('finish-passkey-login', { ...good, authenticatorData: flipped.toString('base64url') }),
    await house.refusalOf('finish-passkey-login', await loginWith(house, stranger)),
    await house.refusalOf(
      'finish-passkey-login',
      await loginWith(house, stranger, {}, { credentialId: passkey.credentialId }),
    ),
    await house.refusalOf(
      'finish-passkey-login',
      await loginWith(house, passkey, {}, { userHandle: other.userHandle }),
    ),
    await house.refusalOf('finish-passkey-login', await loginWith(house, passkey, {}, { signature: '' })),
    await house.refusalOf('finish-passkey-login', await loginWith(house, passkey, {}, { clientDataJson: 'AAAA' })),
  ];

  expect(answers).toEqual(answers.map(() => REFUSED));
});

test('a login that was overheard cannot be repeated, not by a hundred at once either', async () => {
  const house = await aHouse();
  const { passkey } = await withPasskey(house);
  const overheard = await loginWith(house, passkey);

  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () => house.call('finish-passkey-login', overheard)),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a passkey whose counter goes back was copied and logs nobody in', async () => {
  const house = await aHouse();
  const { passkey } = await withPasskey(house);
  const at = async (count: number) => loginWith(house, passkey, { count });

  expect(await house.call('finish-passkey-login', await at(7))).toMatchObject({ scope: 'full' });
  expect(await house.call('finish-passkey-login', await at(8))).toMatchObject({ scope: 'full' });
  expect(await house.refusalOf('finish-passkey-login', await at(8))).toEqual(REFUSED);
  expect(await house.refusalOf('finish-passkey-login', await at(0))).toEqual(REFUSED);
});

test('a passkey of a frozen account opens nothing', async () => {
  const house = await aHouse();
  const { passkey, memberId } = await withPasskey(house);
  await inTransaction(house.db, (tx) => house.identity.setStatus(tx, memberId, 'frozen'));

  expect((await house.refusalOf('finish-passkey-login', await loginWith(house, passkey))).code).toBe(
    'identity.account-frozen',
  );
});

test('an account holds ten passkeys; making and removing takes the password, and only the own ones go', async () => {
  const house = await aHouse();
  const { caller, begin, passkeyId, passkey } = await withPasskey(house);
  const other = await withPasskey(house);
  for (let more = 0; more < 9; more += 1) {
    const { challengeId, challenge, userHandle } = await begin();
    await house.call('finish-passkey', { challengeId, ...makePasskey(userHandle).create({ challenge }) }, caller);
  }

  expect((await house.refusalOf('begin-passkey', { password: PASSWORD }, caller)).code).toBe('identity.passkey-limit');
  expect((await house.refusalOf('remove-passkey', { passkeyId, password: 'wrong' }, caller)).code).toBe(
    'identity.password-wrong',
  );
  const foreign = { passkeyId: other.passkeyId, password: PASSWORD };
  expect((await house.refusalOf('remove-passkey', foreign, caller)).code).toBe('identity.passkey-unknown');
  expect(await house.call('remove-passkey', { passkeyId, password: PASSWORD }, caller)).toEqual({});
  expect(await house.refusalOf('finish-passkey-login', await loginWith(house, passkey))).toEqual(REFUSED);
  expect(await house.call('finish-passkey-login', await loginWith(house, other.passkey))).toMatchObject({
    scope: 'full',
  });
});

test('where the site has an address of its own, passkeys are for it alone', async () => {
  const house = await aHouse();
  const settings = { ...house.deps.settings, publicUrl: 'https://play.example' };
  const live = await aHouse({ db: house.db, settings });
  const { begin, caller } = await aMember(live);
  const make = async (origin: string) => {
    const { challengeId, challenge, userHandle } = await begin();
    return { challengeId, ...makePasskey(userHandle).create({ challenge, origin }) };
  };

  expect(await live.refusalOf('finish-passkey', await make('http://play.example'), caller)).toEqual(REFUSED);
  expect(
    await live.call('finish-passkey', await make('https://play.example'), { ...caller, host: 'mirror.example' }),
  ).toEqual({ passkeyId: expect.anything() });
});
