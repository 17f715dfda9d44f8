import type { GameSort } from '@fairground/contract/catalog/endpoints';
import type { GameCategory, GameNodeId, GameStatus } from '@fairground/contract/catalog/game';
import type { LanguageCode } from '@fairground/contract/language';
import type { CatalogueFacts, GameFacts, Maintenance, VendorFacts } from './facts.ts';
import type { GameFilter } from './filter.ts';
import { keyOf, testOf } from './filter.ts';
import { inOrder } from './orders.ts';
import { createShelf } from './shelf.ts';

/** What a list is made for: where the caller is, and the first day of release that still counts as new. */
export type Viewer = { readonly country: string; readonly newSince: string };

/** One state of the catalogue. It never changes; a change makes another one. */
export type Catalogue = {
  readonly facts: CatalogueFacts;
  /** The countries that see less than others share nothing; all others share one view, named by the empty text. */
  readonly viewOf: (country: string) => string;
  /** Every game that fits, in order. The same question is answered from memory. */
  readonly find: (viewer: Viewer, filter: GameFilter, sort: GameSort, language: LanguageCode) => readonly GameFacts[];
  /** Every game the caller may see, in the order of their ids. */
  readonly seenFrom: (country: string) => ReadonlyMap<GameNodeId, GameFacts>;
  readonly vendor: (code: string) => VendorFacts | undefined;
  readonly maintenanceOf: (vendor: string) => Maintenance | undefined;
  readonly isOn: (category: GameCategory) => boolean;
  /** What a game is now: its own status, or its vendor's maintenance. */
  readonly statusOf: (game: { readonly vendor: string; readonly status: GameStatus }) => GameStatus;
};

/** Games in remembered lists, all lists together: some tens of megabytes. */
const REMEMBERED_MAX = 4_000_000;

export const createCatalogue = (facts: CatalogueFacts): Catalogue => {
  const vendors = new Map(facts.vendors.map((vendor) => [vendor.code, vendor]));
  const maintenance = new Map(facts.maintenance.map((window) => [window.vendor, window]));
  const on = new Set(facts.categories.filter(({ isOn }) => isOn).map(({ code }) => code));
  const countries = new Set(facts.blocked.map(({ country }) => country));
  const viewOf = (country: string): string => (countries.has(country) ? country : '');

  const seen = new Map<string, ReadonlyMap<GameNodeId, GameFacts>>();
  const seenIn = (view: string): ReadonlyMap<GameNodeId, GameFacts> => {
    const known = seen.get(view) ?? new Map(facts.games.filter(sightOf(facts, vendors, on, view)).map(byId));
    seen.set(view, known);
    return known;
  };

  const ordered = new Map<string, readonly GameFacts[]>();
  const orderOf = (sort: GameSort, language: LanguageCode): readonly GameFacts[] => {
    const key = sort === 'NAME' ? `${sort} ${language}` : sort;
    const known = ordered.get(key) ?? inOrder(facts.games, sort, language);
    ordered.set(key, known);
    return known;
  };

  const found = createShelf<readonly GameFacts[]>({ weightMax: REMEMBERED_MAX, weigh: ({ length }) => length + 16 });

  return {
    facts,
    viewOf,
    find: ({ country, newSince }, filter, sort, language) => {
      const view = viewOf(country);
      const key = `${view} ${newSince} ${sort} ${sort === 'NAME' ? language : ''} ${keyOf(filter)}`;
      const known = found.get(key);
      if (known) return known;
      const fits = testOf(filter, newSince);
      const visible = seenIn(view);
      const games = orderOf(sort, language).filter((game) => visible.has(game.id) && fits(game));
      found.put(key, games);
      return games;
    },
    seenFrom: (country) => seenIn(viewOf(country)),
    vendor: (code) => vendors.get(code),
    maintenanceOf: (vendor) => maintenance.get(vendor),
    isOn: (category) => on.has(category),
    statusOf: ({ vendor, status }) => (status === 'OPEN' && maintenance.has(vendor) ? 'MAINTENANCE' : status),
  };
};

const byId = (game: GameFacts) => [game.id, game] as const;

/** Which games can be seen: open ones of open vendors in categories that are on, but for what is blocked there. */
const sightOf = (
  { blocked }: CatalogueFacts,
  vendors: ReadonlyMap<string, VendorFacts>,
  on: ReadonlySet<GameCategory>,
  view: string,
) => {
  const here = new Set(blocked.filter(({ country }) => country === view).map(({ kind, key }) => `${kind} ${key}`));
  const isBlocked = ({ id, vendor, category }: GameFacts): boolean =>
    here.size > 0 && (here.has(`category ${category}`) || here.has(`vendor ${vendor}`) || here.has(`game ${id}`));
  return (game: GameFacts): boolean =>
    !game.isClosed && on.has(game.category) && vendors.get(game.vendor)?.isOpen === true && !isBlocked(game);
};
