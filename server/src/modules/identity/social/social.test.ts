import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testHttp } from '../../../testing/http.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';
import type { House } from '../testing/house.ts';

const MINUTE = 60_000;
const OVER = { code: 'identity.social-over', value: null };
const REFUSED = { code: 'identity.social-refused', value: null };

type Trip = { authorizeUrl: string; tabSecret: string; expiresAt: Date };
type Back = { state: string; code: string };

/** Modules with every sign-in switched on, and the pages of the sandbox behind a real HTTP server. */
const aSocialHouse = async (parts: Parameters<typeof aHouse>[0] = {}) => {
  const house = await aHouse(parts);
  for (const flag of ['FACEBOOK', 'GOOGLE', 'TELEGRAM'] as const) await house.setFlag(flag, 'on');
  const http = testHttp({ routes: [] });
  house.identity.sandbox?.(http.fastify);
  const server = http.fastify;
  const start = async (provider = 'google', purpose = 'login', caller: Parameters<House['call']>[2] = {}) =>
    (await house.call('start-social', { provider, purpose }, caller)) as Trip;
  const open = (url: string) => server.inject({ method: 'GET', url, headers: { host: 'play.example' } });
  /** Presses one of the buttons of the page, as a browser sends its form. */
  const press = async (url: string, person: string) => {
    const page = await open(url);
    const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
    const pairs = hidden.map(([, name = '', value = '']): [string, string] => [plain(name), plain(value)]);
    return server.inject({
      method: 'POST',
      url: url.split('?', 1)[0] ?? '',
      headers: { host: 'play.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams([...pairs, ['person', person]]).toString(),
    });
  };
  const choose = async ({ authorizeUrl }: Trip, person = 'test-one'): Promise<Back> => {
    const { headers } = await press(authorizeUrl, person);
    const query = new URL(String(headers.location), 'http://play.example').searchParams;
    return { state: query.get('state') ?? '', code: query.get('code') ?? '' };
  };
  /** The whole way there and back. */
  const travel = async (provider = 'google', person = 'test-one') => {
    const trip = await start(provider);
    return { ...(await choose(trip, person)), tabSecret: trip.tabSecret };
  };
  const linked = async (provider = 'google', person = 'test-one') => {
    const account = await house.openAccount();
    const { token } = await house.login(account.username);
    const caller = { session: await house.sessionOf(token) };
    const trip = await start(provider, 'link', caller);
    const back = { ...(await choose(trip, person)), tabSecret: trip.tabSecret };
    await house.call('link-social', back, caller);
    return { ...account, caller };
  };
  return { ...house, server, start, open, press, choose, travel, linked };
};

const plain = (text: string): string =>
  text.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));

test('[part of A-05] a visitor signs in with another site: there, a choice, back with a code, and in', async () => {
  const house = await aSocialHouse();
  const { memberId } = await house.linked();

  const answer = (await house.call('finish-social', await house.travel())) as { token: string };

  expect(answer).toMatchObject({ account: `player${memberId}`, scope: 'full' });
  expect(await house.sessionOf(answer.token)).toMatchObject({ memberId });
});

test.each(['facebook', 'google', 'telegram'])('[part of A-05] %s is on by its flag alone', async (provider) => {
  const house = await aSocialHouse();
  const before = await house.start(provider);
  const back = { ...(await house.choose(before)), tabSecret: before.tabSecret };

  await house.setFlag(provider.toUpperCase() as 'GOOGLE', 'off');

  const off = { code: 'access.function-off', value: null };
  expect(await house.refusalOf('start-social', { provider, purpose: 'login' })).toEqual(off);
  expect(await house.refusalOf('finish-social', back)).toEqual(off);
});

test('[part of A-05] somebody without an account is sent to register with a ticket that links once', async () => {
  const house = await aSocialHouse();

  const { code, value } = await house.refusalOf('finish-social', await house.travel());
  const { socialTicket } = value as { socialTicket: string };
  const account = await house.openAccount();
  await inTransaction(house.db, (tx) => house.identity.spendSocialTicket(tx, account.memberId, socialTicket));

  expect(code).toBe('identity.social-registration-needed');
  expect(value).toEqual({ socialTicket, name: 'Test One', email: 'test-one@sandbox.example' });
  expect(await house.call('finish-social', await house.travel())).toMatchObject({ account: account.username });
  const other = await house.openAccount();
  await expect(
    inTransaction(house.db, (tx) => house.identity.spendSocialTicket(tx, other.memberId, socialTicket)),
  ).rejects.toMatchObject({ code: 'identity.social-over' });
});

test('[part of A-05] two registrations with the same person: the second hears that it is taken', async () => {
  const house = await aSocialHouse();
  const tickets = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const { value } = await house.refusalOf('finish-social', await house.travel());
    tickets.push((value as { socialTicket: string }).socialTicket);
  }
  const [one, other] = [await house.openAccount(), await house.openAccount()];
  const spend = (memberId: typeof one.memberId, ticket = '') =>
    inTransaction(house.db, (tx) => house.identity.spendSocialTicket(tx, memberId, ticket));

  await spend(one.memberId, tickets[0]);

  await expect(spend(other.memberId, tickets[1])).rejects.toMatchObject({ code: 'identity.social-taken' });
});

