import { expect, test } from 'vitest';
import { fairChance, fairOdds, weightsOf } from './chances.ts';
import { KICK_OFF, goalsOfRatings, shareLeft, withRedCards } from './intensity.ts';
import { comboPrice, jointChance, subsetPrices } from './joint.ts';
import { equalMargin, offeredOdds, powerExponent, powerMargin, withoutMargin } from './margin.ts';
import type { GoalMarketType, Selection } from './market.ts';
import { MARKET_CODES } from './market.ts';
import { halvesGrid, halvesOf, scoreGrid } from './score-grid.ts';
import type { Grid } from './score-grid.ts';
import { pick } from './testing/pick.ts';

const GOALS = { home: 1.72, away: 0.94 };
const LATE = { ...KICK_OFF, minute: 55, away: 1, half: { home: 0, away: 1 } };

const chance = (grid: Grid, selection: Selection) => weightsOf(selection, grid).won;
const winners = (grid: Grid) => ['h', 'd', 'a'].map((code) => chance(grid, pick('1x2', code)));
/** The widest distance of two rows of figures. */
const apart = (actual: readonly number[], wanted: readonly number[]) =>
  Math.max(Math.abs(actual.length - wanted.length), ...actual.map((value, at) => Math.abs(value - (wanted[at] ?? 0))));
const CLOSE = 1e-8;

test('[R-06] part of: check 1: winner, total and both-score chances are sums over the score grid', () => {
  const grid = scoreGrid(GOALS, KICK_OFF);

  expect(apart(winners(grid), [0.557453, 0.23785027, 0.20469673])).toBeLessThan(CLOSE);
  expect(
    apart([chance(grid, pick('ou', 'over', 10)), chance(grid, pick('btts', 'yes'))], [0.49652669, 0.50025424]),
  ).toBeLessThan(CLOSE);
});

test('check 2: a model of an outside feed corrects low scores', () => {
  const grid = scoreGrid(GOALS, KICK_OFF, { rho: -0.08 });

  expect(apart(winners(grid), [0.54840562, 0.25594503, 0.19564935])).toBeLessThan(CLOSE);
  expect(apart([chance(grid, pick('cs', '0:0'))], [0.0789956])).toBeLessThan(CLOSE);
});

test('check 3: a quarter line weighs the halves of the stake that win and lose', () => {
  const grid = scoreGrid(GOALS, KICK_OFF);
  const home = weightsOf(pick('ah', 'h', -3), grid);
  const away = weightsOf(pick('ah', 'a', -3), grid);

  expect(
    apart([home.won, home.lost, fairOdds(home), fairOdds(away)], [0.43364749, 0.442547, 2.02052244, 1.97989026]),
  ).toBeLessThan(CLOSE);
});

test('the second half has its own chances: sums over its goals alone, 49.5 of the 94.5 weights of a match', () => {
  const grid = halvesGrid(GOALS, KICK_OFF);
  const half = (type: GoalMarketType, code: string, line = 0) => pick(type, code, line, 'h2');
  const handicap = weightsOf(half('ah', 'h', -1), grid);

  // Computed apart, as double sums of Poisson chances with means 0.90095238 and 0.49238095.
  expect(
    apart(
      ['h', 'd', 'a'].map((code) => chance(grid, half('1x2', code))),
      [0.43633064, 0.37120366, 0.19246571],
    ),
  ).toBeLessThan(CLOSE);
  expect(apart([chance(grid, half('ou', 'over', 6))], [0.40586353])).toBeLessThan(CLOSE);
  expect(apart([handicap.won, handicap.lost, fairOdds(handicap)], [0.43633064, 0.37806754, 1.8664703])).toBeLessThan(
    CLOSE,
  );
});

test('check 4: the power margin sums to one and the margin', () => {
  const chances = winners(scoreGrid(GOALS, KICK_OFF));
  const quoted = powerMargin(chances, 0.06);

  expect(apart([powerExponent(chances, 0.06)], [0.94162802])).toBeLessThan(CLOSE);
  expect(
    apart(
      quoted.map((value) => 1 / value),
      [1.73371383, 3.8662503, 4.45325203],
    ),
  ).toBeLessThan(CLOSE);
  expect(quoted.reduce((all, value) => all + value, 0)).toBeCloseTo(1.06, 10);
});

