import type { GameSort } from '@fairground/contract/catalog/endpoints';
import type { GameCategory, GameNodeId, GameStatus } from '@fairground/contract/catalog/game';
import type { LanguageCode } from '@fairground/contract/language';
import type { CatalogueFacts, GameFacts, Maintenance, VendorFacts } from './facts.ts';
import type { GameFilter } from './filter.ts';
import { keyOf, testOf, widerThan } from './filter.ts';
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
  /** Every game that can be seen from there, in the order of their ids. */
  readonly seenFrom: (country: string) => readonly GameFacts[];
  /** The game with this id, where it can be seen from there. */
  readonly see: (country: string, id: GameNodeId) => GameFacts | undefined;
  readonly vendor: (code: string) => VendorFacts | undefined;
  readonly maintenanceOf: (vendor: string) => Maintenance | undefined;
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

  const sights = new Map<string, (game: GameFacts) => boolean>();
  const sightIn = (view: string): ((game: GameFacts) => boolean) => {
    const sight = sights.get(view) ?? sightOf(facts, vendors, on, view);
    sights.set(view, sight);
    return sight;
  };

  const found = createShelf<readonly GameFacts[]>({ weightMax: REMEMBERED_MAX, weigh: ({ length }) => length + 16 });
  const remember = (key: string, list: () => readonly GameFacts[]): readonly GameFacts[] => {
    const known = found.get(key);
    if (known) return known;
    const games = list();
    found.put(key, games);
    return games;
  };
  const seenIn = (view: string): readonly GameFacts[] => remember(view, () => facts.games.filter(sightIn(view)));

  return {
    facts,
    viewOf,
    find: ({ country, newSince }, filter, sort, language) => {
      const view = viewOf(country);
      const order = `${view} ${sort} ${sort === 'NAME' && language !== 'TY' ? 'EN' : ''}`;
      const listFor = (wanted: GameFilter): readonly GameFacts[] => {
        const asked = keyOf(wanted);
        return asked === EVERYTHING
          ? remember(order, () => inOrder(seenIn(view), sort, language))
          : remember(`${order} ${newSince} ${asked}`, () =>
              listFor(widerThan(wanted)).filter(testOf(wanted, newSince)),
            );
      };
      return listFor(filter);
    },
    seenFrom: (country) => seenIn(viewOf(country)),
    see: (country, id) => {
      const game = gameWith(facts.games, id);
      return game && sightIn(viewOf(country))(game) ? game : undefined;
    },
    vendor: (code) => vendors.get(code),
    maintenanceOf: (vendor) => maintenance.get(vendor),
    statusOf: ({ vendor, status }) => (status === 'OPEN' && maintenance.has(vendor) ? 'MAINTENANCE' : status),
  };
};

const EVERYTHING = keyOf({});

/** The list is in the order of the ids: halved until the one is found. */
const gameWith = (games: readonly GameFacts[], id: GameNodeId): GameFacts | undefined => {
  let [low, high] = [0, games.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((games[middle]?.id ?? 0n) < id) low = middle + 1;
    else high = middle;
  }
  return games[low]?.id === id ? games[low] : undefined;
};

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
