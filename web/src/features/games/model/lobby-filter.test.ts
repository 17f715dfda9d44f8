import { expect, test } from 'vitest';
import { filterCount, type LobbyFilter, needsServer, NO_FILTER, readFilter, writeFilter } from './lobby-filter.ts';

const EVERYTHING: LobbyFilter = {
  tab: 'favourites',
  text: 'rồng & hổ',
  vendors: ['PG', 'JL_2'],
  minBet: '500',
  hasManyLines: true,
  volatility: 'VERY_HIGH',
  label: 'classic',
  isNew: true,
  sort: 'RTP',
};

test('[part of E-07] every state of the filters is an address, and the address gives the same state back', () => {
  expect(readFilter(writeFilter(EVERYTHING, ''))).toEqual(EVERYTHING);
  expect(writeFilter(NO_FILTER, '')).toBe('');
  expect(readFilter('')).toEqual(NO_FILTER);
});

test('what else stands in the address stays there', () => {
  expect(writeFilter({ ...NO_FILTER, vendors: ['PG', 'JL'] }, '?game=7&q=old')).toBe('game=7&vendor=PG,JL');
});

test('an address made by hand asks for nothing the house does not know', () => {
  const filter = readFilter(
    `?tab=admin&bet=-1&lines=24&volatility=%27%20or%201&label=%00&vendor=PG,,PG,%3Cb%3E&sort=price&q=${'x'.repeat(500)}`,
  );

  expect(filter).toEqual({ ...NO_FILTER, vendors: ['PG'], text: 'x'.repeat(100) });
});

test('the count tells what clearing takes away, and the text is not a part of it', () => {
  expect(filterCount(EVERYTHING)).toBe(7);
  expect(filterCount({ ...NO_FILTER, text: 'a', sort: 'NAME' })).toBe(0);
});

test('names, vendors and categories are searched here, everything else is asked', () => {
  expect(needsServer({ ...NO_FILTER, text: 'a', vendors: ['PG'] })).toBe(false);
  expect(needsServer({ ...NO_FILTER, minBet: '1000' })).toBe(true);
  expect(needsServer({ ...NO_FILTER, sort: 'NAME' })).toBe(true);
});
