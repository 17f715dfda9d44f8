import { expect, test } from 'vitest';
import { MARKETS, MARKET_NAMES, UNKNOWN_MARKET, marketIn, marketNamed, marketOfBoth } from './markets.ts';
import { strictestOf } from './policy.ts';
import type { MarketPolicy } from './policy.ts';

const LOOSE: MarketPolicy = {
  minimumAge: 18,
  returnMin: 0,
  roundMsMin: 0,
  autoplayRoundsMax: 500,
  turbo: true,
  largestScene: 'epic',
  limitKinds: ['deposit'],
  limitWindows: ['week'],
  limitRelaxHours: 0,
  exclusionMonthsMin: 0,
  realityCheckMinutesMax: 0,
  realityCheckBreakMinutes: 0,
  reverseWithdrawal: true,
  idleMinutesMax: 0,
  dormantAfterDays: 0,
  dormantNoticeDays: 0,
  loginFailuresMax: 10,
  lockOpensBy: 'wait',
  accountTransfers: true,
  wageringTimesMax: 60,
  singleProductFamily: false,
};

test.each<[field: keyof MarketPolicy, strict: Partial<MarketPolicy>, expected: unknown]>([
  ['minimumAge', { minimumAge: 21 }, 21],
  ['returnMin', { returnMin: 9_000 }, 9_000],
  ['roundMsMin', { roundMsMin: 5_000 }, 5_000],
  ['autoplayRoundsMax', { autoplayRoundsMax: 0 }, 0],
  ['turbo', { turbo: false }, false],
  ['largestScene', { largestScene: 'big' }, 'big'],
  ['limitKinds', { limitKinds: ['stake', 'loss'] }, ['deposit', 'loss', 'stake']],
  ['limitWindows', { limitWindows: ['month', 'day'] }, ['day', 'week', 'month']],
  ['limitRelaxHours', { limitRelaxHours: 24 }, 24],
  ['exclusionMonthsMin', { exclusionMonthsMin: 6 }, 6],
  ['realityCheckMinutesMax', { realityCheckMinutesMax: 60 }, 60],
  ['realityCheckBreakMinutes', { realityCheckBreakMinutes: 5 }, 5],
  ['reverseWithdrawal', { reverseWithdrawal: false }, false],
  ['idleMinutesMax', { idleMinutesMax: 30 }, 30],
  ['dormantAfterDays', { dormantAfterDays: 365 }, 365],
  ['dormantNoticeDays', { dormantNoticeDays: 30 }, 30],
  ['loginFailuresMax', { loginFailuresMax: 3 }, 3],
  ['lockOpensBy', { lockOpensBy: 'recovery' }, 'recovery'],
  ['accountTransfers', { accountTransfers: false }, false],
  ['wageringTimesMax', { wageringTimesMax: 10 }, 10],
  ['singleProductFamily', { singleProductFamily: true }, true],
])('of two markets the stricter %s holds, whichever is named first', (field, strict, expected) => {
  const stricter = { ...LOOSE, ...strict };

  expect(strictestOf(LOOSE, stricter)).toEqual({ ...LOOSE, [field]: expected });
  expect(strictestOf(stricter, LOOSE)).toEqual({ ...LOOSE, [field]: expected });
});

test('where nobody knows the market every field has the strictest value of all markets', () => {
  const { policy } = UNKNOWN_MARKET;

  expect(policy).toMatchObject({ roundMsMin: 5_000, returnMin: 9_000, autoplayRoundsMax: 0, wageringTimesMax: 10 });
  for (const name of MARKET_NAMES) expect(strictestOf(policy, MARKETS[name].policy)).toEqual(policy);
});

test.each([
  ['the country decides among the markets a brand serves', ['malta', 'germany'], 'DE', 'germany'],
  ['a country of a market the brand does not serve is unknown', ['malta', 'germany'], 'GB', 'unknown'],
  ['an address without a country is unknown', ['malta'], '', 'unknown'],
  ['a sandbox is the same everywhere', ['sandbox'], 'GB', 'sandbox'],
  ['the law of a country goes before a market that is open everywhere', ['sandbox', 'malta'], 'MT', 'malta'],
  ['a brand that serves no market gets the strictest rules', [], 'VN', 'unknown'],
] as const)('%s', (_rule, served, country, expected) => {
  expect(marketIn(served, country).name).toBe(expected);
});

test('a member who visits another market keeps the protection of both', () => {
  const market = marketOfBoth(marketNamed('italy'), marketNamed('germany'));

  expect(market).toMatchObject({ name: 'italy+germany', policy: { returnMin: 9_000, roundMsMin: 5_000 } });
  expect(marketNamed(market.name)).toEqual(market);
});

test('a market that is gone since it was written down is unknown', () => {
  expect(marketNamed('atlantis')).toBe(UNKNOWN_MARKET);
});
