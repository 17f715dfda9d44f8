import type { GameSort } from '@fairground/contract/catalog/endpoints';
import type { GameCategory, GameNodeId, GameStatus } from '@fairground/contract/catalog/game';
import type { LanguageCode } from '@fairground/contract/language';
import { LRUCache } from 'lru-cache';
import type { CatalogueFacts, GameFacts, Maintenance, VendorFacts } from './facts.ts';
import type { GameFilter } from './filter.ts';
import { keyOf, soleVendor, testOf, widerThan, wordsOf } from './filter.ts';
import { createNameSearch } from './name-search.ts';
import type { NameSearch } from './name-search.ts';
import { isBuilding } from './building.ts';
import { returnsEnough } from './minimum-return.ts';
import { inOrder, spreadApart } from './orders.ts';
import { offeredBut } from './withheld.ts';

/** What a list is made for: the region the caller is in, and the first day of release that still counts as new. */
export type Viewer = { readonly region: string; readonly newSince: string };

/** One state of the catalogue. It never changes; a change makes another one. */
export type Catalogue = {
  readonly facts: CatalogueFacts;
  /**
   * A country that sees less than others is a region of its own; all others share one, named by the empty text. What
   * the site withholds from everybody and the least return of the market are part of the name.
   */
  readonly regionOf: (country: () => string, withheld: string, returnMin: number) => string;
  /** Every game that fits, in order. The same question is answered from memory. */
  readonly find: (viewer: Viewer, filter: GameFilter, sort: GameSort, language: LanguageCode) => readonly GameFacts[];
  /** Every game that is offered in a region, in the order of their ids; one that no engine plays yet is not offered. */
  readonly seenIn: (region: string) => readonly GameFacts[];
  /** Every game of a region whose engine is still being built. */
  readonly buildingIn: (region: string) => readonly GameFacts[];
  /** The game with this id, where it can be seen in the region; one that is still being built has a page of its own. */
  readonly see: (region: string, id: GameNodeId) => GameFacts | undefined;
  readonly vendor: (code: string) => VendorFacts | undefined;
  readonly maintenanceOf: (vendor: string) => Maintenance | undefined;
  /** What a game is now: its own status, or its vendor's maintenance. */
  readonly statusOf: (game: { readonly vendor: string; readonly status: GameStatus }) => GameStatus;
};

/** Games in cached lists, all lists together: some tens of megabytes. */
const CACHED_GAMES_MAX = 4_000_000;
/** Games in texts of names, one text for each order that is searched in. */
const SEARCHED_MAX = 1_000_000;

