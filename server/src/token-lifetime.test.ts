import type { MemberId } from '@fairground/contract/ids';
import * as identityContract from '@fairground/contract/identity/endpoints';
import type { Endpoint } from '@fairground/contract/endpoint';
import { launchGame } from '@fairground/contract/launch/endpoints';
import { money } from '@fairground/contract/money';
import * as studioContract from '@fairground/contract/studio/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BARE_ACCOUNT } from './modules/identity/index.ts';
import { inTransaction } from './platform/database/index.ts';
import { Refusal } from './platform/refusal.ts';
import { aGame, rowsOf } from './testing/games.ts';
import { aCaller, anOperator, callRoute } from './testing/modules.ts';
import { wholeApp } from './testing/whole-app.ts';

const { app, db, clock, close } = await wholeApp({ CALLS_PER_MINUTE: '0' });
afterAll(close);

const PASSWORD = 'violetHarbour27';
const DICE = { kind: 'dice', side: 'under', wins: 4950 } as const;

beforeAll(async () => {
  await app.system.installDefaults({
    ...{ resources: [], customerService: [], domainRoutes: [], helpSections: [], helpArticles: [] },
  });
  await app.catalog.importGames(rowsOf([aGame('JL', 'jl-dice', { modelId: 'dice', status: 'COMING_SOON' })]));
  await app.studio.installGames(anOperator);
}, 60_000);

let members = 90_000n;

/** A player with funds and a password, logged in once. */
const aPlayer = async () => {
  const memberId = (members += 1n) as MemberId;
  const { identity, wallet } = app;
  const account = { memberId, username: `player${memberId}`, password: await identity.hashPassword(PASSWORD) };
  await inTransaction(db, (tx) => identity.createAccount(tx, { ...BARE_ACCOUNT, ...account, isAgent: 0 }));
  const { cash } = await wallet.accountsOf(memberId, 'VND');
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member: memberId, action: 'deposit', transactionId: 'funds' },
    kind: 'deposit',
    account: cash,
    counter: await wallet.houseAccount('H_SANDBOX', 'VND'),
    amount: money(1_000_000_000n),
  });
  return memberId;
};

const logIn = async (memberId: MemberId): Promise<string> =>
  (await inTransaction(db, (tx) => app.identity.admit(tx, { memberId, from: aCaller() }))).token;

const routes = app.modules.flatMap((module) => module.routes ?? []);

/** Calls as the owner of a token; answers the value, or the code of the refusal. */
const ask = async (endpoint: Endpoint, body: unknown, token?: string): Promise<Record<string, unknown> | string> => {
  const session = token === undefined ? undefined : await app.identity.authenticate(token);
  if (token !== undefined && session === undefined) return 'access.login-required';
  try {
    return (await callRoute(routes, endpoint.name, { body }, aCaller({ session }))) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

let requests = 0;

/** Opens a game from a session and answers how it is played: what a stake is answered. */
const openGame = async (token: string) => {
  const launched = await ask(launchGame, { vassalage: 'JL', gameId: 'jl-dice' }, token);
  if (typeof launched === 'string') throw new Error(`The launch was refused with ${launched}.`);
  const address = new URL(String(launched['game_url']), 'https://site.example');
  const code = new URLSearchParams(address.hash.slice(1)).get('code') ?? '';
  const opened = await ask(studioContract.openGame, { code, vendor: 'JL' });
  if (typeof opened === 'string') throw new Error(`The game was not opened: ${opened}.`);
  return async (): Promise<string> => {
    const requestId = `stake-${(requests += 1)}-of-it`;
    const body = { token: String(opened['token']), requestId, bet: money(10_000n), choice: DICE };
    for (;;) {
      const said = await ask(studioContract.play, body);
      if (said !== 'studio.round-unsettled') return typeof said === 'string' ? said : 'taken';
    }
  };
};

const ENDINGS = {
  logout: (token: string) => ask(identityContract.logout, undefined, token),
  'a change of the password': (token: string) =>
    ask(
      identityContract.changePassword,
      { oldPassword: PASSWORD, newPassword: 'amberLantern31', confirmNewPassword: 'amberLantern31' },
      token,
    ),
  'the end of all other sessions': async (_token: string, memberId: MemberId) =>
    ask(identityContract.revokeOtherSessions, undefined, await logIn(memberId)),
  'a frozen account': (_token: string, memberId: MemberId) =>
    inTransaction(db, (tx) => app.identity.setStatus(tx, memberId, 'frozen')),
} as const;

test.each(Object.entries(ENDINGS))('%s ends the tokens of games at once', async (_name, end) => {
  const memberId = await aPlayer();
  const token = await logIn(memberId);
  const stake = await openGame(token);
  expect(await stake()).toBe('taken');

  await end(token, memberId);

  expect(await stake()).toBe('studio.session-over');
});

test('a game opened late in the day of a session ends with that day, without a word from anybody', async () => {
  const token = await logIn(await aPlayer());
  // Used all along: the day of a session is over all the same.
  for (let minutes = 0; minutes < 24 * 60 - 20; minutes += 20) {
    clock.advance(20 * 60_000);
    await app.identity.authenticate(token);
  }
  const stake = await openGame(token);
  expect(await stake()).toBe('taken');

  clock.advance(20 * 60_000);

  expect(await stake()).toBe('studio.session-over');
});
