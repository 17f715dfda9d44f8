import { expect, test, vi } from 'vitest';
import { listRecentGames } from '@fairground/contract/catalog/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { launchLottery } from '@fairground/contract/launch/endpoints';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { openFloor } from '../testing/floor.ts';

const { catalog, wallet, addGame, as, ask, refusal } = await openFloor(await testDatabase());
const north = await addGame('TCG_LOTTO_VN', 'MB', { category: 'LOTT', code: 'MB' });
const south = await addGame('TCG_LOTTO_VN', 'HCM', { category: 'LOTT', code: 'HCM' });

type Launched = ValueOf<typeof launchLottery>;

const launch = async (body: object, member = 1): Promise<Launched> =>
  (await ask('vendors.launch-lottery', { body: { lottoArea: 'VN', view: 'lobby', ...body } }, as(member))) as Launched;

const recentOf = async (member: number): Promise<readonly bigint[]> => {
  const input = { query: { clientType: '3', pageNo: '1' } };
  const { list } = (await callRoute(catalog.routes, listRecentGames.name, input, as(member))) as ValueOf<
    typeof listRecentGames
  >;
  return list.map(({ nodeId }) => nodeId);
};

test('[part of K-02] the lobby of the lottery opens on its page and leads back into this site', async () => {
  const launched = await launch({
    launchMode: 'LOTT',
    device: 'WEB',
    language: 'EN',
    backUrl: 'https://play.example/elott?from=lobby#draws',
  });

  const address = new URL(launched.game_url, 'https://x.invalid');
  expect(address.origin).toBe('https://x.invalid');
  expect(address.pathname).toBe('/vnlottery');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    lottoView: 'lobby',
    backUrl: '/elott?from=lobby#draws',
  });
  expect(launched.nodeId).toBeNull();
});

test('[part of K-02] betting opens one lottery by its code, and needs it', async () => {
  const launched = await launch({ view: 'betting', gameCode: 'MB', backUrl: '/elott' });

  expect(launched).toEqual({ game_url: '/vnlottery?lottoView=betting&gameCode=MB&backUrl=%2Felott', nodeId: north });
  expect(await refusal(launch({ view: 'betting' }))).toBe('catalog.game-unknown');
  expect(await refusal(launch({ view: 'betting', gameCode: 'XX' }))).toBe('catalog.game-unknown');
});

test('a lottery that was opened is among the recent games of the member, and a lobby is not', async () => {
  await launch({ view: 'lobby', gameCode: 'MB' }, 2);
  expect(await recentOf(2)).toEqual([]);

  await launch({ view: 'betting', gameCode: 'MB' }, 2);
  await launch({ view: 'betting', gameCode: 'HCM' }, 2);

  expect(await recentOf(2)).toEqual([south, north]);
});

test('a lottery opens for nobody who may not stake', async () => {
  const stakesBlockedUntil = new Date('2999-01-01');
  await wallet.setGuard(anOperator, 3n as MemberId, { stakesBlockedUntil, depositsBlockedUntil: null });

  expect(await refusal(launch({ view: 'betting', gameCode: 'MB' }, 3))).toBe('vendors.play-blocked');
  expect(await refusal(launch({}, 3))).toBe('vendors.play-blocked');
});

test('a lobby asks for all its lotteries at once, however many are closed', async () => {
  const one = vi.spyOn(catalog, 'gameForLaunch');
  const all = vi.spyOn(catalog, 'gamesForLaunch');

  await launch({});

  expect([one.mock.calls.length, all.mock.calls.length]).toEqual([0, 1]);
});

test('a lottery that is closed does not open, and a lobby does as long as one of its lotteries does', async () => {
  await catalog.closeGame(anOperator, north);
  expect(await refusal(launch({ view: 'betting', gameCode: 'MB' }))).toBe('catalog.game-closed');
  expect((await launch({})).game_url).toBe('/vnlottery?lottoView=lobby');

  await catalog.planMaintenance(anOperator, 'TCG_LOTTO_VN', {});
  expect(await refusal(launch({ view: 'betting', gameCode: 'HCM' }))).toBe('catalog.vendor-maintenance');
  expect(await refusal(launch({}))).toBe('catalog.vendor-maintenance');
});

test.each([
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example/x',
  '/.//evil.example/x',
  'https://play.example//evil.example/x',
  'https://play.example@evil.example/',
  'https://user:secret@play.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://play.example.evil.example/',
])('[part of K-02] the way back is an address of this site, never %s', async (backUrl) => {
  expect(await refusal(launch({ backUrl }))).toBe('vendors.back-url-refused');
});
