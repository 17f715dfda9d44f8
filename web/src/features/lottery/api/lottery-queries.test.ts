import { expect, test } from 'vitest';
import { launchQuery, menuQuery, numbersQuery, recentQuery } from './lottery-queries.ts';
import { isLaunchRefused } from '../model/launch-refused.ts';

const [MENU, VN_MENU] = ['lottery.read-menus', 'lottery.read-vietnam-menu'];

test('[part of K-02] the lotteries of Vietnam have a menu of their own, all others share one', () => {
  expect(menuQuery('VN', 'SEA').queryKey).toEqual([VN_MENU, { query: { prizeMode: 'SEA', device: 'WEB' } }]);
  for (const area of [undefined, 'CN', 'SEA'] as const)
    expect(menuQuery(area, 'SEA').queryKey).toEqual([MENU, { query: { device: 'WEB' } }]);
});

test('[part of B-03] [part of K-02] the numbers of Vietnam are asked for a hundred lotteries', () => {
  expect(numbersQuery('VN').queryKey).toEqual(['lottery.list-vietnam-numbers', { query: { count: '100' } }]);
  expect(numbersQuery(undefined).queryKey).toEqual(['lottery.list-open-numbers', { query: {} }]);
});

test('what somebody bet on last is asked for the account, so that nobody else sees it', () => {
  expect(recentQuery('lan').queryKey).toEqual(['lottery.list-recent-vietnam', { query: {} }, 'lan']);
});

test('[part of K-02] the lottery of Vietnam is launched with its area, mode, view, game and way back', () => {
  const fixed = { lottoArea: 'VN', launchMode: 'LOTT', device: 'WEB', backUrl: '/elott' };

  expect(launchQuery('lan', { view: 'lobby' }).queryKey[1]).toEqual({ body: { ...fixed, view: 'lobby' } });
  expect(launchQuery('lan', { view: 'betting', gameCode: 'MB' }).queryKey[1]).toEqual({
    body: { ...fixed, view: 'betting', gameCode: 'MB' },
  });
});

test('a lottery closes when the server refuses it, not when a call is lost or the catalogue does not list it', () => {
  expect(['catalog.vendor-maintenance', 'vendors.play-blocked'].map(isLaunchRefused)).toEqual([true, true]);
  expect(
    ['network.failed', 'request.too-many', 'access.login-required', 'catalog.game-unknown'].map(isLaunchRefused),
  ).toEqual([false, false, false, false]);
});