test('check 5: the margin of an outside feed is taken out by the model of Shin', () => {
  const { insiders, chances } = withoutMargin([1.61, 4.1, 5.6]);

  expect(apart([insiders, ...chances], [0.02196858, 0.60366945, 0.23045072, 0.16587983])).toBeLessThan(CLOSE);
  expect(() => withoutMargin([2.1, 2.1])).toThrow('no margin');
});

test('checks 6 and 7: live prices see the score, the time left and red cards', () => {
  const left = shareLeft(55).both;
  const grid = scoreGrid(GOALS, LATE);

  expect(apart([left], [0.40740741])).toBeLessThan(CLOSE);
  expect(apart(winners(grid), [0.11564175, 0.27035608, 0.61400218])).toBeLessThan(CLOSE);
  expect(
    apart(
      ['h', 'a', 'none'].map((code) => chance(grid, pick('goal', code, 0, 'ft', '2'))),
      [0.42784024, 0.23381967, 0.33834009],
    ),
  ).toBeLessThan(CLOSE);
  expect(apart(winners(scoreGrid(GOALS, { ...LATE, redAway: 1 })), [0.15801161, 0.30616085, 0.53582754])).toBeLessThan(
    CLOSE,
  );
  expect(withRedCards({ home: 1, away: 1 }, { redHome: 1, redAway: 0 })).toEqual({ home: 0.7, away: 1.15 });
  expect(() => chance(grid, pick('goal', 'h', 0, 'ft', '1'))).toThrow('has been scored');
});

test('check 8: legs of one match are priced together, and a leg the others imply is named', () => {
  const grid = scoreGrid(GOALS, KICK_OFF);
  const [home, over, both] = [pick('1x2', 'h'), pick('ou', 'over', 10), pick('btts', 'yes')];
  const all = jointChance([home, over, both], grid);
  const product = [home, over, both].reduce((product_, leg) => product_ * chance(grid, leg), 1);

  expect(
    apart(
      [jointChance([home, over], grid), jointChance([home, both], grid), all],
      [0.33367465, 0.23677339, 0.23677339],
    ),
  ).toBeLessThan(CLOSE);
  expect(apart([1 / product, 1 / all], [7.22201465, 4.22344756])).toBeLessThan(CLOSE);
  expect(comboPrice([home, over, both], grid)).toEqual({ is: 'implied', leg: 1 });
});

test('check 9: the first goal and both halves combine exactly', () => {
  const grid = scoreGrid(GOALS, KICK_OFF);
  const halves = halvesGrid(GOALS, KICK_OFF);
  const first = [pick('goal', 'h'), pick('1x2', 'h'), pick('ou', 'over', 10)];
  const turned = [pick('1x2', 'd', 0, 'h1'), pick('1x2', 'h'), pick('ou', 'over', 6)];

  expect(apart([jointChance(first, grid), jointChance(turned, halves)], [0.26272232, 0.10930214])).toBeLessThan(CLOSE);
});

test('the check values of the simulated feed: every line of a match of 1.6 and 1.1 expected goals', () => {
  const grid = scoreGrid({ home: 1.6, away: 1.1 }, KICK_OFF);

  expect(apart(winners(grid), [0.48957354, 0.24891098, 0.26151548])).toBeLessThan(CLOSE);
  expect(
    apart(
      [pick('ou', 'over', 10), pick('oe', 'odd'), pick('cs', '1:0'), pick('cs', '2:1'), pick('cs', '0:0')].map(
        (selection) => chance(grid, selection),
      ),
      [0.50637551, 0.49774171, 0.10752882, 0.09462536, 0.06720551],
    ),
  ).toBeLessThan(CLOSE);
  for (const [line, fair] of [
    [0, 1.53417],
    [-1, 1.788382],
    [-2, 2.042594],
    [-3, 2.370668],
    [-4, 3.000014],
  ] as const)
    expect(fairOdds(weightsOf(pick('ah', 'h', line), grid))).toBeCloseTo(fair, 6);
  expect(fairOdds(weightsOf(pick('ou', 'over', 9), grid))).toBeCloseTo(1.732939, 6);
});

test('the chances of the selections of every market sum to one, twice one for double chance', () => {
  const grid = halvesGrid(GOALS, { ...KICK_OFF, minute: 20, home: 1 });
  const lines: Partial<Record<GoalMarketType, number>> = { ah: -2, ou: 10, team: 6 };

  for (const [type, codes] of Object.entries(MARKET_CODES) as [GoalMarketType, readonly string[]][]) {
    const variant = { team: 'home', goal: '2' }[type as 'team'] ?? '';
    const weights = codes.map((code) => weightsOf(pick(type, code, lines[type] ?? 0, 'ft', variant), grid));
    const sum = weights.reduce((all, { won, lost }) => all + fairChance({ won, lost }), 0);

    expect(sum).toBeCloseTo(type === 'dc' ? 2 : 1, 9);
  }
});

