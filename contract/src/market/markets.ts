import { LIMIT_KINDS, LIMIT_WINDOWS, strictestOf } from './policy.ts';
import type { MarketPolicy } from './policy.ts';

/** What test houses ask for wherever no law says more (GLI-19), and where a market names nothing of its own. */
const COMMON: MarketPolicy = {
  minimumAge: 18,
  returnMin: 7_500,
  roundMsMin: 0,
  autoplayRoundsMax: 500,
  turbo: true,
  largestScene: 'epic',
  limitKinds: LIMIT_KINDS,
  limitWindows: LIMIT_WINDOWS,
  limitRelaxHours: 24,
  exclusionMonthsMin: 6,
  realityCheckMinutesMax: 60,
  realityCheckBreakMinutes: 0,
  reverseWithdrawal: true,
  idleMinutesMax: 30,
  dormantAfterDays: 365,
  dormantNoticeDays: 30,
  loginFailuresMax: 3,
  lockOpensBy: 'recovery',
  accountTransfers: false,
  wageringTimesMax: 60,
  singleProductFamily: false,
};

type MarketEntry = {
  /** ISO 3166 alpha-2 codes; a market without countries is one for play money, open everywhere. */
  readonly countries: readonly string[];
  readonly policy: MarketPolicy;
};

/** The markets the product knows. The law makes them; a brand chooses which it serves. */
export const MARKETS = {
  /** Play money for trying the product: every function can be seen, nothing is at stake. */
  sandbox: {
    countries: [],
    policy: {
      ...COMMON,
      returnMin: 0,
      idleMinutesMax: 0,
      loginFailuresMax: 10,
      lockOpensBy: 'wait',
      accountTransfers: true,
    },
  },
  'great-britain': {
    countries: ['GB'],
    policy: {
      ...COMMON,
      roundMsMin: 2_500,
      autoplayRoundsMax: 0,
      turbo: false,
      reverseWithdrawal: false,
      wageringTimesMax: 10,
      singleProductFamily: true,
    },
  },
  malta: { countries: ['MT'], policy: { ...COMMON, returnMin: 8_500 } },
  germany: {
    countries: ['DE'],
    policy: { ...COMMON, roundMsMin: 5_000, realityCheckBreakMinutes: 5 },
  },
  sweden: { countries: ['SE'], policy: { ...COMMON, roundMsMin: 3_000 } },
  spain: { countries: ['ES'], policy: { ...COMMON, roundMsMin: 3_000 } },
  italy: { countries: ['IT'], policy: { ...COMMON, returnMin: 9_000 } },
} as const satisfies Readonly<Record<string, MarketEntry>>;

export type MarketName = keyof typeof MARKETS;
export const MARKET_NAMES = Object.keys(MARKETS) as readonly MarketName[];

/** The rules a request is answered by. The name brings them back (`marketNamed`): `malta`, `italy+germany`, `unknown`. */
export type Market = { readonly name: string; readonly policy: MarketPolicy };

const entryOf = (name: MarketName): MarketEntry => MARKETS[name];

/** Where nobody knows which law holds, the strictest value of every field does. */
export const UNKNOWN_MARKET: Market = {
  name: 'unknown',
  policy: strictestOf(COMMON, ...MARKET_NAMES.map((name) => entryOf(name).policy)),
};

/** The rules with this name; a market that is gone since somebody wrote it down is unknown. */
export const marketNamed = (name: string): Market => {
  const [first = UNKNOWN_MARKET, ...others] = name.split('+').map(oneNamed);
  return others.reduce(marketOfBoth, first);
};

const oneNamed = (name: string): Market => {
  const known = MARKET_NAMES.find((market) => market === name);
  return known === undefined ? UNKNOWN_MARKET : { name: known, policy: entryOf(known).policy };
};

/** Whether a market is for play money alone. */
export const isForPlayMoney = (name: MarketName): boolean => entryOf(name).countries.length === 0;

/**
 * The market of somebody in a country (empty where nobody knows), by the markets the brand serves: that of the country
 * first, then one that is open everywhere, else the strictest rules.
 */
export const marketIn = (served: readonly MarketName[], country: string): Market => {
  const here =
    served.find((name) => entryOf(name).countries.includes(country)) ?? served.find((name) => isForPlayMoney(name));
  return here === undefined ? UNKNOWN_MARKET : marketNamed(here);
};

/** A member of one market who visits another keeps the protection of both. */
export const marketOfBoth = (here: Market, home: Market): Market =>
  here.name === home.name ? here : { name: `${here.name}+${home.name}`, policy: strictestOf(here.policy, home.policy) };
