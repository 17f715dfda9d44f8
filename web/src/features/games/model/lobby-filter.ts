import { GAME_NAME_LENGTH_MAX, GAME_SORTS, type GameSort } from '@fairground/contract/catalog/endpoints';
import { VOLATILITIES, type Volatility } from '@fairground/contract/catalog/game';

/** Which games: all of the lobby, the caller's favourites, or those played lately. */
export const LOBBY_TABS = ['all', 'favourites', 'recent'] as const;
export type LobbyTab = (typeof LOBBY_TABS)[number];

/** The stakes a game can be asked to be playable for, as the amounts travel. */
export const BET_STEPS = ['100', '200', '500', '1000'] as const;
export type BetStep = (typeof BET_STEPS)[number];

/** "25 lines or more" is the one question about lines players ask. */
export const MANY_LINES = 25;

/** Everything a lobby can be narrowed by. Its whole state stands in the address, so it can be sent on. */
export type LobbyFilter = {
  readonly tab: LobbyTab;
  readonly text: string;
  readonly vendors: readonly string[];
  readonly minBet: BetStep | null;
  readonly hasManyLines: boolean;
  readonly volatility: Volatility | null;
  readonly label: string | null;
  readonly isNew: boolean;
  readonly sort: GameSort;
};

/** No question asked beside the text: where "clear" leads. */
export const NOTHING_ASKED = {
  vendors: [],
  minBet: null,
  hasManyLines: false,
  volatility: null,
  label: null,
  isNew: false,
} satisfies Partial<LobbyFilter>;

export const NO_FILTER: LobbyFilter = { tab: 'all', text: '', ...NOTHING_ASKED, sort: 'POPULAR' };

const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const VENDORS_MAX = 50;

const oneOf = <Value extends string>(values: readonly Value[], word: string | null): Value | null =>
  values.find((value) => value === word) ?? null;

/** Reads the filter of an address; whatever is not one of its words counts as not asked for. */
export const readFilter = (search: string): LobbyFilter => {
  const fields = new URLSearchParams(search);
  const vendors = (fields.get('vendor') ?? '').split(',').filter((code) => CODE.test(code));
  const label = fields.get('label') ?? '';
  return {
    tab: oneOf(LOBBY_TABS, fields.get('tab')) ?? 'all',
    text: (fields.get('q') ?? '').slice(0, GAME_NAME_LENGTH_MAX),
    vendors: [...new Set(vendors)].slice(0, VENDORS_MAX),
    minBet: oneOf(BET_STEPS, fields.get('bet')),
    hasManyLines: fields.get('lines') === String(MANY_LINES),
    volatility: oneOf(VOLATILITIES, fields.get('volatility')),
    label: CODE.test(label) ? label : null,
    isNew: fields.get('new') === '1',
    sort: oneOf(GAME_SORTS, fields.get('sort')) ?? 'POPULAR',
  };
};

/** Writes the filter into an address, leaving out what is not asked for and keeping what is not the filter's. */
export const writeFilter = (filter: LobbyFilter, search: string): string => {
  const fields = new URLSearchParams(search);
  const set = (name: string, value: string | null) => {
    if (value === null || value === '') fields.delete(name);
    else fields.set(name, value);
  };
  set('tab', filter.tab === 'all' ? null : filter.tab);
  set('q', filter.text);
  set('vendor', filter.vendors.join(','));
  set('bet', filter.minBet);
  set('lines', filter.hasManyLines ? String(MANY_LINES) : null);
  set('volatility', filter.volatility);
  set('label', filter.label);
  set('new', filter.isNew ? '1' : null);
  set('sort', filter.sort === 'POPULAR' ? null : filter.sort);
  // Commas between vendors are plain in a query and read better that way.
  return fields.toString().replaceAll('%2C', ',');
};

/** How many questions are asked beside the text: what "clear" would take away. */
export const filterCount = ({ vendors, minBet, hasManyLines, volatility, label, isNew }: LobbyFilter): number =>
  vendors.length +
  [minBet, volatility, label].filter((word) => word !== null).length +
  [hasManyLines, isNew].filter(Boolean).length;

/** Whether only the server can answer: the search in the browser knows names, vendors and categories. */
export const needsServer = ({ minBet, hasManyLines, volatility, label, isNew, sort }: LobbyFilter): boolean =>
  minBet !== null || hasManyLines || volatility !== null || label !== null || isNew || sort !== 'POPULAR';
