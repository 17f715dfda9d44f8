import { listGames } from '@fairground/contract/catalog/endpoints';
import { GAME_CATEGORIES } from '@fairground/contract/catalog/game';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { aGame, aShop } from './testing/shop.ts';

const shop = await aShop([
  aGame('JL', 'a', { names: { TY: 'Rồng Thần Đỏ', EN: 'Red Dragon' }, lines: 25, minBet: money(1_000n), isHot: true }),
  aGame('JL', 'b', { names: { TY: 'Mèo May Mắn', EN: 'Lucky Cat' }, volatility: 'HIGH' }),
  aGame('PG', 'c', { names: { TY: '100% Vui_vẻ', EN: "100% \\O'Fun_" }, classify: 'megaways', rtp: 9700, lines: 0 }),
  aGame('PG', 'd', {
    category: 'FISH',
    classify: 'pond',
    rtp: null,
    hitRate: null,
    maxWin: null,
  }),
  aGame('BTI', 'e', { category: 'SPORTS', classify: 'book' }),
  aGame('AV', 'f', { category: 'ESPORTS', classify: 'book' }),
  aGame('AV', 'x', { names: { TY: 'Rồng Mai Sau', EN: 'Dragon of Tomorrow' }, status: 'COMING_SOON', isHot: true }),
]);

const found = async (query: Record<string, string>): Promise<string> =>
  (await shop.call(listGames, query)).games.map(({ gameId }) => gameId).join('');

test('[part of K-02] a game carries every field of its row, in the language asked for', async () => {
  const { games } = await shop.call(listGames, { gameName: 'red dragon' });
  const inTY = await shop.call(listGames, { gameName: 'red dragon', language: 'TY' });

  expect(games).toEqual([
    expect.objectContaining({
      vassalage: 'JL',
      vendor: 'JL',
      gameId: 'a',
      gameCode: 'a',
      gameType: 'RNG',
      gameCategory: 'RNG',
      gameName: 'Red Dragon',
      gameClassify: 'classic',
      minBet: 1_000n,
      minLineNum: 25,
      lines: 25,
      vendors: ['JL'],
      accountTypeName: 'JL',
      isGame: 'GAME',
      isHot: true,
      isNew: false,
      picture: '/tiles/0123456789ab.webp',
      rtp: '96.50',
      hitRate: '24.10',
      maxWin: 5000,
      releasedOn: '',
      status: 'OPEN',
    }),
  ]);
  expect(inTY.games[0]?.gameName).toBe('Rồng Thần Đỏ');
});

test.each([
  [{}, 'abcdef'],
  [{ gameType: 'RNG' }, 'abc'],
  [{ gameType: 'SPORTS,ESPORTS' }, 'ef'],
  [{ gameType: 'LOTT' }, ''],
  [{ vendor: 'PG' }, 'cd'],
  [{ vassalage: 'PG,BTI' }, 'cde'],
  [{ vendor: 'NOBODY' }, ''],
  [{ gameClassify: 'megaways' }, 'c'],
  [{ minBet: '0.5' }, 'a'],
  [{ minLineNum: '25' }, 'a'],
  [{ volatility: 'HIGH' }, 'b'],
  [{ isHot: 'true' }, 'a'],
  [{ isNew: 'true' }, ''],
  [{ gameType: 'RNG', isHot: 'false', minLineNum: '20' }, 'b'],
  [{ sort: 'NEWEST' }, 'abcdef'],
  [{ sort: 'RTP', gameType: 'RNG,FISH' }, 'cabd'],
  [{ sort: 'MIN_BET', gameType: 'RNG' }, 'abc'],
  [{ sort: 'NAME', gameType: 'RNG', language: 'TY' }, 'cba'],
  [{ sort: 'NAME', gameType: 'RNG', language: 'EN' }, 'cba'],
])('[B-07] %o finds "%s"', async (query, expected) => {
  expect(await found(query)).toBe(expected);
});

