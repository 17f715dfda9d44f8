import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { TEST_TOKENS, testHttp } from '../../../testing/http.ts';
import { aHouse } from '../testing/house.ts';

const KEY = 'a-developer-key';
const check = { use: 'register', ip: '203.0.113.1', needsImage: true } as const;

const house = await aHouse();
const { fastify } = testHttp({
  routes: house.identity.routes ?? [],
  config: { publicUrl: undefined, developerKey: KEY },
});
afterAll(() => fastify.close());

const answerTo = (captchaId: string, headers: Record<string, string> = { 'x-developer-key': KEY }) =>
  fastify.inject({ url: `/wps/relay/sandbox/captcha?captchaId=${captchaId}`, headers });

test('[part of P-05] a call with the developer key reads the answer of a captcha until it is used', async () => {
  const read = await house.aPicture();

  const shown = (await answerTo(read.captchaId)).json().value;
  await house.identity.requireHuman({ ...check, captchaId: read.captchaId, captcha: shown.answer });

  expect(shown).toEqual({ answer: read.captcha });
  expect((await answerTo(read.captchaId)).json().value).toEqual({ answer: null });
});

test('[part of P-05] without the key no answer is returned, nor for a captcha that is over or never was', async () => {
  const { captchaId } = await house.aPicture();

  const refused = await Promise.all([
    answerTo(captchaId, {}),
    answerTo(captchaId, { 'x-developer-key': `${KEY}x` }),
    answerTo(captchaId, { authorization: `Bearer ${TEST_TOKENS.agent}` }),
  ]);

  expect(refused.map((answer) => answer.json().code)).toEqual(Array.from({ length: 3 }, () => 'access.developer-only'));
  expect((await answerTo('A'.repeat(43))).json().value).toEqual({ answer: null });
  house.clock.advance(5 * 60_000);
  expect((await answerTo(captchaId)).json().value).toEqual({ answer: null });
});

test('[part of P-05] in live mode there is no such call, and what a picture shows is nowhere in the database', async () => {
  const live = await aHouse({ settings: { ...house.deps.settings, mode: 'live' } });
  const server = testHttp({ routes: live.identity.routes ?? [] });
  const { captchaId } = (await live.call('read-captcha')) as { readonly captchaId: string };
  const { captcha } = await live.aPicture();

  const answer = await server.fastify.inject({
    url: `/wps/relay/sandbox/captcha?captchaId=${captchaId}`,
    headers: { 'x-developer-key': KEY },
  });
  const { rows } = await sql<{ held: string }>`select identity_captcha::text as held from identity_captcha`.execute(
    live.db,
  );

  expect(answer.statusCode).toBe(404);
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ held }) => held.includes(captcha))).toEqual([]);
});
