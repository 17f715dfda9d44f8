import { expect, test } from 'vitest';
import { STUDIO_GAMES, loadStudioGame, studioGame } from './games.ts';
import { channelWords, figureWords } from './figure-words.ts';
import { parSheet } from './par-sheet.ts';
import { slotFigures } from './slot-figures.ts';
import { prepareSlot } from './prepare.ts';
import { simulate } from './simulate.ts';
import { spin } from './spin.ts';
import { countingWords } from './testing/counting-words.ts';

const EXACT = STUDIO_GAMES.filter(({ method }) => method === 'exact');
const MEASURED = STUDIO_GAMES.filter(({ method }) => method === 'measured');

test('there are at least ten games, each with a name of its own in both languages', () => {
  expect(STUDIO_GAMES.length).toBeGreaterThanOrEqual(10);
  for (const language of ['TY', 'EN'] as const)
    expect(new Set(STUDIO_GAMES.map(({ names }) => names[language])).size).toBe(STUDIO_GAMES.length);
});

test.each(EXACT)('$definition.id loads: its returns are computed again', (game) => {
  expect(loadStudioGame(game, countingWords(1)).id).toBe(game.definition.id);
});

test.each(MEASURED)('$definition.id loads: played again it agrees with what was measured', (game) => {
  expect(loadStudioGame(game, countingWords(3)).id).toBe(game.definition.id);
});

test('a measured game whose pays are not those that were measured does not load', () => {
  const game = studioGame('lantern-cluster');
  const [base] = game.method === 'measured' ? game.measured : [];
  if (base === undefined) throw new Error('The game is not measured.');
  const { names, definition } = game;
  const told = (changed: Partial<typeof base>) =>
    ({ names, definition, method: 'measured', measured: [{ ...base, ...changed }] }) as const;

  expect(() => loadStudioGame(told({ rtpPercent: '120.000' }), countingWords(3))).toThrow(/stored as/);
  expect(() => loadStudioGame(told({ hitPercent: '20.000' }), countingWords(3))).toThrow(/stored as/);
  for (const channels of [
    { base: { percent: '80.000', halfWidthPercent: '0.100' }, free: { percent: '15.937', halfWidthPercent: '0.100' } },
    {},
  ])
    expect(() => loadStudioGame(told({ channels }), countingWords(3))).toThrow(/channels base is stored as/);
  expect(() => loadStudioGame(told({ mode: 'other' }), countingWords(3))).toThrow(/figures for its modes/);
});

test.each(EXACT)('$definition.id: played rounds agree with the exact return in every mode', (game) => {
  const slot = prepareSlot(game.definition);
  const exact = game.method === 'exact' ? game.mathematics : [];

  for (const { mode, rtpPercent } of exact) {
    const { rtp, halfWidth } = simulate(slot, mode, countingWords(41), mode === 'base' ? 20_000 : 4_000);
    expect(Math.abs(rtp - Number(rtpPercent) / 100) / (halfWidth / 1.96)).toBeLessThan(3.5);
  }
});

test.each(['lotus20', 'pearl-hold', 'wheel-bonus', 'cyclo-walk', 'dragon-lake'])(
  '%s: the parts a return is measured in are those it is computed in, and so are the starts of features',
  (id) => {
    const game = studioGame(id);
    const [exact] = game.method === 'exact' ? game.mathematics : [];
    const { rtp, channels, starts } = simulate(prepareSlot(game.definition), 'base', countingWords(43), 60_000);

    expect(Object.values(channels).reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(rtp, 9);
    for (const [told, seen] of [
      [exact?.channels, channels],
      [exact?.triggers, starts],
    ] as const)
      for (const [name, { mean, halfWidth }] of Object.entries(seen))
        // Rare pays make few rounds stray further than their interval says.
        expect(Math.abs(100 * mean - Number(told?.[name]))).toBeLessThanOrEqual(250 * halfWidth + 0.25);
  },
);

test('a progressive jackpot is won by name and not paid by the round', () => {
  const { definition } = studioGame('dragon-lake');
  const always = {
    ...definition,
    features: definition.features.map((feature) =>
      feature.type === 'wheel' ? { ...feature, slices: [{ weight: 1, jackpot: 'dragon' }] } : feature,
    ),
    sources: { base: { type: 'strips' as const, strips: Array.from({ length: 5 }, () => 'SAAA') } },
  };
  const slot = prepareSlot(always);
  const outcomes = Array.from({ length: 50 }, (_, seed) => spin(slot, 'base', countingWords(seed)));
  const won = outcomes.filter(({ jackpots }) => jackpots.length > 0);

  expect(won.length).toBeGreaterThan(0);
  expect(new Set(won.flatMap(({ jackpots }) => jackpots))).toEqual(new Set(['dragon']));
  expect(won.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'wheel' ? [step.pay] : [])))).not.toContain(
    1_000 * 25,
  );
});

