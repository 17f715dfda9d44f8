import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { MenuGame } from '@fairground/contract/lottery/menus';
import { expect, test } from 'vitest';
import { type GameMenus, nodeIdOf, offeredIn, shelvesOf } from './menu.ts';

const menuGame = (gameCode: string, nodeId: bigint | null, parts: Partial<MenuGame> = {}): MenuGame => ({
  nodeId: nodeId as GameNodeId | null,
  gameCode,
  gameName: gameCode,
  gameGroupCode: 'ANY',
  lottoArea: 'VN',
  prizeModes: ['Elott'],
  intervalSeconds: 60,
  lockTime: 5,
  isOn: true,
  isSimulated: true,
  ...parts,
});

const MENUS: GameMenus = [
  { gameGroupCode: 'K3', labelName: 'K3', games: [menuGame('K3_1M', 5n)] },
  {
    gameGroupCode: 'VN_NORTH',
    labelName: 'VN_NORTH',
    games: [menuGame('MB', 1n), menuGame('MB1M', 2n, { isOn: false }), menuGame('MB5M', null)],
  },
  { gameGroupCode: 'NEW', labelName: 'NEW', games: [menuGame('NOT_YET_KNOWN', 9n)] },
];

const codes = (shelves: ReturnType<typeof shelvesOf>) =>
  shelves.map(({ family, games }) => [family, games.map(({ game }) => game.code)]);

test('a lobby shows what the menu has on, family by family, and nothing it cannot draw', () => {
  expect(codes(shelvesOf(MENUS, undefined))).toEqual([
    ['VN_NORTH', ['MB', 'MB5M']],
    ['K3', ['K3_1M']],
  ]);
  expect(codes(shelvesOf(MENUS, 'CN'))).toEqual([['K3', ['K3_1M']]]);
});

test('the id of a lottery is not known before the menu is, and some have none', () => {
  expect(nodeIdOf(undefined, 'MB')).toBeUndefined();
  expect(nodeIdOf(MENUS, 'MB1M')).toBe(2n);
  expect(nodeIdOf(MENUS, 'MB5M')).toBeNull();
  expect(nodeIdOf(MENUS, 'HCM')).toBeNull();
});

test('recent lotteries stand in the order they were bet on, without those that are off', () => {
  const recent = ['MB5M', 'MB1M', 'MB'].map((gameCode) => ({ gameCode }));

  expect(offeredIn(shelvesOf(MENUS, 'VN'), recent).map(({ game }) => game.code)).toEqual(['MB5M', 'MB']);
});
