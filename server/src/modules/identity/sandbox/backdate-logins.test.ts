import { afterAll, expect, test } from 'vitest';
import { TEST_TOKENS, testHttp } from '../../../testing/http.ts';
import { aHouse } from '../testing/house.ts';

const KEY = 'a-developer-key';
const HOUR_MS = 3_600_000;

const house = await aHouse();
const { fastify } = testHttp({
  routes: house.identity.routes ?? [],
  config: { publicUrl: undefined, developerKey: KEY },
});
afterAll(() => fastify.close());

const backdate = (payload: object, headers: Record<string, string> = { 'x-developer-key': KEY }) =>
  fastify.inject({ method: 'POST', url: '/wps/relay/sandbox/login', headers, payload });

test('a call with the developer key lets the running sessions of one member have begun earlier, and no others', async () => {
  const [mine, theirs] = [await house.openAccount(), await house.openAccount()];
  const ended = await house.sessionOf((await house.login(mine.username)).token);
  await house.call('logout', undefined, { session: ended });
  const running = await house.sessionOf((await house.login(mine.username)).token);
  const other = await house.sessionOf((await house.login(theirs.username)).token);
  const now = house.clock.now();
  const beganOf = async (member: typeof running.memberId) =>
    (await house.identity.listTimes(house.db, member, new Date(now.getTime() - 24 * HOUR_MS)))
      .filter(({ isRunning }) => isRunning)
      .map(({ from }) => now.getTime() - from.getTime());

  const answer = await backdate({ memberId: running.memberId.toString(), minutes: 60 });

  expect(answer.json().value).toEqual({ sessions: 1 });
  expect(await beganOf(running.memberId)).toEqual([HOUR_MS]);
  expect(await beganOf(other.memberId)).toEqual([0]);
});

test('[part of P-05] without the key no session is moved', async () => {
  const payload = { memberId: '1', minutes: 60 };
  const refused = [
    await backdate(payload, {}),
    await backdate(payload, { authorization: `Bearer ${TEST_TOKENS.agent}` }),
  ];

  expect(refused.map((answer) => answer.json().code)).toEqual(['access.developer-only', 'access.developer-only']);
});
