import type { Market, Selection } from '@fairground/contract/sports/endpoints';
import type { Sport } from '@fairground/contract/sports/fields';

/** What names a market, on the coupon and on a bet that was sold. */
export type MarketName = Pick<Market, 'type' | 'period' | 'lineQuarters' | 'variant'>;

export const MARKET_TABS = ['main', 'handicap', 'goals', 'halves', 'combo'] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

/** Under which tabs of a match a market stands; the main ones stand under two. */
export const tabsOf = ({ type, period }: MarketName): readonly MarketTab[] => {
  if (period === 'h1' || period === 'h2' || type === 'htft') return ['halves'];
  switch (type) {
    case '1x2':
    case 'winner':
    case 'fight':
      return ['main'];
    case 'ah':
    case 'map-ah':
    case 'dnb':
      return ['main', 'handicap'];
    case 'ou':
    case 'maps':
    case 'map':
    case 'btts':
    case 'goal':
      return ['main', 'goals'];
    case 'dc':
      return ['main', 'combo'];
    default:
      return type === 'cs' || type === 'map-score' ? ['combo'] : ['goals'];
  }
};

const ORDER = ['1x2', 'winner', 'fight', 'ah', 'map-ah', 'ou', 'maps', 'map', 'dc', 'dnb', 'btts', 'goal', 'team', 'oe', 'exact', 'cs', 'map-score', 'htft']; // prettier-ignore
const PERIODS = ['ft', 'match', 'h1', 'h2'];

/** Markets of one question, such as all lines of a handicap. */
export type MarketGroup = { readonly key: string; readonly name: MarketName; readonly markets: readonly Market[] };

/** The markets of a match as they are shown: by question, those that matter first, lines in their order. */
export const groupMarkets = (markets: readonly Market[], tab: MarketTab | 'all'): readonly MarketGroup[] => {
  const shown = markets.filter((market) => isShown(market) && (tab === 'all' || tabsOf(market).includes(tab)));
  const groups = Map.groupBy(shown, ({ type, period, variant }) => `${type}/${period}/${variant}`);
  return [...groups]
    .map(([key, own]) => ({
      key,
      name: { ...(own[0] ?? NOTHING), lineQuarters: 0 },
      markets: own.toSorted((one, other) => one.lineQuarters - other.lineQuarters),
    }))
    .toSorted((one, other) => rankOf(one.name) - rankOf(other.name) || one.key.localeCompare(other.key));
};

const NOTHING: MarketName = { type: '', period: '', lineQuarters: 0, variant: '' };

/** What is decided or called off leaves the page; what is suspended keeps its place. */
const isShown = ({ status, selections }: Market): boolean =>
  (status === 'OPEN' || status === 'SUSPENDED') && selections.length > 0;

const rankOf = ({ type, period }: MarketName): number => {
  const place = ORDER.indexOf(type);
  return PERIODS.indexOf(period) * 100 + (place < 0 ? 99 : place);
};

/** A column of the coupon. */
export type CouponColumn = {
  readonly key: '1x2' | 'ah' | 'ou' | 'winner' | 'maps' | 'fight';
  readonly codes: readonly string[];
};

const GOAL_COLUMNS: readonly CouponColumn[] = [
  { key: '1x2', codes: ['h', 'd', 'a'] },
  { key: 'ah', codes: ['h', 'a'] },
  { key: 'ou', codes: ['over', 'under'] },
];

const COLUMNS: Readonly<Record<Sport, readonly CouponColumn[]>> = {
  FOOTBALL: GOAL_COLUMNS,
  VIRTUAL: GOAL_COLUMNS,
  ESPORTS: [
    { key: 'winner', codes: ['h', 'a'] },
    { key: 'maps', codes: ['over', 'under'] },
  ],
  COCKFIGHT: [{ key: 'fight', codes: ['meron', 'draw', 'wala'] }],
};

export const columnsOf = (sport: Sport): readonly CouponColumn[] => COLUMNS[sport];

/** The market of a column that a row shows: of several lines the open one whose prices are nearest to each other. */
export const marketOf = (markets: readonly Market[], { key }: CouponColumn): Market | undefined =>
  markets
    .filter((market) => market.type === key && (market.period === 'ft' || market.period === 'match') && isShown(market))
    .toSorted((one, other) => weightOf(one) - weightOf(other))[0];

const weightOf = ({ status, selections }: Market): number => {
  const odds = selections.map(({ oddsMilli }) => oddsMilli);
  return (status === 'OPEN' ? 0 : 1e9) + Math.max(...odds) - Math.min(...odds);
};

export const selectionOf = (market: Market | undefined, code: string): Selection | undefined =>
  market?.selections.find((selection) => selection.code === code);

/** The line a selection is sold with: the away side has the opposite handicap. */
export const lineOf = ({ type, lineQuarters }: MarketName, code: string): string | undefined => {
  switch (type) {
    case 'ah':
    case 'map-ah':
      return signed(code === 'a' ? -lineQuarters : lineQuarters);
    case 'ou':
    case 'maps':
    case 'team':
      return String(lineQuarters / 4);
    default:
      return undefined;
  }
};

const signed = (quarters: number): string => {
  if (quarters === 0) return '0';
  return quarters > 0 ? `+${quarters / 4}` : `\u2212${-quarters / 4}`;
};
