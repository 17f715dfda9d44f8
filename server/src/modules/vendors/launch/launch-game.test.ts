import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { LOBBY_MECHANIC } from '../../catalog/index.ts';
import { openAcme } from '../testing/acme.ts';
import { codeIn } from '../testing/floor.ts';

const floor = await openAcme(await testDatabase());
const { node, vendors, addGame, as, launch, refusal, fund, enter, bet } = floor;

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

  test('[part of T-17] has two addresses where the vendor has two ways, and each has a code of its own', async () => {
    const key = await vendors.addVendor(anOperator, { code: 'twin', name: 'twin' });
    await vendors.setStage(anOperator, 'twin', 'live');
    await vendors.connectVendor(anOperator, 'twin', {
      catalogueCode: 'TWIN',
      adapter: 'outside',
      launchUrl: 'https://one.example/open',
      launchUrl2: 'https://two.example/open',
      takesTrials: true,
    });

    const { game_url, game_url2 } = await launch({ nodeId: await addGame('TWIN', 'twin-1') }, as(1));

    expect(new URL(game_url ?? '').host).toBe('one.example');
    expect(new URL(game_url2 ?? '').host).toBe('two.example');
    for (const address of [game_url, game_url2])
      expect((await floor.callAs(key, 'authenticate', { code: codeIn(address) })).body['code']).toBe('OK');
  });

  test('[part of T-17] of the entry that stands for a vendor is refused: its games are listed instead', async () => {
    const lobby = await addGame('ACME', 'acme-lobby', { mechanic: LOBBY_MECHANIC });

    expect(await refusal(launch({ nodeId: lobby }, as(2)))).toBe('catalog.game-unknown');
  });

  test('takes all the seed sends and believes none of it: who plays is the member who is logged in', async () => {
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
