import { expect, test } from 'vitest';
import { STUDIO_GAMES, loadStudioGame, studioGame } from './games.ts';
import { parSheet } from './par-sheet.ts';
import { playerSummary } from './player-summary.ts';
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
    const [mode] = playerSummary(game).modes;

    expect(sheet).toBe(parSheet(structuredClone(game)));
    expect(sheet).toContain(game.names.EN);
    expect(sheet).toContain(`${mode?.rtpPercent.slice(0, 5)}`);
    expect(sheet).toContain('## Sources');
    expect(sheet).not.toMatch(/undefined|NaN|\[object/);
  },
);

test('a player is told the return, how often a spin pays, the most there is and what each feature does', () => {
  const { modes, facts } = playerSummary(studioGame('pearl-hold'));

  expect(modes[0]).toMatchObject({ mode: 'base', cost: '1.00', uncertaintyPercent: null });
  expect(Number(modes[0]?.maxWin)).toBeGreaterThan(2_000);
  expect(facts.map(({ kind }) => kind)).toEqual(['lines', 'wild', 'hold', 'jackpot', 'jackpot', 'jackpot', 'jackpot']);
  expect(playerSummary(studioGame('lotus20')).modes.map(({ mode, cost, maxWin }) => [mode, cost, maxWin])).toEqual([
    ['base', '1.00', null],
    ['buy', '32.00', null],
  ]);
  expect(playerSummary(studioGame('gem30')).modes[0]?.uncertaintyPercent).not.toBeNull();
});
