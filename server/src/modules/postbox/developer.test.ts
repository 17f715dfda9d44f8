import { afterAll, expect, test } from 'vitest';
import { ConfigError } from '../../platform/config.ts';
import { testDatabase } from '../../testing/database.ts';
import { TEST_TOKENS, testHttp } from '../../testing/http.ts';
import { testPlatform } from '../../testing/modules.ts';
import { testPostbox } from '../../testing/postbox.ts';

const KEY = 'a-developer-key';
const LIVE = {
  MODE: 'live',
  DATABASE_URL: 'postgres://a/b?sslmode=verify-full',
  PUBLIC_URL: 'https://play.example',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  EMAIL_PROVIDER: 'none',
  SMS_PROVIDER: 'none',
};

const { db } = await testDatabase();
const ground = await testPlatform(db);
const { postbox, deliver } = testPostbox(ground);
const { fastify } = testHttp({
  routes: postbox.routes ?? [],
  config: { publicUrl: undefined, developerKey: KEY },
});
afterAll(() => fastify.close());

const outbox = (query = '', headers: Record<string, string> = { 'x-developer-key': KEY }) =>
  fastify.inject({ url: `/wps/relay/sandbox/outbox${query}`, headers });

const sendTo = async (to: string, channel: 'sms' | 'email' = 'sms') => {
  await postbox.sendCode({ address: { channel, to }, purpose: 'login', language: 'EN', ip: '203.0.113.7' });
  await deliver();
};

test('[part of P-05] only the key of the sandbox opens its calls: no token, no other key, no empty one', async () => {
  const refused = await Promise.all([
    outbox('', {}),
    outbox('', { 'x-developer-key': '' }),
    outbox('', { 'x-developer-key': `${KEY}x` }),
    outbox('', { authorization: `Bearer ${TEST_TOKENS.agent}` }),
  ]);

  expect(refused.map((answer) => answer.json().code)).toEqual(Array.from({ length: 4 }, () => 'access.developer-only'));
  expect((await outbox()).statusCode).toBe(200);
});

test('[part of P-05] a sandbox without a key has no developers, whatever they send', async () => {
  const keyless = testHttp({ routes: postbox.routes ?? [] });

  for (const key of ['', 'undefined', KEY]) {
    const answer = await keyless.fastify.inject({
      url: '/wps/relay/sandbox/outbox',
      headers: { 'x-developer-key': key },
    });
    expect(answer.json().code).toBe('access.developer-only');
  }
});

test('[part of P-05] live mode has none of these calls and refuses every sandbox part', async () => {
  const live = testPostbox(ground, { environment: LIVE });
  const desk = testHttp({ routes: live.postbox.routes ?? [] });
  const answer = await desk.fastify.inject({ url: '/wps/relay/sandbox/outbox', headers: { 'x-developer-key': KEY } });

  expect(live.postbox.routes).toEqual([]);
  expect(answer.statusCode).toBe(404);
  expect(() => testPostbox(ground, { environment: { ...LIVE, SMS_PROVIDER: 'sandbox' } })).toThrow(ConfigError);
  expect(() => testPostbox(ground, { environment: { ...LIVE, DEVELOPER_KEY: KEY } })).toThrow('DEVELOPER_KEY');
});

test('[part of A-04] the outbox shows what was sent, the newest first, with the code to type', async () => {
  await sendTo('+84911000001');
  await sendTo('mai@example.com', 'email');

  const { list, hasMore } = (await outbox()).json().value;

  expect(hasMore).toBe(false);
  expect(list.map(({ to }: { to: string }) => to)).toEqual(['mai@example.com', '+84911000001']);
  expect(list[0]).toMatchObject({ channel: 'email', purpose: 'login', code: expect.stringMatching(/^\d{6}$/) });
  expect(list[0].body).toContain(list[0].code);
  expect(list[0].subject).toBe(`${list[0].code} is your Fairground code`);
  expect(list[1].subject).toBeNull();
});

test('the outbox is looked through by channel, by address and page by page', async () => {
  for (let nth = 0; nth < 52; nth += 1) await sendTo(`+8491200${String(nth).padStart(4, '0')}`);

  const first = (await outbox('?channel=sms')).json().value;
  const last = first.list.at(-1).messageId;
  const second = (await outbox(`?channel=sms&before=${last}`)).json().value;
  const one = (await outbox('?to=%2B84912000007')).json().value;

  expect(first.list).toHaveLength(50);
  expect(first.hasMore).toBe(true);
  expect(second.hasMore).toBe(false);
  expect(second.list.length).toBeGreaterThanOrEqual(2);
  expect(one.list.map(({ to }: { to: string }) => to)).toEqual(['+84912000007']);
}, 30_000);

test('what developers change is in the trail', async () => {
  const headers = { 'x-developer-key': KEY };
  const fault = await fastify.inject({
    method: 'POST',
    url: '/wps/relay/sandbox/fault',
    headers,
    payload: { channel: 'sms', fault: 'time-out' },
  });
  const during = await outbox();
  await fastify.inject({
    method: 'POST',
    url: '/wps/relay/sandbox/fault',
    headers,
    payload: { channel: 'sms', fault: 'none' },
  });
  const cleared = await fastify.inject({ method: 'DELETE', url: '/wps/relay/sandbox/outbox', headers });

  expect(fault.json().value).toEqual({ channel: 'sms', fault: 'time-out' });
  expect(during.json().value.faults).toEqual({ sms: 'time-out', email: 'none' });
  expect(cleared.json().value.removed).toBeGreaterThan(0);
  expect((await outbox()).json().value.list).toEqual([]);
  const lines = await ground.audit.listLines({ limit: 3 });
  expect(lines.map(({ action, actor }) => `${actor}: ${action}`)).toEqual([
    'developer: postbox.clear-outbox',
    'developer: postbox.set-fault',
    'developer: postbox.set-fault',
  ]);
});

test('the page of the outbox is there in a sandbox, shows nothing by itself and runs nothing from elsewhere', async () => {
  const desk = testHttp({ routes: [] });
  postbox.sandbox?.(desk.fastify);

  const [page, style, script] = await Promise.all(
    ['/sandbox/outbox', '/sandbox/outbox.css', '/sandbox/outbox.mjs'].map((url) => desk.fastify.inject({ url })),
  );

  expect([page, style, script].map((answer) => answer?.statusCode)).toEqual([200, 200, 200]);
  expect(page?.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(page?.body).not.toMatch(/<script>|style=/);
  expect(script?.headers['content-type']).toBe('text/javascript; charset=utf-8');
});
