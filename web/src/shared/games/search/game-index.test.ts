import type { GameNodeId } from '@fairground/contract/catalog/game';
import { type SearchEntry, writeSearchDocument } from '@fairground/contract/catalog/search-index';
import { expect, test } from 'vitest';
import { createGameIndex } from './game-index.ts';

const NAMES: readonly (readonly [string, string, Partial<SearchEntry>?])[] = [
  ['Rồng Đỏ', 'Red Dragon'],
  ['Kho Báu Rồng Vàng', 'Golden Dragon Treasure', { isHot: true }],
  ['Đường Đua Thần Tốc', 'Speedway'],
  ['Nổ Hũ Đại Dương', 'Ocean Jackpot', { vendor: 'PG' }],
  ['Hổ Trắng', 'White Tiger', { category: 'LIVE' }],
  ['Bắn Cá Long Vương', 'Dragon King Fishing', { category: 'FISH' }],
  ['Rồng', 'Dragon', { isOpen: false }],
];

const entries: readonly SearchEntry[] = NAMES.map(([nameTY, nameEN, more], place) => ({
  nodeId: BigInt(place + 1) as GameNodeId,
  nameTY,
  nameEN,
  vendor: 'JL',
  category: 'RNG',
  pictureKey: `${place}`.padStart(12, '0'),
  isHot: false,
  isNew: false,
  isOpen: true,
  ...more,
}));

const index = createGameIndex(writeSearchDocument(entries));

const find = (text: string, more: Partial<Parameters<typeof index.find>[0]> = {}) =>
  index.find({ text, categories: [], vendors: [], countMax: 10, ...more }).games.map(({ nameEN }) => nameEN);

test('[part of B-07] a name is found without its accents, the barred d included', () => {
  expect(find('duong dua')).toEqual(['Speedway']);
  expect(find('ĐƯỜNG đua')).toEqual(['Speedway']);
  expect(find('ho trang')).toEqual(['White Tiger']);
});

test('a game is found by its name in either language, and by its vendor', () => {
  expect(find('no hu')).toEqual(['Ocean Jackpot']);
  expect(find('jackpot')).toEqual(['Ocean Jackpot']);
  expect(find('pg')).toEqual(['Ocean Jackpot']);
});

test('a name that begins so stands first, then a word that does; hot before the others, short before long', () => {
  expect(find('rong')[0]).toBe('Dragon');
  expect(find('dragon')).toEqual(['Dragon', 'Dragon King Fishing', 'Golden Dragon Treasure', 'Red Dragon']);
});

test('slips of a finger are forgiven in long words: wrong, missing, swapped and too many letters', () => {
  for (const typed of ['treasuer', 'tresure', 'treazure', 'treasurre'])
    expect(find(typed)).toEqual(['Golden Dragon Treasure']);
  expect(find('jakcpot')).toEqual(['Ocean Jackpot']);
  expect(find('duogn dua')).toEqual(['Speedway']);
});

test('a short word means what it says', () => {
  expect(find('hoz')).toEqual([]);
});

test('words may come in any order and unfinished, and gaps may be left out', () => {
  expect(find('treas gold')).toEqual(['Golden Dragon Treasure']);
  expect(find('nohu')).toEqual(['Ocean Jackpot']);
});

test('every typed word must be found, and nothing typed finds nothing', () => {
  expect(find('dragon jackpot')).toEqual([]);
  expect(find('   ')).toEqual([]);
  expect(find('<>%_*')).toEqual([]);
});

test('a category or a vendor narrows what is found, and the count is of all', () => {
  expect(find('dragon', { categories: ['FISH'] })).toEqual(['Dragon King Fishing']);
  expect(find('jackpot', { vendors: ['JL'] })).toEqual([]);
  expect(index.find({ text: 'dragon', categories: [], vendors: [], countMax: 1 })).toMatchObject({ count: 4 });
});