export const createCatalogue = (facts: CatalogueFacts): Catalogue => {
  const vendors = new Map(facts.vendors.map((vendor) => [vendor.code, vendor]));
  const maintenance = new Map(facts.maintenance.map((window) => [window.vendor, window]));
  const on = new Set(facts.categories.filter(({ isOn }) => isOn).map(({ code }) => code));
  const countries = new Set(facts.blocked.map(({ country }) => country));
  const regionOf = (country: () => string, withheld: string, returnMin: number): string => {
    // Where nothing is blocked anywhere, nobody has to look up where a caller is.
    const code = countries.size === 0 ? '' : country();
    const region = countries.has(code) ? code : '';
    return withheld === '' && returnMin === 0 ? region : `${region}/${withheld}/${returnMin}`;
  };

  const sights = new Map<string, (game: GameFacts) => boolean>();
  const sightIn = (region: string): ((game: GameFacts) => boolean) => {
    const sight = sights.get(region) ?? sightOf(facts, vendors, on, region);
    sights.set(region, sight);
    return sight;
  };

  const found = new LRUCache<string, readonly GameFacts[]>({
    maxSize: CACHED_GAMES_MAX,
    sizeCalculation: ({ length }) => length + 16,
  });
  const remember = (key: string, list: () => readonly GameFacts[]): readonly GameFacts[] => {
    const known = found.get(key);
    if (known) return known;
    const games = list();
    found.set(key, games);
    return games;
  };
  const ofAllGames = Math.max(1, facts.games.length);
  const grouped = new LRUCache<string, VendorGroups>({
    maxSize: CACHED_GAMES_MAX,
    sizeCalculation: () => ofAllGames,
  });
  const groups = (key: string, sort: GameSort, list: () => readonly GameFacts[]): VendorGroups => {
    const known = grouped.get(key) ?? byVendor(list(), sort);
    grouped.set(key, known);
    return known;
  };
  const searches = new LRUCache<string, NameSearch>({ maxSize: SEARCHED_MAX, sizeCalculation: () => ofAllGames });
  const searchIn = (order: string, list: () => readonly GameFacts[]): NameSearch => {
    const search = searches.get(order) ?? createNameSearch(list());
    searches.set(order, search);
    return search;
  };
  const seenIn = (region: string): readonly GameFacts[] => {
    const isSeen = sightIn(region);
    return remember(region, () => facts.games.filter((game) => !isBuilding(game) && isSeen(game)));
  };
  const buildingIn = (region: string): readonly GameFacts[] => {
    const isSeen = sightIn(region);
    return remember(`${region} building`, () => facts.games.filter((game) => isBuilding(game) && isSeen(game)));
  };

  return {
    facts,
    regionOf,
    find: ({ region, newSince }, filter, sort, language) => {
      const order = `${region} ${sort} ${sort === 'NAME' && language !== 'TY' ? 'EN' : ''}`;
      const everything = (): readonly GameFacts[] =>
        remember(order, () => spreadApart(inOrder(seenIn(region), sort, language), sort));
      const listFor = (wanted: GameFilter): readonly GameFacts[] => {
        const asked = keyOf(wanted);
        if (asked === EVERYTHING) return everything();
        const words = wordsOf(wanted);
        // What is found by its name is in order already, and few: the rest of the question is asked of it alone.
        if (words !== '')
          return remember(`${order} ${newSince} ${asked}`, () =>
            spreadApart(searchIn(order, everything)(words).filter(testOf(wanted, newSince)), sort),
          );
        const wider = widerThan(wanted);
        const vendor = soleVendor(wanted);
        // Anyone who looks at one vendor is followed by others who look at the next: all are sorted at once.
        return vendor === undefined
          ? remember(`${order} ${newSince} ${asked}`, () =>
              spreadApart(listFor(wider).filter(testOf(wanted, newSince)), sort),
            )
          : (groups(`${order} ${keyOf(wider)}`, sort, () => listFor(wider)).get(vendor) ?? []);
      };
      return listFor(filter);
    },
    seenIn,
    buildingIn,
    see: (region, id) => {
      const game = gameWith(facts.games, id);
      return game && sightIn(region)(game) ? game : undefined;
    },
    vendor: (code) => vendors.get(code),
    maintenanceOf: (vendor) => maintenance.get(vendor),
    statusOf: ({ vendor, status }) => (status === 'OPEN' && maintenance.has(vendor) ? 'MAINTENANCE' : status),
  };
};

type VendorGroups = ReadonlyMap<string, readonly GameFacts[]>;

const byVendor = (games: readonly GameFacts[], sort: GameSort): VendorGroups =>
  new Map([...Map.groupBy(games, ({ vendor }) => vendor)].map(([code, own]) => [code, spreadApart(own, sort)]));

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
  region: string,
) => {
  const [here, withheld = '', returnMin = '0'] = region.split('/', 3);
  const blockedHere = new Set(
    blocked.filter(({ country }) => country === here).map(({ kind, key }) => `${kind} ${key}`),
  );
  const isOffered = offeredBut(withheld);
  const isBlocked = ({ id, vendor, category }: GameFacts): boolean =>
    blockedHere.size > 0 &&
    (blockedHere.has(`category ${category}`) || blockedHere.has(`vendor ${vendor}`) || blockedHere.has(`game ${id}`));
  return (game: GameFacts): boolean =>
    !game.isClosed &&
    on.has(game.category) &&
    vendors.get(game.vendor)?.isOpen === true &&
    isOffered(game) &&
    returnsEnough(game, Number(returnMin)) &&
    !isBlocked(game);
};
