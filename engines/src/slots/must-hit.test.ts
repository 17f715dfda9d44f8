import { expect, expectTypeOf, test } from 'vitest';
import { commitmentOf, newServerSeed, writeSeed } from '../fair/seed.ts';
import type { ServerSeed } from '../fair/seed.ts';
import { add, fraction, percentText, ZERO } from '../maths/fraction.ts';
import type { Jackpot } from './definition.ts';
import { studioGame } from './games.ts';
import { hitStep, isTrueHit, mustHitReturn, pointAt, stepsOf } from './must-hit.ts';
import type { PoolLife } from './must-hit.ts';
import { parSheet } from './par-sheet.ts';
import { parseDefinition } from './parse.ts';
import { figureWords } from './figure-words.ts';
import { capAt, movePool, progressivesOf, seedAt } from './progressive.ts';
import { slotFigures } from './slot-figures.ts';

const { definition, ...classic } = studioGame('classic3');
const [bell] = definition.jackpots;
if (bell?.kind !== 'must-hit') throw new Error('Three Old Reels has no pool that must hit.');
const [pool] = progressivesOf(definition);
if (pool?.mustHit === undefined) throw new Error('Three Old Reels has no pool that must hit.');
const BET = 10_000_000n;
const STEP = 10_000n;
const STEPS = stepsOf(bell, definition.bet);
const LIFE = { model: 'classic3', jackpot: 'bell', life: 1 } as const;
const secretOf = (number: number): ServerSeed =>
  newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => (index * 7 + number * 31 + (number >> 8)) % 256));

test('the return is exact: over every bet that could hit it, what it pays in parts of what was staked', () => {
  let [paid, staked] = [ZERO, 0];
  for (let step = 1; step <= STEPS; step += 1) {
    paid = add(paid, fraction(10n * 100n + BigInt(step), 100n));
    staked += step;
  }

  expect(STEPS).toBe(5_000);
  const back = mustHitReturn(bell, definition.bet);
  expect(back.n * paid.d * BigInt(staked)).toBe(back.d * paid.n);
  expect(percentText(back, 5)).toBe('1.39992');
});

test('its part of the return is in the figures of the game', () => {
  const [figures] = 'mathematics' in classic ? classic.mathematics : [];

  expect(figures?.channels['jackpot']).toBe('1.39992');
  const [told] = slotFigures(studioGame('classic3'));
  expect(told?.par).toMatchObject({
    hasPool: false,
    mustHits: [{ seed: '10.00', cap: '60.00', bets: 5_000, rtp: '1.3999' }],
  });
  expect(told?.maxWin).toBe('94.00');
  expect(parSheet(studioGame('classic3'))).toContain('must hit by 300 units, the 5000th base bet at the latest');
  expect(figureWords(told ?? never(), (value) => String(value))).toContainEqual({
    key: 'must-hit',
    values: { seed: '10', cap: '60', bets: '5000', rtp: '1.3999' },
  });
});

test('the point is drawn by the secret alone, every bet up to the last as likely as another', () => {
  const steps = Array.from({ length: 4_000 }, (_, life) => hitStep(secretOf(1), { ...LIFE, life }, STEPS));
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    steps.filter((step) => Math.ceil((step * 10) / STEPS) === tenth + 1),
  );

  expect(Math.min(...steps)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...steps)).toBeLessThanOrEqual(STEPS);
  // Chi-square of nine degrees: beyond 33 once in ten thousand times; the secret is fixed, so it is always the same.
  expect(tenths.reduce((sum, { length }) => sum + (length - 400) ** 2 / 400, 0)).toBeLessThan(33);
  expectTypeOf(hitStep).parameters.toEqualTypeOf<[secret: ServerSeed, life: PoolLife, steps: number]>();
});

test('the stake that takes the pool over its point wins it, none before, and at its cap at the latest', () => {
  const at = (step: number, held: bigint) =>
    movePool(
      pool,
      { pool: held, rest: 0n },
      { bet: BET, stake: BET, wins: 1, step: STEP, point: pool.mustHit?.pointAt(BET, step) },
    );
  const seed = seedAt(pool, BET);
  const share = BET / 100n;

  expect(at(2, seed)).toMatchObject({ won: 0n, added: share });
  expect(at(2, seed + share)).toMatchObject({ won: seed + 2n * share, pool: { pool: seed, rest: 0n } });
  expect(pool.mustHit?.pointAt(BET, STEPS)).toBe(capAt({ ...(pool.mustHit ?? never()) }, BET));
});

test('a hit is checked by anybody: by the commitment, the secret and what was in the pool', () => {
  const secret = secretOf(5);
  const point = pointAt(bell, definition.bet, BET, hitStep(secret, LIFE, STEPS));
  const told = { ...LIFE, bet: BET, commitment: commitmentOf(secret), secret: writeSeed(secret) };

  expect(isTrueHit({ ...told, before: point - 1n, after: point }, definition)).toBe(true);
  expect(isTrueHit({ ...told, before: point, after: point + 1n }, definition)).toBe(false);
  expect(isTrueHit({ ...told, before: point - 2n, after: point - 1n }, definition)).toBe(false);
  const other = { ...told, before: point - 1n, after: point };
  expect(isTrueHit({ ...other, life: 2 }, definition)).toBe(false);
  expect(isTrueHit({ ...other, secret: writeSeed(secretOf(6)) }, definition)).toBe(false);
  expect(isTrueHit({ ...other, secret: 'no secret' }, definition)).toBe(false);
});

test.each([
  ['a cap below its seed', { ...bell, cap: bell.seed }, 'bell must hit by less than it begins with'],
  ['a cap no bet reaches', { ...bell, cap: bell.cap + 1, contribution: [3, 100] }, 'bell does not reach its cap'],
] as const)('%s is refused', (_what, jackpot, fault) => {
  expect(() => parseDefinition({ ...definition, jackpots: [jackpot as Jackpot] })).toThrow(fault);
});

const never = (): never => {
  throw new Error('There is no pool.');
};
