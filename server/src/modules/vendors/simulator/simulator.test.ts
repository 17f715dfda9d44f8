import { createHash, randomUUID } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { testHttp } from '../../../testing/http.ts';
import { anOperator } from '../../../testing/modules.ts';
import { LOBBY_MECHANIC } from '../../catalog/index.ts';
import { createVendors } from '../index.ts';
import { openFloor } from '../testing/floor.ts';
import { told } from '../testing/in-time.ts';

const { vendors, deps, fund, launch, as, refusal, wallet, catalog } = await openFloor(await testDatabase());
const [nodeId, , bridge] = await vendors.installSimulator(anOperator);
const game = 'lantern-coin';
const { fastify } = testHttp({ routes: vendors.routes ?? [], signedCalls: vendors.signedCalls });
vendors.sandbox?.(fastify);

const PATH = '/sandbox/vendor-game';
const say = async (name: string, body: unknown): Promise<Record<string, string>> =>
  (await fastify.inject({ method: 'POST', url: `${PATH}/${name}`, payload: JSON.stringify(body) })).json();

const enter = async (memberId: number, funds = 10_000_000n) => {
  await fund(memberId, funds);
  return told(async () => {
    const { game_url } = await launch({ nodeId }, as(memberId));
    const { hash } = new URL(game_url ?? '', 'http://x.invalid');
    return say('open', { code: new URLSearchParams(hash.slice(1)).get('code') });
  });
};

const play = async ({ token, player, currency }: Record<string, string>) => {
  const round = randomUUID();
  const bet = await told(() => say('bet', { game, token, player, currency, round, stake: '100' }));
  return { bet, round, settle: () => told(() => say('settle', { game, player, currency, round })) };
};

test('[W24] a round of the simulator moves money by signed calls: stake, win or nothing, and its end', async () => {
  // Enough for as many losses in a row as there will never be.
  const opened = await enter(1, 10_000_000_000n);
  expect(opened).toMatchObject({ code: 'OK', player: '1', balance: '1000000', round: null });
  const seen = new Set<boolean>();
  let expected = 1_000_000n;

  while (seen.size < 2) {
    const { bet, settle } = await play(opened);
    expect(bet).toMatchObject({ code: 'OK', balance: String(expected - 100n) });
    const { code, balance, isWon, pays = '' } = await settle();
    expected += BigInt(pays) - 100n;
    expect([code, balance]).toEqual(['OK', String(expected)]);
    expect(pays).toBe(isWon ? '196' : '0');
    seen.add(Boolean(isWon));
  }

  expect((await wallet.prove()).faults).toEqual([]);
});

test('[W24] a settlement sent twice ends the same and pays once; a round that was never staked pays nothing', async () => {
  const opened = await enter(2);
  const { settle, round } = await play(opened);

  const first = await settle();
  const second = await settle();

  expect(first).toMatchObject({ code: 'OK', balance: expect.any(String) });
  expect(second).toEqual(first);
  const other = { game, player: '2', currency: opened['currency'], round: `${round}x` };
  expect(await told(() => say('settle', other))).toEqual({ code: 'BET_NOT_FOUND' });
});

test('[W24] after a reload the game finds the round that waits', async () => {
  const opened = await enter(3);
  const { round } = await play(opened);

  expect((await enter(3))['round']).toBe(round);
});

test('[W24] words that are no order change nothing', async () => {
  const { cash: before } = await wallet.balanceOf(1n as MemberId);

  for (const [name, body] of [
    ['open', { code: 'x' }],
    ['open', null],
    ['bet', { stake: '-1' }],
    ['settle', []],
    ['constructor', {}],
  ] as const)
    expect((await say(name, body))['code']).toMatch(/^INVALID_(REQUEST|TOKEN)$/);
  expect((await wallet.balanceOf(1n as MemberId)).cash).toBe(before);
});

test('the page carries its style and script pinned in its policy and stands in frames of this site alone', async () => {
  const { headers, body } = await fastify.inject({ url: `${PATH}?game=lantern-coin&language=TY` });

  const policy = String(headers['content-security-policy']);
  for (const [tag, directive] of [
    ['style', 'style-src'],
    ['script', 'script-src'],
  ] as const) {
    const inline = new RegExp(`<${tag}[^>]*>(?<text>[^]*?)</${tag}>`).exec(body)?.groups?.['text'] ?? '';
    expect(inline.length).toBeGreaterThan(500);
    expect(policy).toContain(`${directive} 'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}'`);
  }
  expect(policy).toContain("frame-ancestors 'self'");
  expect(body).toContain('id="coin"');
});

test('[part of T-17] the game with a second address alone is answered with that, and it is played by it', async () => {
  await fund(4, 10_000_000n);

  const launched = await launch({ nodeId: bridge }, as(4));

  expect(launched.game_url).toBeNull();
  const address = new URL(launched.game_url2 ?? '', 'http://x.invalid');
  expect(address.searchParams.get('game')).toBe('bridge-coin');
  const code = new URLSearchParams(address.hash.slice(1)).get('code');
  expect(await told(() => say('open', { code }))).toMatchObject({ code: 'OK', player: '4' });
});

test('[part of T-17] the vendor stands among its games as a lobby that is none to be opened', async () => {
  const { games } = await catalog.readAll();

  expect(games.filter(({ mechanic }) => mechanic === LOBBY_MECHANIC)).toMatchObject([
    { vendor: 'SIM', gameId: 'coin-lobby', status: 'OPEN' },
  ]);
});

test('shipped again, here or from another process, it is the same vendor and the same game', async () => {
  const other = createVendors(deps);

  const [here, there] = await Promise.all([vendors.installSimulator(anOperator), other.installSimulator(anOperator)]);

  expect(here[0]).toBe(nodeId);
  expect(there).toEqual(here);
});

test('in live mode there is no simulator', async () => {
  const live = createVendors({ ...deps, mode: 'live' });

  expect(await refusal(live.installSimulator(anOperator))).toBe('vendors.connection-refused');
  expect((await catalog.gameForLaunch({ vendor: 'SIM', gameId: game })).kind).toBe('game');
  const route = live.routes?.find(({ endpoint }) => endpoint.name === 'vendors.launch-game');
  expect(await refusal(Promise.resolve(route?.handle({ query: undefined, body: { nodeId } }, as(1))))).toBe(
    'vendors.game-not-connected',
  );
});
