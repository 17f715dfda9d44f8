import type { GameCategory, Vendor } from '@fairground/contract/catalog/game';
import { expect, test } from 'vitest';
import { providersOf, seaLotteryOf, vendorsOf } from './lane-vendors.ts';
import { hasVendors, isBuildingHall, isOpenCategory, type Lane } from './lanes.ts';

const vendor = (code: string, more: Partial<Vendor> = {}): Vendor => ({
  vassalage: code,
  vendor: code,
  vendorName: code,
  iconCode: code,
  logo: '',
  hue: 0,
  gameCount: 1,
  isGame: 'VASSALAGE',
  nodeId: null,
  accountTypeName: code,
  isMaintenance: false,
  ...more,
});

const lane = (gameCategory: GameCategory, vendors: readonly Vendor[], groups: Lane['groups'] = []): Lane => ({
  gameCategory,
  isBuilding: false,
  vendors: [...vendors],
  groups,
});

test('[R-17] [part of L-07] a category is shown when a vendor stands in it, also as a group of another one', () => {
  const lanes = [
    lane('RNG', [vendor('PG')]),
    lane('SPORTS', [], [{ gameCategory: 'ESPORTS', isBuilding: false, vendors: [vendor('AV')] }]),
    lane('LOTT', [vendor('TCG_LOTTO_VN')]),
  ];

  expect(hasVendors(lanes, 'rng')).toBe(true);
  expect(hasVendors(lanes, 'sports')).toBe(false);
  expect(hasVendors(lanes, 'esports')).toBe(true);
  expect(hasVendors(lanes, 'lott')).toBe(true);
  expect(hasVendors(lanes, 'elott')).toBe(false);
  expect(hasVendors(lanes, 'hot')).toBe(true);
});

test('the vendors of a lobby stand once each, most games first', () => {
  const lanes = [
    lane('RNG', [vendor('PG', { gameCount: 5 }), vendor('JL', { gameCount: 3 })]),
    lane('INHOUSE', [vendor('JL', { gameCount: 9 })]),
  ];

  expect(vendorsOf(lanes, 'hot').map(({ vassalage, gameCount }) => [vassalage, gameCount])).toEqual([
    ['JL', 12],
    ['PG', 5],
  ]);
  expect(vendorsOf(lanes, 'rng').map(({ vassalage }) => vassalage)).toEqual(['PG', 'JL']);
});

test('[part of R-16] the lottery opens the first lottery vendor TCG_SEA, unless it rests', () => {
  const sea = vendor('TCG_SEA');
  const lanes = [lane('RNG', [vendor('TCG_SEA', { gameCount: 9 })]), lane('ELOTT', [vendor('LOTTO'), sea])];

  expect(seaLotteryOf(lanes)).toBe(sea);
  expect(seaLotteryOf([lane('ELOTT', [{ ...sea, isMaintenance: true }])])).toBeUndefined();
  expect(seaLotteryOf([lane('RNG', [sea])])).toBeUndefined();
});

test('[B-04] [part of L-09] a vendor without an icon has no mark, and each mark leads to the lobby with most of its games', () => {
  const lanes = [
    lane('LIVE', [vendor('BTI', { gameCount: 2, iconCode: '123BET' })]),
    lane(
      'SPORTS',
      [],
      [{ gameCategory: 'ESPORTS', isBuilding: false, vendors: [vendor('BTI', { gameCount: 5, iconCode: '123BET' })] }],
    ),
    lane('LOTT', [vendor('TCG_LOTTO_VN', { iconCode: '' })]),
  ];

  expect(providersOf(lanes).map(({ vendor: { vassalage, iconCode }, lobby }) => [vassalage, iconCode, lobby])).toEqual([
    ['BTI', '123BET', 'esports'],
  ]);
});

test('a hall whose games are still being built is in the menu and nowhere else', () => {
  const planned = [vendor('AV', { gameCount: 0 })];
  const lanes = [
    lane('RNG', [vendor('PG')]),
    lane('SPORTS', [vendor('BTI')], [{ gameCategory: 'ESPORTS', isBuilding: true, vendors: planned }]),
  ];

  expect(hasVendors(lanes, 'esports')).toBe(true);
  expect(isOpenCategory(lanes, 'esports')).toBe(false);
  expect(isBuildingHall(lanes, 'esports')).toBe(true);
  expect(isOpenCategory(lanes, 'sports')).toBe(true);
  expect(isBuildingHall(lanes, 'sports')).toBe(false);
  expect(isBuildingHall(lanes, 'fish')).toBe(false);
  expect(isBuildingHall(lanes, 'hot')).toBe(false);
  expect(vendorsOf(lanes, 'esports')).toEqual([]);
  expect(providersOf(lanes).map(({ vendor: { vassalage } }) => vassalage)).toEqual(['PG', 'BTI']);
});
