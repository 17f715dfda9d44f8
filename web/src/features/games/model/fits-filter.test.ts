import type { Game, GameNodeId } from '@fairground/contract/catalog/game';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { fitsFilter, sortGames } from './fits-filter.ts';
import { NO_FILTER } from './lobby-filter.ts';

const game = (more: Partial<Game>): Game => ({
  nodeId: 1n as GameNodeId,
  vassalage: 'PG',
  vendor: 'PG',
  gameId: 'a',
  gameCode: 'a',
  roomId: '',
  gameType: 'RNG',
  gameCategory: 'RNG',
  gameName: 'Rồng Đỏ',
  gameClassify: 'classic',
  minBet: parseMoney('500'),
  minLineNum: 20,
  lines: 20,
  vendors: ['PG'],
  accountTypeName: 'PG',
  isGame: 'GAME',
  code: '',
  defaultPlayType: '',
  isHot: false,
  isNew: false,
  picture: '',
  hue: 0,
  rtp: '96.50',
  hitRate: null,
  maxWin: null,
  volatility: 'HIGH',
  releasedOn: '2026-01-01',
  status: 'OPEN',
  ...more,
});

test('favourites are narrowed as the whole lobby is: category, name, vendor, stake, lines, volatility, label', () => {
  const fits = (filter: Partial<typeof NO_FILTER>, more: Partial<Game> = {}) =>
    fitsFilter({ ...NO_FILTER, ...filter }, ['RNG'])(game(more));

  expect(fits({})).toBe(true);
  expect(fits({}, { gameType: 'LIVE' })).toBe(false);
  expect(fits({ text: 'rong do' })).toBe(true);
  expect(fits({ vendors: ['JL'] })).toBe(false);
  expect(fits({ minBet: '200' })).toBe(false);
  expect(fits({ minBet: '1000' })).toBe(true);
  expect(fits({ hasManyLines: true })).toBe(false);
  expect(fits({ hasManyLines: true }, { minLineNum: 25 })).toBe(true);
  expect(fits({ volatility: 'LOW' })).toBe(false);
  expect(fits({ label: 'classic', isNew: true })).toBe(false);
});

test('they are ordered as asked, and otherwise by their last use', () => {
  const one = game({ gameName: 'B', rtp: null, releasedOn: '2026-02-01', minBet: parseMoney('2') });
  const other = game({ gameName: 'A', rtp: '97.00', releasedOn: '2026-01-01', minBet: parseMoney('1') });

  expect(sortGames([one, other], 'POPULAR', 'en')).toEqual([one, other]);
  expect(sortGames([other, one], 'NEWEST', 'en')).toEqual([one, other]);
  for (const sort of ['NAME', 'RTP', 'MIN_BET'] as const)
    expect(sortGames([one, other], sort, 'en')).toEqual([other, one]);
});
