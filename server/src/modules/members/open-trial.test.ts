import type { LoginAnswer } from '@fairground/contract/identity/fields';
import { parseMoney } from '@fairground/contract/money';
import { fallbackOf } from '@fairground/contract/system/flags';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newToken } from '../../platform/random.ts';
import { testDatabase } from '../../testing/database.ts';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import { seededRandom } from '../../testing/random.ts';
import { membersFixture } from './testing/fixture.ts';

const house = await membersFixture(await testDatabase());
const { db, members, identity, wallet, system, call, clock } = house;

const HOUR = 3_600_000;
const words = seededRandom('browser');
const newWord = (): string => newToken(words);
const openTrial = (ip: string, random = newWord()): Promise<LoginAnswer> =>
  call(
    'open-trial',
    { body: { os: 'Linux', platform: 'W', random, gatewayVersion: 3 } },
    aCaller({ ip }),
  ) as Promise<LoginAnswer>;
const memberOf = async (account: string) => {
  const member = await members.findByAccount(account);
  if (member === undefined) throw new Error(`${account} is nobody.`);
  return member;
};
const membersCount = async () =>
  (await sql<{ count: bigint }>`select count(*) as count from members_member`.execute(db)).rows[0]?.count;
const purge = () =>
  members.schedules
    ?.find(({ job }) => job.name === 'members.purge-trials')
    ?.job.run(null, new AbortController().signal);

test('[P-02] [A-05] free play opens a trial account outside the tree, with credits of its own currency', async () => {
  const answer = await openTrial('203.0.113.1');

  expect(answer).toMatchObject({ isAgent: 4, scope: 'full', mustChangePassword: false });
  expect(answer.account).toMatch(/^trial_[a-z0-9]{10}$/);
  expect(answer.expiresAt).toEqual(new Date(clock.now().getTime() + 2 * HOUR));
  const session = await identity.authenticate(answer.token);
  expect(session).toMatchObject({ account: 'trial' });
  const trial = await memberOf(answer.account);
  expect(trial).toMatchObject({ isAgent: 4, uplineId: null, path: [], recommenderId: null });
  expect(await wallet.balanceOf(trial.id, 'TRIAL')).toMatchObject({ cash: parseMoney('20000') });
  expect((await wallet.balanceOf(trial.id)).sum).toBe(0n);
  expect(await callRoute(wallet.routes, 'wallet.read-balance', {}, aCaller({ session }))).toMatchObject({
    currency: 'TRIAL',
    sumBalance: parseMoney('20000'),
  });
  expect(await call('read-info', {}, aCaller({ session }))).toMatchObject({ type: 4, isAgent: 4, toUpline: false });
  expect(await members.referralCodeOf(trial.id)).toBeUndefined();
  expect(await wallet.prove()).toMatchObject({ faults: [] });
});

test('on play money a new member gets more than a trial', async () => {
  const { account } = await openTrial('203.0.113.77');
  const { cash } = await wallet.balanceOf((await memberOf(account)).id, 'TRIAL');

  expect(parseMoney(String(fallbackOf('SIGNUPBONUS', { isPlayMoney: true })))).toBeGreaterThan(cash);
});

test('the same word of a browser leads to the same account, twins at once included', async () => {
  const random = newWord();

  const answers = await Promise.all(Array.from({ length: 5 }, () => openTrial('203.0.113.2', random)));

  expect(new Set(answers.map(({ account }) => account)).size).toBe(1);
  const trial = await memberOf(answers[0]?.account ?? '');
  expect(await wallet.balanceOf(trial.id, 'TRIAL')).toMatchObject({ cash: parseMoney('20000') });
});

test('three a day and network, however many ask at once; an IPv6 network is a /64', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => openTrial('203.0.113.3')));

  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = asked.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const reason of refused) expect(reason).toMatchObject({ code: 'members.trial-limit' });
  for (const host of [1, 2, 3]) await openTrial(`2001:db8::${host}`);
  await expect(openTrial('2001:db8:0:0:ffff::1')).rejects.toMatchObject({ code: 'members.trial-limit' });
  clock.advance(24 * HOUR);
  await openTrial('203.0.113.3');
});

test('a trial lasts two hours; its word opens nothing after that', async () => {
  const random = newWord();
  await openTrial('203.0.113.4', random);
  clock.advance(HOUR);
  expect((await openTrial('203.0.113.4', random)).expiresAt).toEqual(new Date(clock.now().getTime() + HOUR));
  clock.advance(HOUR);

  await expect(openTrial('203.0.113.4', random)).rejects.toMatchObject({ code: 'members.trial-limit' });
});

test('after a day nothing is left of a trial but its play in the ledger', async () => {
  clock.advance(48 * HOUR);
  await purge();
  const before = await membersCount();
  const { account, token } = await openTrial('203.0.113.5');
  clock.advance(23 * HOUR);
  await purge();
  expect(await members.findByAccount(account)).toBeDefined();
  clock.advance(HOUR);

  await purge();

  expect(await members.findByAccount(account)).toBeUndefined();
  expect(await membersCount()).toBe(before);
  expect(await identity.authenticate(token)).toBeUndefined();
  expect(await wallet.prove()).toMatchObject({ faults: [] });
});

test('free play is closed by its flag', async () => {
  await system.setFlag(anOperator, 'FREEPLAY', 'off');
  await expect(openTrial('203.0.113.6')).rejects.toMatchObject({ code: 'access.function-off' });
  await system.setFlag(anOperator, 'FREEPLAY', 'on');
});

test('free play asks for the proof of the captcha provider', async () => {
  await system.setFlag(anOperator, 'CAPTCHAPROVIDER', 'pow');
  await expect(openTrial('203.0.113.7')).rejects.toMatchObject({ code: 'identity.captcha-refused' });
  await system.setFlag(anOperator, 'CAPTCHAPROVIDER', 'none');
});