test.each(STUDIO_GAMES)(
  '$definition.id has a PAR sheet that says its return and its sources, the same every time',
  (game) => {
    const sheet = parSheet(game);
    const [mode] = slotFigures(game);

    expect(sheet).toBe(parSheet(structuredClone(game)));
    expect(sheet).toContain(game.names.EN);
    expect(sheet).toContain(`${mode?.rtp.slice(0, 5)}`);
    expect(sheet).toContain('## Sources');
    expect(sheet).not.toMatch(/undefined|NaN|\[object/);
  },
);

const write = (value: number, decimals: number): string => value.toFixed(decimals);
const told = (id: string, mode = 'base') => {
  const figures = slotFigures(studioGame(id)).find((each) => each.mode === mode);
  if (figures === undefined) throw new Error(`${id} has no mode ${mode}.`);
  return figures;
};

test('a player sees the return, how often a spin pays, what starts how often, the swing, the odds of the top and the most there is', () => {
  expect(figureWords(told('pearl-hold'), write)).toEqual([
    { key: 'return', values: { rtp: '95.99' } },
    { key: 'hit', values: { hit: '33.0', oneIn: '3.0' } },
    { key: 'starts-hold', values: { oneIn: '312' } },
    { key: 'swing-4', values: {} },
    { key: 'spread', values: { rounds: '1000', low: '47', high: '145' } },
    { key: 'top-board', values: { times: '105', oneIn: '24300000' } },
    { key: 'top-full', values: { times: '2000', oneIn: '99396' } },
    { key: 'most', values: { times: '4259' } },
  ]);
});

test('a bought feature and a game that was measured say so', () => {
  expect(figureWords(told('lotus20', 'buy'), write).map(({ key }) => key)).toEqual([
    'return',
    'bought',
    'swing-1',
    'spread',
    'most-open',
  ]);
  expect(figureWords(told('gem30'), write)).toMatchObject([
    { key: 'return-measured', values: { rtp: '96.42', rounds: '6000000', margin: '0.295' } },
    { key: 'hit' },
    { key: 'starts-free', values: { oneIn: '93' } },
    { key: 'swing-3' },
    { key: 'spread' },
    { key: 'most-seen', values: { times: '281' } },
  ]);
});

test('the parts of a return are shown, the largest first, and add up to it', () => {
  const parts = channelWords(told('lotus20'), write);

  expect(parts.map(({ key }) => key)).toEqual(['from-base', 'from-free', 'from-scatter']);
  expect(parts.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(Number(told('lotus20').rtp), 3);
});

test('a measured return is shown in its parts as well, each with how far it may be off', () => {
  const parts = channelWords(told('storm-mega'), write);

  expect(parts).toEqual([
    { key: 'from-free', rtp: '50.33', margin: '0.27', part: 50.33 },
    { key: 'from-base', rtp: '45.87', margin: '0.15', part: 45.873 },
  ]);
  expect(parts.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(Number(told('storm-mega').rtp), 2);
  expect(parSheet(studioGame('storm-mega'))).toMatch(/of it free \| 50\.330 % ± 0\.274 %[^]*free starts \| 5\.367 % ±/);
  expect(channelWords(told('lotus20'), write).every(({ margin }) => margin === undefined)).toBe(true);
});
