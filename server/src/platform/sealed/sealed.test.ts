import { endpoint } from '@fairground/contract/endpoint';
import { seal } from '@fairground/contract/sealed';
import type { Sealed, SealedCall } from '@fairground/contract/sealed';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fakeClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { testHttp } from '../../testing/http.ts';
import { bind } from '../http/index.ts';
import { systemRandom } from '../random.ts';
import { createSealedBodies } from './index.ts';

const tellSecret = endpoint({
  name: 'test.tell-secret',
  summary: 'Takes a sealed word.',
  method: 'POST',
  path: '/wps/test/secret',
  access: 'public',
  encrypted: true,
  body: z.strictObject({ password: z.string() }),
  value: z.object({ heard: z.string() }),
  errors: [],
});
const CALL: SealedCall = tellSecret;

const { db } = await testDatabase();
const clock = fakeClock();
beforeEach(() => clock.set('2026-11-15T12:00:00Z'));

/** A separate node: it shares no memory with another. */
const aNode = () => {
  const sealedBodies = createSealedBodies({ db, clock, random: systemRandom });
  const routes = [...(sealedBodies.routes ?? []), bind(tellSecret, ({ body }) => ({ heard: body.password }))];
  const { fastify } = testHttp({ routes, openBody: sealedBodies.open });
  return {
    sealedBodies,
    readKey: async () => {
      const { value } = (await fastify.inject('/wps/relay/security/key')).json();
      return { kid: String(value.kid), publicKey: String(value.publicKey), serverTime: String(value.serverTime) };
    },
    tell: async (payload: object) => {
      const answer = await fastify.inject({ method: 'POST', url: CALL.path, payload });
      return { status: answer.statusCode, ...answer.json() };
    },
  };
};

const one = aNode();
const other = aNode();
const purge = one.sealedBodies.schedules?.[0]?.job;

const sealedWord = async (change: { at?: Date; call?: SealedCall; body?: unknown } = {}): Promise<Sealed> =>
  seal(change.body ?? { password: 'Mật khẩu 🔑' }, {
    key: await one.readKey(),
    call: change.call ?? CALL,
    at: change.at ?? clock.now(),
  });

test('[K-04] a sealed body reaches the handler and its words are nowhere on the way', async () => {
  const sealed = await sealedWord();

  expect(JSON.stringify(sealed)).not.toContain('password');
  expect(await one.tell(sealed)).toMatchObject({ success: true, value: { heard: 'Mật khẩu 🔑' } });
});

test('[K-04] a sealed body opens once, on whichever node it is repeated', async () => {
  const sealed = await sealedWord();
  await one.tell(sealed);

  expect(await one.tell(sealed)).toMatchObject({ status: 409, code: 'request.seal-replayed' });
  expect(await other.tell(sealed)).toMatchObject({ status: 409, code: 'request.seal-replayed' });
});

test('[K-04] of many equal bodies at the same moment on two nodes one opens', async () => {
  const sealed = await sealedWord();

  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).tell(sealed)));

  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test('[K-04] a plain body on an encrypted call is refused', async () => {
  expect(await one.tell({ password: 'x' })).toMatchObject({ status: 400, code: 'request.not-sealed' });
  expect(await one.tell([])).toMatchObject({ status: 400, code: 'request.not-sealed' });
});

test.each([
  ['v', 2],
  ['kid', ''],
  ['iv', 'no base64!'],
  ['ct', 7],
  ['extra', true],
])('[K-04] a seal of another shape is none: %s', async (name, value) => {
  expect(await one.tell({ ...(await sealedWord()), [name]: value })).toMatchObject({ code: 'request.not-sealed' });
});

test.each(['e', 'iv', 'ct'] as const)('[K-04] a seal altered in %s does not open', async (name) => {
  const sealed = await sealedWord();
  const altered = `${sealed[name].startsWith('A') ? 'B' : 'A'}${sealed[name].slice(1)}`;

  expect(await one.tell({ ...sealed, [name]: altered })).toMatchObject({ status: 400, code: 'request.seal-broken' });
});

test('[K-04] a seal made for another call does not open here', async () => {
  const otherPath = await sealedWord({ call: { method: 'POST', path: '/wps/session/login' } });
  const otherMethod = await sealedWord({ call: { method: 'PUT', path: CALL.path } });

  expect(await one.tell(otherPath)).toMatchObject({ code: 'request.seal-broken' });
  expect(await one.tell(otherMethod)).toMatchObject({ code: 'request.seal-broken' });
});

test('[K-04] a seal is good for two minutes either way, and not longer', async () => {
  const away = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);

  expect(await one.tell(await sealedWord({ at: away(-119) }))).toMatchObject({ success: true });
  expect(await one.tell(await sealedWord({ at: away(119) }))).toMatchObject({ success: true });
  expect(await one.tell(await sealedWord({ at: away(-121) }))).toMatchObject({
    status: 400,
    code: 'request.seal-stale',
  });
  expect(await one.tell(await sealedWord({ at: away(121) }))).toMatchObject({
    status: 400,
    code: 'request.seal-stale',
  });
});

test('[K-04] an unknown key is answered as such, so that the browser fetches the current one', async () => {
  const sealed = await sealedWord();

  expect(await one.tell({ ...sealed, kid: 'nobody' })).toMatchObject({ status: 400, code: 'request.seal-key-unknown' });
});

test('[K-04] a sealed body still has to keep the contract', async () => {
  expect(await one.tell(await sealedWord({ body: { password: 'x', role: 'agent' } }))).toMatchObject({
    status: 422,
    code: 'request.invalid',
    value: { fields: [{ path: 'body.role', reason: 'unknown' }] },
  });
});

test('[K-04] every day has its own key, the same on all nodes, and the old one is taken one more day', async () => {
  clock.set('2026-11-20T23:59:00Z');
  const [first, same] = await Promise.all([one.readKey(), other.readKey()]);
  const sealNow = () => seal({ password: 'x' }, { key: first, call: CALL, at: clock.now() });

  clock.set('2026-11-21T00:01:00Z');
  const [second, secondElsewhere] = await Promise.all([other.readKey(), one.readKey()]);
  const oneDayLater = await other.tell(await sealNow());
  clock.set('2026-11-22T00:01:00Z');
  const twoDaysLater = await one.tell(await sealNow());

  expect(same.kid).toBe(first.kid);
  expect(second.kid).not.toBe(first.kid);
  expect(secondElsewhere.kid).toBe(second.kid);
  expect(second.serverTime).toBe('2026-11-21T00:01:00.000Z');
  expect(oneDayLater).toMatchObject({ success: true });
  expect(twoDaysLater).toMatchObject({ code: 'request.seal-key-unknown' });
});

test('keys and nonces that no longer count are swept away, those that do stay', async () => {
  clock.set('2026-12-01T12:00:00Z');
  const sealed = await sealedWord();
  await one.tell(sealed);
  const rows = async () =>
    Promise.all([
      db.withTables<{ sealed_key: { kid: string } }>().selectFrom('sealed_key').select('kid').execute(),
      db.withTables<{ sealed_nonce: { nonce: string } }>().selectFrom('sealed_nonce').select('nonce').execute(),
    ]);

  await purge?.run(null, new AbortController().signal);
  const [keys, nonces] = await rows();
  clock.set('2026-12-03T12:00:00Z');
  await purge?.run(null, new AbortController().signal);
  const [keysLater, noncesLater] = await rows();

  expect(keys.map(({ kid }) => kid)).toEqual([sealed.kid]);
  expect(nonces).toHaveLength(1);
  expect([keysLater, noncesLater]).toEqual([[], []]);
});
