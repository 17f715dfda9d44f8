import type { MemberId } from '@fairground/contract/ids';
import type { GameSessionId } from '@fairground/contract/launch/endpoints';
import { marketNamed } from '@fairground/contract/market/markets';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { anOperator } from '../../../testing/modules.ts';
import { openAcme } from '../testing/acme.ts';

const floor = await openAcme(await testDatabase());
const { key, node, addGame, as, ask, launch, refusal, fund, catalog, clock, callAs, enter, bet } = floor;

describe('a session', () => {
  test('[part of R-08] survives a reload: the vendor gets another token, and the one before plays no more', async () => {
    await fund(10, 1_000_000n);
    const first = await launch({ nodeId: node }, as(10));
    const { token: old = '' } = await enter(first.game_url);

    const resumed = await ask('vendors.resume-game', { body: { sessionId: first.sessionId } }, as(10));

    expect(resumed).toMatchObject({ sessionId: first.sessionId, openedAt: first.openedAt });
    const { token = '' } = await enter((resumed as typeof first).game_url);
    expect((await bet('10', old, 'with-old')).body['code']).toBe('TOKEN_EXPIRED');
    expect((await bet('10', token, 'with-new')).body['code']).toBe('OK');
  });

  test('is answered with its open round; after leaving nothing is staked and what was won is paid', async () => {
    await fund(11, 1_000_000n);
    const { sessionId, game_url } = await launch({ nodeId: node }, as(11));
    const { token = '' } = await enter(game_url);
    const read = () => ask('vendors.read-game-session', { query: { sessionId } }, as(11));
    expect(await read()).toMatchObject({ isOver: false, hasOpenRound: false });
    await bet('11', token, 'r1');
    expect(await read()).toMatchObject({ isOver: false, hasOpenRound: true });

    const left = await ask('vendors.leave-game', { body: { sessionId } }, as(11));

    expect(left).toMatchObject({ isOver: true, hasOpenRound: true });
    expect((await bet('11', token, 'r2')).body['code']).toBe('TOKEN_EXPIRED');
    const win = { player: '11', game: 'acme-1', currency: 'VND', roundId: 'r1', transactionId: 'w1', amount: '50' };
    expect((await callAs(key, 'win', { ...win, endsRound: true })).body['code']).toBe('OK');
    expect(await read()).toMatchObject({ isOver: true, hasOpenRound: false });
    const resume = ask('vendors.resume-game', { body: { sessionId } }, as(11));
    expect(await refusal(resume)).toBe('vendors.session-over');
    expect(await ask('vendors.leave-game', { body: { sessionId } }, as(11))).toMatchObject({ isOver: true });
  });

  test('left before the vendor used the code is never opened', async () => {
    const { sessionId, game_url } = await launch({ nodeId: node }, as(12));

    await ask('vendors.leave-game', { body: { sessionId } }, as(12));

    expect((await enter(game_url))['code']).toBe('INVALID_TOKEN');
  });

  test('of somebody else is as unknown as one that never was', async () => {
    const { sessionId } = await launch({ nodeId: node }, as(13));
    const other = as(14);

    for (const id of [sessionId, 999_999n as GameSessionId]) {
      expect(await refusal(ask('vendors.resume-game', { body: { sessionId: id } }, other))).toBe(
        'vendors.session-unknown',
      );
      expect(await refusal(ask('vendors.read-game-session', { query: { sessionId: id } }, other))).toBe(
        'vendors.session-unknown',
      );
      expect(await refusal(ask('vendors.leave-game', { body: { sessionId: id } }, other))).toBe(
        'vendors.session-unknown',
      );
    }
  });
});

test('[part of W18] a game left alone for as long as the market of its player allows takes no more stakes', async () => {
  await fund(15, 1_000_000n);
  const policy = { ...marketNamed('malta').policy, idleMinutesMax: 10 };
  const caller = as(15, 'member', { market: () => ({ name: 'malta', policy }) });
  const { token = '' } = await enter((await launch({ nodeId: node }, caller)).game_url);

  clock.advance(9 * 60_000);
  expect((await bet('15', token, 'in-time')).body['code']).toBe('OK');
  clock.advance(10 * 60_000);
  expect((await bet('15', token, 'too-late')).body['code']).toBe('TOKEN_EXPIRED');
});

