import type { GameSort } from '@fairground/contract/catalog/endpoints';
import { GAME_SORTS } from '@fairground/contract/catalog/endpoints';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import { GAME_CATEGORIES } from '@fairground/contract/catalog/game';
import { expect, test } from 'vitest';
import { FLAGSHIPS } from '../../../sandbox/catalogue/flagships.ts';
import { sandboxCatalogue } from '../../../sandbox/catalogue/sandbox-catalogue.ts';
import { createCatalogue } from './catalogue.ts';
import type { GameFacts } from './facts.ts';
import type { GameFilter } from './filter.ts';
import { foldNames } from './fold.ts';
import { isAlike } from './orders.ts';

const rows = sandboxCatalogue();
const catalogue = createCatalogue({
  version: 1n,
  categories: GAME_CATEGORIES.map((code, sort) => ({ code, sort, isOn: true })),
  vendors: rows.vendors.map((vendor) => ({ ...vendor, isOpen: true })),
  labels: rows.labels,
  maintenance: [],
  blocked: [],
  // They came in another order than they are shipped in today.
  games: rows.games.toReversed().map((game, came): GameFacts => ({
    ...game,
    id: BigInt(came + 1) as GameNodeId,
    shelfPlace: rows.games.length - 1 - came,
    placeSet: null,
    status: 'OPEN',
    isClosed: false,
    players: 0,
    addedOn: game.releasedOn,
    nameTY: game.names.TY,
    nameEN: game.names.EN,
    folded: foldNames(game.names),
  })),
});
const VIEWER = { region: '', newSince: '2026-10-16' };
const found = (filter: GameFilter, sort: GameSort): readonly GameFacts[] => catalogue.find(VIEWER, filter, sort, 'TY');
const alikeIn = (games: readonly GameFacts[]): number =>
  games.filter((game, place) => isAlike(games[place - 1] ?? { ...game, modelId: null }, game)).length;

/** Of the games of one return, more than half may be alike: then no order keeps them all apart. */
const unavoidableIn = (games: readonly GameFacts[]): number =>
  Map.groupBy(games, ({ rtp }) => rtp)
    .values()
    .reduce((sum, ties) => {
      const most = Math.max(
        ...Map.groupBy(ties, ({ modelId, theme }) => `${modelId} ${theme}`)
          .values()
          .map(({ length }) => length),
      );
      return sum + Math.max(0, 2 * most - ties.length - 1);
    }, 0);
const MOVING = GAME_SORTS.filter((sort) => sort !== 'NAME');

const SEARCHED = ['rong', 'vang', 'ho', 'golden', 'dragon king', 'moon', 'bi mat'];

test('no list, shelf or search puts two games of one model and one look beside each other', () => {
  const filters: readonly GameFilter[] = [
    {},
    { categories: ['RNG'] },
    { isHot: true },
    { isNew: true },
    { volatility: 'HIGH' },
    { categories: ['RNG'], classify: 'CULTURE' },
    ...rows.vendors.map(({ code }) => ({ vendors: [code] })),
    ...SEARCHED.map((name) => ({ name })),
  ];
  const faults = filters.flatMap((filter) =>
    MOVING.flatMap((sort) => {
      const games = found(filter, sort);
      const alike = alikeIn(games);
      return alike > (sort === 'RTP' ? unavoidableIn(games) : 0) ? [{ filter, sort, alike }] : [];
    }),
  );

  expect(faults).toEqual([]);
});

test('what is moved keeps its right to the place: figures still fall or rise', () => {
  const byRtp = found({ categories: ['RNG'] }, 'RTP').map(({ rtp }) => rtp ?? -1);
  const byBet = found({ categories: ['RNG'] }, 'MIN_BET').map(({ minBet }) => minBet);
  const names = found({ categories: ['RNG'] }, 'NAME').map(({ folded }) => folded.split('\n')[0] ?? '');

  expect(byRtp).toEqual(byRtp.toSorted((a, b) => b - a));
  expect(byBet).toEqual(byBet.toSorted((a, b) => Number(a - b)));
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  expect(new Set(found({}, 'POPULAR').map(({ id }) => id)).size).toBe(rows.games.length);
});

test('flagships lead the lobby and the shelf of popular games', () => {
  const titles = FLAGSHIPS.map(([, title]) => title);

  expect(
    found({ categories: ['RNG'] }, 'POPULAR')
      .slice(0, titles.length)
      .map(({ nameEN }) => nameEN),
  ).toEqual(titles);
  expect(
    found({}, 'POPULAR')
      .slice(0, titles.length)
      .map(({ nameEN }) => nameEN),
  ).toEqual(titles);
});