test.each([
  ['rong than', 'a'],
  ['ĐỎ', 'a'],
  ['do', 'a'],
  ['  lucky   CAT ', 'b'],
  ['meo', 'b'],
  ['red dragon\nrong', ''],
  ['%', 'c'],
  ['_', 'c'],
  ['100% vui_', 'c'],
  ['%dragon%', ''],
  ["o'fun", 'c'],
  ['\\', 'c'],
  ["' or 1=1 --", ''],
  ['.*', ''],
  ['', 'abcdef'],
])('[B-07] the name %j is plain text without case and accents, and finds "%s"', async (gameName, expected) => {
  expect(await found({ gameName })).toBe(expected);
});

test('[B-07] what is found by its name keeps the order of the sort and is narrowed like any list', async () => {
  for (const sort of ['POPULAR', 'NEWEST', 'NAME', 'RTP', 'MIN_BET']) {
    const all = await found({ sort });
    const named = await found({ sort, gameName: 'n' });
    expect(named).toBe([...all].filter((game) => named.includes(game)).join(''));
  }
  expect(await found({ gameName: 'n', vendor: 'JL', isHot: 'true' })).toBe('a');
});

test.each([
  [{ gameType: 'POKER' }],
  [{ gameType: 'RNG,POKER' }],
  [{ gameType: 'rng' }],
  [{ pageNo: '0' }],
  [{ pageNo: '-1' }],
  [{ pageNo: '1.5' }],
  [{ pageNo: '99999999999' }],
  [{ pageSize: '101' }],
  [{ pageSize: '0' }],
  [{ minBet: 'free' }],
  [{ minLineNum: '-1' }],
  [{ vendor: "JL' or ''='" }],
  [{ gameClassify: '%' }],
  [{ sort: 'id; drop table catalog_game' }],
  [{ gameName: 'x'.repeat(10_000) }],
  [{ language: 'XX' }],
  [{ colour: 'red' }],
])('%o is refused as what it is: no question', async (query) => {
  await expect(shop.call(listGames, query)).rejects.toMatchObject({ code: 'request.invalid' });
});

test('[E-07] pages have 42 games and count from 1; a page past the last is empty and says how many there are', async () => {
  const many = await aShop(Array.from({ length: 100 }, (_, index) => aGame('JL', `g${index}`)));
  const page = (pageNo: string, pageSize?: string) =>
    many.call(listGames, { pageNo, gameType: 'RNG', ...(pageSize && { pageSize }) });

  const [first, second, third, far] = await Promise.all(['1', '2', '3', '1000000000'].map((pageNo) => page(pageNo)));

  expect(first).toMatchObject({ totalPages: 3, totalCount: 100, pageNo: 1, hasMoreGame: true });
  expect([first, second, third].map((answer) => answer?.games.length)).toEqual([42, 42, 16]);
  expect(third?.hasMoreGame).toBe(false);
  expect(far).toMatchObject({ games: [], totalPages: 3, totalCount: 100, hasMoreGame: false });
  const ids = [first, second, third].flatMap((answer) => answer?.games.map(({ nodeId }) => nodeId) ?? []);
  expect(new Set(ids).size).toBe(100);
  expect((await page('4', '33')).games).toHaveLength(1);
});

test('the fields that callers send by habit change nothing', async () => {
  const habit = { clientType: '3', platform: 'html5-desktop', channel: 'W', merchant: 'x', merchantCode: 'x' };

  expect(await shop.call(listGames, { ...habit, isPlatform: '2', device: 'WEB', prizeMode: 'SEA' })).toEqual(
    await shop.call(listGames),
  );
});

test('[part of A-01] every category that is asked for answers with its games and no other', async () => {
  const full = await aShop(GAME_CATEGORIES.map((category) => aGame('JL', category, { category })));

  const answers = await Promise.all(GAME_CATEGORIES.map((gameType) => full.call(listGames, { gameType })));

  expect(answers.map(({ games }) => games.map(({ gameId, gameType }) => [gameId, gameType]))).toEqual(
    GAME_CATEGORIES.map((category) => [[category, category]]),
  );
});