test('a game that is switched off while it is open takes no more stakes, and a reload says why', async () => {
  await fund(30, 1_000_000n);
  const open = await addGame('ACME', 'acme-9');
  const { sessionId, game_url } = await launch({ nodeId: open }, as(30));
  const { token = '' } = await enter(game_url);
  const stake = (transactionId: string) => bet('30', token, transactionId, 'acme-9');
  expect((await stake('s1')).body['code']).toBe('OK');

  await catalog.closeGame(anOperator, open);
  clock.advance(5_000);

  expect((await stake('s2')).body['code']).toBe('GAME_DISABLED');
  const resume = ask('vendors.resume-game', { body: { sessionId } }, as(30));
  expect(await refusal(resume)).toBe('catalog.game-closed');
});

describe('the session of the site a game was opened from', () => {
  const opened = async (memberId: number, sessionId: bigint, expiresAt?: Date) => {
    const member = BigInt(memberId) as MemberId;
    const session = aSession({ memberId: member, sessionId, ...(expiresAt ? { expiresAt } : {}) });
    const launched = await launch({ nodeId: node }, as(memberId, 'member', { session }));
    return { member, session, launched };
  };
  const end = (memberId: MemberId, ...sessionIds: readonly bigint[]) =>
    inTransaction(floor.db, (tx) => floor.vendors.endGamesWith(tx, { memberId, sessionIds, at: clock.now() }));

  test('takes its tokens along: no stake after it, while an open round is settled and another session plays on', async () => {
    await fund(40, 1_000_000n);
    const { member, launched } = await opened(40, 401n);
    const other = await opened(40, 402n);
    const { token = '' } = await enter(launched.game_url);
    const { token: otherToken = '' } = await enter(other.launched.game_url);
    await bet('40', token, 'open-round');

    await end(member, 401n);

    expect((await bet('40', token, 'too-late')).body['code']).toBe('TOKEN_EXPIRED');
    expect((await callAs(key, 'balance', { player: '40', token })).body['code']).toBe('TOKEN_EXPIRED');
    expect((await bet('40', otherToken, 'elsewhere')).body['code']).toBe('OK');
    const win = { player: '40', game: 'acme-1', currency: 'VND', roundId: 'open-round', transactionId: 'w40' };
    expect((await callAs(key, 'win', { ...win, amount: '50', endsRound: true })).body['code']).toBe('OK');
  });

  test('leaves no code behind that could still be exchanged, not even one that is issued after its end', async () => {
    const { member, session, launched } = await opened(41, 411n);

    await end(member, 411n);
    const late = await launch({ nodeId: node }, as(41, 'member', { session }));

    expect((await enter(launched.game_url))['code']).toBe('INVALID_TOKEN');
    expect((await enter(late.game_url))['code']).toBe('INVALID_TOKEN');
  });

  test('decides against an exchange at the same moment: one of them comes first, and no token is left alive', async () => {
    await fund(42, 1_000_000n);
    const staked: unknown[] = [];
    for (let round = 0n; round < 10n; round += 1n) {
      const { member, launched } = await opened(42, 420n + round);

      const [said] = await Promise.all([enter(launched.game_url), end(member, 420n + round)]);

      const { token } = said;
      if (token !== undefined) staked.push((await bet('42', token, `twin-${round}`)).body['code']);
    }

    expect(staked.filter((code) => code !== 'TOKEN_EXPIRED')).toEqual([]);
  });

  test('limits its tokens by its own end, which needs no word from anybody', async () => {
    await fund(43, 1_000_000n);
    const expiresAt = new Date(clock.now().getTime() + 5 * 60_000);
    const { launched } = await opened(43, 431n, expiresAt);
    const { token = '', expiresAt: told } = await enter(launched.game_url);

    expect(launched.expiresAt).toEqual(expiresAt);
    expect(told).toBe(expiresAt.toISOString());
    expect((await bet('43', token, 'in-time')).body['code']).toBe('OK');
    clock.advance(5 * 60_000);
    expect((await bet('43', token, 'past-it')).body['code']).toBe('TOKEN_EXPIRED');
  });
});
