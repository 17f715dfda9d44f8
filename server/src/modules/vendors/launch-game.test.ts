import { describe, expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import type { GameId } from '../betting/index.ts';
import { money } from '@fairground/contract/money';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { GameSessionId, listPlayedVendors, namePlayedGames } from '@fairground/contract/launch/endpoints';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { codeIn, openFloor } from './testing/floor.ts';

const floor = await openFloor(await testDatabase());
const { connect, addGame, as, ask, launch, refusal, fund, vendors, catalog, wallet, clock, callAs } = floor;
const key = await connect('acme');
const node = await addGame('ACME', 'acme-1');
const NEVER = new Date('2999-01-01');

const enter = async (address: string | null) => (await callAs(key, 'authenticate', { code: codeIn(address) })).body;
const bet = (player: string, token: string, transactionId: string, amount = '10') =>
  callAs(key, 'bet', {
    player,
    token,
    game: 'acme-1',
    currency: 'VND',
    roundId: transactionId,
    transactionId,
    amount,
  });

describe('[part of K-02] a launch', () => {
  test('[part of T-17] answers where the game is, with a code that the vendor exchanges for a token once', async () => {
    await fund(1, 1_000_000n);

    const launched = await launch({ nodeId: node, language: 'EN', device: 'mobile' }, as(1));

    const address = new URL(launched.game_url ?? '');
    expect(address.origin).toBe('https://acme.example');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      brand: 'fair',
      game: 'acme-1',
      language: 'EN',
      device: 'mobile',
    });
    expect(launched.game_url2).toBeNull();
    const { code, token = '', player } = await enter(launched.game_url);
    expect([code, player]).toEqual(['OK', '1']);
    expect((await bet('1', token, 'first')).body['code']).toBe('OK');
    expect((await enter(launched.game_url))['code']).toBe('INVALID_TOKEN');
  });

  test('takes all the seed sends and believes none of it: who plays is whoever is logged in', async () => {
    const launched = await launch(
      {
        nodeId: node,
        gameId: 'acme-1',
        accountType: 1,
        confirmTrans: 0,
        vassalage: 'ACME',
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'somebody-else',
        token: 'the-token-of-somebody-else',
        merchantCode: 'other',
        language: 'TY',
      },
      as(2),
    );

    expect((await enter(launched.game_url))['player']).toBe('2');
  });

  test('names its game by our id, or by the vendor and its own number', async () => {
    const launched = await launch({ vassalage: 'ACME', gameId: 'acme-1' }, as(2));

    expect(launched.nodeId).toBe(node);
    expect(await refusal(launch({ vassalage: 'ACME' }, as(2)))).toBe('catalog.game-unknown');
  });

  test('sent twice or by twins at once is one session, and one visit among the recent games', async () => {
    const body = { nodeId: node, requestId: 'request-of-twins' };

    const all = await Promise.all([1, 2, 3, 4].map(() => launch(body, as(3))));

    expect(new Set(all.map(({ sessionId }) => sessionId)).size).toBe(1);
    const again = await launch(body, as(3));
    expect(again.sessionId).toBe(all[0]?.sessionId);
    const recent = floor.catalog.routes?.find(({ endpoint }) => endpoint.name === 'catalog.list-recent-games');
    expect(await recent?.handle({ query: { pageNo: '1' }, body: undefined }, as(3))).toMatchObject({
      list: [{ nodeId: node }],
    });
  });

  test('with a request id that opened another game is refused', async () => {
    const other = await addGame('ACME', 'acme-2');
    await launch({ nodeId: node, requestId: 'one-and-only' }, as(4));

    expect(await refusal(launch({ nodeId: other, requestId: 'one-and-only' }, as(4)))).toBe('vendors.request-id-taken');
    expect((await launch({ nodeId: other, requestId: 'one-and-only' }, as(5))).nodeId).toBe(other);
  });
});

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

  test('is told with its open round; after leaving nothing is staked and what was won is paid', async () => {
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

describe('a launch is refused with a code of its own', () => {
  test('for what the catalogue says of the game', async () => {
    const soon = await addGame('ACME', 'soon', { status: 'COMING_SOON' });
    const closed = await addGame('ACME', 'closed');
    await catalog.closeGame(anOperator, closed);

    expect(await refusal(launch({ nodeId: 999_999n }, as(20)))).toBe('catalog.game-unknown');
    expect(await refusal(launch({ nodeId: soon }, as(20)))).toBe('catalog.game-coming-soon');
    expect(await refusal(launch({ nodeId: closed }, as(20)))).toBe('catalog.game-closed');
  });

  test('for a region, a category or a vendor that is closed between the list and the launch', async () => {
    await connect('shut');
    const shut = await addGame('SHUT', 'shut-1', { category: 'FISH' });
    const asked = () => refusal(launch({ nodeId: shut }, as(20)));
    expect((await launch({ nodeId: shut }, as(20))).nodeId).toBe(shut);

    await catalog.planMaintenance(anOperator, 'SHUT', {});
    expect(await asked()).toBe('catalog.vendor-maintenance');
    await catalog.closeVendor(anOperator, 'SHUT');
    expect(await asked()).toBe('catalog.vendor-closed');
    await catalog.switchCategory(anOperator, 'FISH', false);
    expect(await asked()).toBe('catalog.category-off');
    await catalog.blockRegion(anOperator, { kind: 'vendor', key: 'SHUT', country: 'VN' });
    expect(await asked()).toBe('catalog.region-refused');
  });

  test('for a vendor that nobody connected, is switched off, or takes no play credits', async () => {
    const lone = await addGame('LONE', 'lone-1');
    await connect('strict', false);
    const strict = await addGame('STRICT', 'strict-1');

    expect(await refusal(launch({ nodeId: lone }, as(21)))).toBe('vendors.game-not-connected');
    expect(await refusal(launch({ nodeId: strict }, as(21, 'trial')))).toBe('access.real-account-required');
    expect((await launch({ nodeId: node }, as(22, 'trial'))).nodeId).toBe(node);
    await vendors.setStage(anOperator, 'strict', 'certifying');
    expect(await refusal(launch({ nodeId: strict }, as(21)))).toBe('catalog.vendor-closed');
    await vendors.setStage(anOperator, 'strict', 'off');
    expect(await refusal(launch({ nodeId: strict }, as(21)))).toBe('catalog.vendor-closed');
  });

  test('for a player who excluded himself or has used a limit up', async () => {
    const [excluded, limited] = [23n as MemberId, 24n as MemberId];
    await wallet.setGuard(anOperator, excluded, { stakesBlockedUntil: NEVER, depositsBlockedUntil: null });
    await wallet.setLimit(anOperator, limited, { measure: 'loss', period: 'day', cap: money(0n) });

    expect(await refusal(launch({ nodeId: node }, as(23)))).toBe('vendors.play-blocked');
    expect(await refusal(launch({ nodeId: node }, as(24)))).toBe('vendors.limit-used-up');
  });
});

test('a game that is switched off while it is open takes no more stakes, and a reload says why', async () => {
  await fund(30, 1_000_000n);
  const open = await addGame('ACME', 'acme-9');
  const { sessionId, game_url } = await launch({ nodeId: open }, as(30));
  const { token = '' } = await enter(game_url);
  const stake = (transactionId: string) => {
    const order = { player: '30', token, game: 'acme-9', currency: 'VND', roundId: transactionId, transactionId };
    return callAs(key, 'bet', { ...order, amount: '10' });
  };
  expect((await stake('s1')).body['code']).toBe('OK');

  await catalog.closeGame(anOperator, open);
  clock.advance(5_000);

  expect((await stake('s2')).body['code']).toBe('GAME_DISABLED');
  const resume = ask('vendors.resume-game', { body: { sessionId } }, as(30));
  expect(await refusal(resume)).toBe('catalog.game-closed');
});

test('a vendor is connected only to what a frame can open', async () => {
  const connectTo = (parts: object) =>
    vendors.connectVendor(anOperator, 'acme', {
      catalogueCode: 'ACME',
      adapter: 'outside',
      launchUrl: 'https://acme.example/',
      takesTrials: true,
      ...parts,
    });

  for (const parts of [
    { launchUrl: 'http://acme.example/' },
    { launchUrl: 'javascript:alert(1)' },
    { launchUrl: undefined },
    { launchUrl2: 'data:text/html,x' },
    { adapter: 'unheard-of' },
    { adapter: 'studio' },
    { catalogueCode: 'no word' },
  ])
    expect(await refusal(connectTo(parts))).toBe('vendors.connection-refused');
  expect(await vendors.listFrameAddresses()).toContain('https://acme.example/open?brand=fair');
});

test('[part of C-07] the games behind bets have their names, in the language of whoever played them', async () => {
  await fund(31, 1_000_000n);
  const { token = '' } = await enter((await launch({ nodeId: node }, as(31))).game_url);
  expect((await bet('31', token, 'named')).body['code']).toBe('OK');
  const { list } = await floor.betting.historyOf(31n as MemberId);
  const [{ vendor, gameId } = { vendor: '', gameId: 0n }] = list;

  const named = (await ask(
    'vendors.name-played-games',
    { query: { games: `${vendor}:${gameId},${vendor}:999999,lottery:${gameId}` } },
    as(31),
  )) as ValueOf<typeof namePlayedGames>;

  expect(named.list).toMatchObject([{ vendor, gameId, nodeId: node }]);
  expect(named.list[0]?.gameName).not.toBe('');
});

test('[part of C-07] a lottery of the house has no account here: the code its bets carry names the game', async () => {
  const drawNode = await addGame('DRAWS', 'SSC45S');

  const { list } = (await ask(
    'vendors.name-played-games',
    { query: { games: 'DRAWS:7:SSC45S,DRAWS:8:UNHEARD,DRAWS:9' } },
    as(31),
  )) as ValueOf<typeof namePlayedGames>;

  expect(list).toMatchObject([{ vendor: 'DRAWS', gameId: 7n, nodeId: drawNode }]);
});

test('[C-07] a member is told the vendors of the own bets alone, by the names of the catalogue', async () => {
  const vendorsOf = async (number: number) =>
    ((await ask('vendors.list-played-vendors', {}, as(number))) as ValueOf<typeof listPlayedVendors>).list;
  await fund(41, 1_000_000n);
  const { token = '' } = await enter((await launch({ nodeId: node }, as(41))).game_url);
  expect(await vendorsOf(41)).toEqual([]);
  expect((await bet('41', token, 'told')).body['code']).toBe('OK');
  await floor.betting.place({
    ...{ tenant: 'fair', source: 'DRAWS', member: 41n as MemberId, currency: 'VND', category: 'ELOTT' },
    ...{ transactionId: 'draw-1', round: 'draw-1', game: 7n as GameId, stake: money(10_000n) },
  });

  const names = new Map((await catalog.readAll()).vendors.map(({ code, names: each }) => [code, each]));
  expect(await vendorsOf(41)).toEqual([
    { vendor: 'acme', vendorName: names.get('ACME')?.TY, categories: ['RNG'] },
    { vendor: 'DRAWS', vendorName: names.get('DRAWS')?.TY, categories: ['ELOTT'] },
  ]);
  expect(await vendorsOf(42)).toEqual([]);
});