test('markets of a half need the grid of halves, and a live grid begins with the goals of each half', () => {
  expect(() => weightsOf(pick('1x2', 'h', 0, 'h1'), scoreGrid(GOALS, KICK_OFF))).toThrow('needs both halves');
  expect(halvesOf({ ...KICK_OFF, minute: 30, home: 1 })).toEqual({ h1: 1, a1: 0, h2: 0, a2: 0 });
  expect(halvesOf({ ...LATE, home: 2 })).toEqual({ h1: 0, a1: 1, h2: 2, a2: 0 });
  expect(() => halvesGrid(GOALS, { ...KICK_OFF, minute: 50 })).toThrow('first half');
  expect(apart([chance(halvesGrid(GOALS, LATE), pick('1x2', 'a', 0, 'h1'))], [1])).toBeLessThan(CLOSE);
});

test('a live handicap counts only goals after the bet', () => {
  const grid = scoreGrid(GOALS, { ...LATE, minute: 90 });
  const since = { h1: 0, a1: 1, h2: 0, a2: 0 };

  expect(weightsOf(pick('ah', 'h', 0), grid, since)).toEqual({ won: 0, lost: 0 });
  expect(weightsOf(pick('ah', 'h', 0), grid).lost).toBeCloseTo(1, 12);
});

test('a combination is refused when it is impossible, can push, has two goals or too few or many legs', () => {
  const grid = scoreGrid(GOALS, KICK_OFF);
  const home = pick('1x2', 'h');

  expect(comboPrice([home, pick('cs', '0:0')], grid)).toEqual({ is: 'impossible' });
  expect(comboPrice([home, pick('dnb', 'h')], grid)).toEqual({ is: 'unfit', leg: 1 });
  expect(comboPrice([home, pick('ou', 'over', 9)], grid)).toEqual({ is: 'unfit', leg: 1 });
  expect(comboPrice([pick('goal', 'h'), pick('goal', 'h', 0, 'ft', '2')], grid)).toEqual({ is: 'unfit', leg: 1 });
  expect(comboPrice([home], grid)).toEqual({ is: 'legs' });
  expect(
    comboPrice(
      Array.from({ length: 6 }, () => home),
      grid,
    ),
  ).toEqual({ is: 'legs' });
});

test('a combination takes its margin once and has a price for whatever legs stay', () => {
  const grid = scoreGrid(GOALS, KICK_OFF);
  const legs = [pick('1x2', 'h'), pick('ou', 'over', 10)];
  const price = comboPrice(legs, grid);
  const rests = subsetPrices(legs, grid);

  // 1 / (0.33367465 × 1.09) = 2.7495, and steps are of 0.02 there.
  expect(price).toMatchObject({ is: 'priced', oddsMilli: 2_740 });
  expect([...rests.keys()]).toEqual([1, 2, 3]);
  expect(rests.get(3)).toBe(2_740);
});

test('two-way lines share the margin; odds are rounded down to their steps', () => {
  expect(equalMargin([0.5, 0.5], 0.04)).toEqual([0.52, 0.52]);
  const steps: readonly (readonly [number, number | undefined])[] = [
    [1.009, undefined],
    [1.015, 1_010],
    [1.999, 1_990],
    [2.039, 2_020],
    [3.149, 3_100],
    [4.59, 4_500],
    [6.39, 6_200],
    [14.9, 14_500],
    [20.9, 20_000],
    [33.9, 32_000],
    [54, 50_000],
    [119, 110_000],
    [5_000, 1_001_000],
  ];
  expect(steps.map(([odds]) => [odds, offeredOdds(1 / odds, 'ladder')])).toEqual(steps);
  expect(offeredOdds(1 / 2.039, 'fine')).toBe(2_030);
  expect(offeredOdds(1 / 2, 'ladder')).toBe(2_000);
  expect(offeredOdds(0, 'ladder')).toBe(1_001_000);
});

test('strengths on a log scale give the goals of a common league', () => {
  const { home, away } = goalsOfRatings({ attack: 0, defence: 0 }, { attack: 0, defence: 0 });

  expect(home + away).toBeCloseTo(Math.exp(0.35) + Math.exp(0.1), 12);
});