test('[part of A-05] only the tab that began can finish: a link with somebody else’s code logs nobody in', async () => {
  const house = await aSocialHouse();
  await house.linked('google', 'test-two');
  const mine = await house.start();
  const theirs = await house.travel('google', 'test-two');

  // An attacker has the victim open `/sign-in?state=…&code=…` of its own trip; the victim's tab holds another secret.
  expect(await house.refusalOf('finish-social', { ...theirs, tabSecret: mine.tabSecret })).toEqual(OVER);
  // Or plants its code into the trip the victim began.
  const state = new URL(mine.authorizeUrl, 'http://play.example').searchParams.get('state') ?? '';
  expect(await house.refusalOf('finish-social', { state, code: theirs.code, tabSecret: mine.tabSecret })).toEqual(
    REFUSED,
  );
});

test('[part of A-05] a trip is finished once, by one of a hundred, and within ten minutes', async () => {
  const house = await aSocialHouse();
  await house.linked();
  const back = await house.travel();

  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => house.call('finish-social', back)));
  const late = await house.start();
  const lateBack = { ...(await house.choose(late)), tabSecret: late.tabSecret };
  house.clock.advance(10 * MINUTE);

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await house.refusalOf('finish-social', back)).toEqual(OVER);
  expect(await house.refusalOf('finish-social', lateBack)).toEqual(OVER);
});

test('[part of A-05] a code is refused that the other site does not know, used before or gave for another site', async () => {
  const house = await aSocialHouse();
  const facebook = await house.travel('facebook');
  const google = await house.start('google');
  const state = new URL(google.authorizeUrl, 'http://play.example').searchParams.get('state') ?? '';

  expect(await house.refusalOf('finish-social', { state, code: facebook.code, tabSecret: google.tabSecret })).toEqual(
    REFUSED,
  );
  const unknown = await house.travel();
  expect(await house.refusalOf('finish-social', { ...unknown, code: 'x/y.z~' })).toEqual(REFUSED);
  expect(await house.refusalOf('finish-social', { ...unknown, code: 'x' })).toEqual(OVER);
});

test('[part of A-05] a trip to link is none to log in, and belongs to anyone who began it', async () => {
  const house = await aSocialHouse();
  const victim = await house.linked('facebook', 'test-three');
  const attacker = await house.linked('telegram', 'test-four');
  const trip = await house.start('google', 'link', attacker.caller);
  const back = { ...(await house.choose(trip)), tabSecret: trip.tabSecret };

  expect(await house.refusalOf('finish-social', back)).toEqual(OVER);
  expect(await house.refusalOf('link-social', back, victim.caller)).toEqual(OVER);
  expect(await house.call('link-social', back, attacker.caller)).toEqual({ provider: 'google' });
  expect(await house.refusalOf('start-social', { provider: 'google', purpose: 'link' })).toEqual({
    code: 'access.login-required',
    value: null,
  });
});

test('[part of A-05] one person of another site is linked to one account, and an account to one of each site', async () => {
  const house = await aSocialHouse();
  await house.linked('google', 'test-one');
  const other = await house.linked('google', 'test-two');
  const linkAs = async (person: string) => {
    const trip = await house.start('google', 'link', other.caller);
    return { ...(await house.choose(trip, person)), tabSecret: trip.tabSecret };
  };

  expect((await house.refusalOf('link-social', await linkAs('test-one'), other.caller)).code).toBe(
    'identity.social-taken',
  );
  expect((await house.refusalOf('link-social', await linkAs('test-three'), other.caller)).code).toBe(
    'identity.social-taken',
  );
  expect(await house.call('link-social', await linkAs('test-two'), other.caller)).toEqual({ provider: 'google' });
});

test('[part of A-05] a link is undone with the password, and what it opened opens no more', async () => {
  const house = await aSocialHouse();
  const { caller } = await house.linked();
  const undo = { provider: 'google', password: PASSWORD };

  expect(await house.call('read-security', undefined, caller)).toMatchObject({ social: ['google'] });
  expect((await house.refusalOf('unlink-social', { ...undo, password: 'wrong' }, caller)).code).toBe(
    'identity.password-wrong',
  );
  expect(await house.call('unlink-social', undo, caller)).toEqual({});
  expect((await house.refusalOf('unlink-social', undo, caller)).code).toBe('identity.social-unknown');
  expect((await house.refusalOf('finish-social', await house.travel())).code).toBe(
    'identity.social-registration-needed',
  );
});

test('[part of T-20] a sign-in with another site does not get past an authenticator', async () => {
  const house = await aSocialHouse();
  const { memberId } = await house.linked();
  await sql`insert into identity_totp (member_id, secret, confirmed_at)
            values (${memberId}, '\\x00', ${house.clock.now()})`.execute(house.db);

  expect((await house.refusalOf('finish-social', await house.travel())).code).toBe('identity.verification-required');
});

test('[part of A-05] the secret of the way back is in no table', async () => {
  const house = await aSocialHouse();
  const { tabSecret, authorizeUrl } = await house.start();
  const query = new URL(authorizeUrl, 'http://play.example').searchParams;

  const { rows } = await sql<{ row: string }>`select identity_ticket::text as row from identity_ticket`.execute(
    house.db,
  );

  const all = rows.map(({ row }) => row).join();
  for (const secret of [
    tabSecret,
    query.get('state') ?? '',
    query.get('nonce') ?? '',
    query.get('code_challenge') ?? '',
  ])
    expect(all).not.toContain(secret);
});
