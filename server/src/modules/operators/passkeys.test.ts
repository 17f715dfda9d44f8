import { expect, test } from 'vitest';
import { STAFF_PASSWORD } from '../../testing/enrol-staff.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aCaller, callRoute } from '../../testing/modules.ts';
import { makePasskey } from '../../testing/software-authenticator.ts';
import type { Ceremony, Passkey } from '../../testing/software-authenticator.ts';
import { PASSKEYS_MAX } from './passkeys.ts';
import { anOffice } from './testing/office.ts';

const database = await testDatabase();
// The software authenticator signs for http://play.example.
const { operators, hire, from, clock, audit } = await anOffice(database, { publicUrl: undefined });
const HOST = 'play.example';

type Challenge = { readonly challengeId: string; readonly challenge: string };

const call = <Value>(name: string, body?: unknown, caller = aCaller({ host: HOST })): Promise<Value> =>
  callRoute(operators.routes, `operators.${name}`, { body }, caller) as Promise<Value>;

const callerOf = async (token: string) => {
  const operator = (await operators.authenticate(token)) ?? expect.fail('The token opens nothing.');
  return aCaller({ host: HOST, operator });
};

/** Makes a passkey for the staff member behind a session. */
const addPasskey = async (token: string): Promise<Passkey> => {
  const caller = await callerOf(token);
  const begun = await call<Challenge & { readonly userHandle: string }>('begin-passkey', undefined, caller);
  const passkey = makePasskey(begun.userHandle);
  const made = passkey.create({ challenge: begun.challenge });
  await call('finish-passkey', { ...made, challengeId: begun.challengeId }, caller);
  return passkey;
};

const proofBy = async (passkey: Passkey, ceremony: Partial<Ceremony> = {}) => {
  const { challengeId, challenge } = await call<Challenge>('begin-passkey-proof');
  return { ...passkey.get({ challenge, ...ceremony }), challengeId };
};

const loginBy = (name: string, proof: Awaited<ReturnType<typeof proofBy>>, password = STAFF_PASSWORD) =>
  operators.login({ name, password, passkey: proof }, { ...from, host: HOST });

test('password and passkey open a session in place of the code; a signature counts once', async () => {
  const ann = await hire('anna');
  const passkey = await addPasskey((await ann.login()).token);
  const proof = await proofBy(passkey);

  const { token } = await loginBy('anna', proof);

  expect(await operators.authenticate(token)).toMatchObject({ name: 'anna', isSteppedUp: true });
  await expect(loginBy('anna', proof)).rejects.toThrow('operators.login-failed');
  expect((await audit.listLines({ limit: 20 })).map(({ action }) => action)).toContain('operators.add-passkey');
});

test('a passkey opens nothing without the password, for another account, or for another address', async () => {
  const [bob] = [await hire('bob'), await hire('carla')];
  const passkey = await addPasskey((await bob.login()).token);

  await expect(loginBy('bob', await proofBy(passkey), 'not this one at all')).rejects.toThrow('operators.login-failed');
  await expect(loginBy('carla', await proofBy(passkey))).rejects.toThrow('operators.login-failed');
  const elsewhere = await proofBy(passkey, { origin: 'http://evil.example', rpId: 'evil.example' });
  await expect(loginBy('bob', elsewhere)).rejects.toThrow('operators.login-failed');
  const late = await proofBy(passkey);
  clock.advance(5 * 60_000);
  await expect(loginBy('bob', late)).rejects.toThrow('operators.login-failed');
});

test('a passkey whose counter goes back was copied and is refused', async () => {
  const dora = await hire('dora');
  const passkey = await addPasskey((await dora.login()).token);
  await loginBy('dora', await proofBy(passkey, { count: 7 }));

  await expect(loginBy('dora', await proofBy(passkey, { count: 7 }))).rejects.toThrow('operators.login-failed');
});

test('a passkey shows again who works in a running session', async () => {
  const eve = await hire('eve');
  const { token } = await eve.login();
  const passkey = await addPasskey(token);
  clock.advance(10 * 60_000);
  await operators.authenticate(token);
  clock.advance(6 * 60_000);
  const caller = await callerOf(token);
  expect(caller.operator?.isSteppedUp).toBe(false);

  await call('step-up', { password: STAFF_PASSWORD, passkey: await proofBy(passkey) }, caller);

  expect((await operators.authenticate(token))?.isSteppedUp).toBe(true);
});

test('a passkey is made for the challenge of the same person, and once', async () => {
  const [fay, gus] = [await hire('fay'), await hire('gus')];
  const [asFay, asGus] = [await callerOf((await fay.login()).token), await callerOf((await gus.login()).token)];
  const begun = await call<Challenge & { readonly userHandle: string }>('begin-passkey', undefined, asFay);
  const made = {
    ...makePasskey(begun.userHandle).create({ challenge: begun.challenge }),
    challengeId: begun.challengeId,
  };

  await expect(call('finish-passkey', made, asGus)).rejects.toThrow('operators.passkey-refused');
  await expect(call('finish-passkey', made, asFay), 'the challenge is used up').rejects.toThrow(
    'operators.passkey-refused',
  );
});

test('passkeys are listed and removed by their owner alone, and an account has ten at most', async () => {
  const [hana, ivan] = [await hire('hana'), await hire('ivan')];
  const [ofHana, ofIvan] = [(await hana.login()).token, (await ivan.login()).token];
  const passkey = await addPasskey(ofHana);
  const { list } = await call<{ list: { passkeyId: bigint }[] }>('list-passkeys', undefined, await callerOf(ofHana));
  const body = { passkeyId: list[0]?.passkeyId };

  await expect(call('remove-passkey', body, await callerOf(ofIvan))).rejects.toThrow('operators.passkey-unknown');
  await call('remove-passkey', body, await callerOf(ofHana));
  await expect(loginBy('hana', await proofBy(passkey))).rejects.toThrow('operators.login-failed');

  for (let count = 0; count < PASSKEYS_MAX; count += 1) await addPasskey(ofIvan);
  await expect(addPasskey(ofIvan)).rejects.toThrow('operators.passkey-limit');
});

test('a passkey of a disabled account opens nothing', async () => {
  const judy = await hire('judy');
  const passkey = await addPasskey((await judy.login()).token);
  await asOwner(database.url, `update operators_staff set disabled_at = now() where name = 'judy'`);

  await expect(loginBy('judy', await proofBy(passkey))).rejects.toThrow('operators.login-failed');
});
