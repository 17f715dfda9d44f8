import { fraction } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { growPool } from '../maths/pool.ts';
import type { Pool } from '../maths/pool.ts';
import type { SlotDefinition } from './definition.ts';
import { pointAt, stepsOf } from './must-hit.ts';

/**
 * A jackpot whose pool grows with every stake. Its chance and its seed belong to a base bet, so every level of bets has a
 * pool of its own: then the return is the same on each of them. A draw never sees a pool; it only says whose was won.
 */
export type Progressive = {
  readonly id: string;
  /** What the house puts into a new pool, in base bets. */
  readonly seed: Fraction;
  /** The part of every stake that goes into the pool. */
  readonly share: Fraction;
  /** Of one that must hit: by how many base bets at the latest, and where each of them would hit it. */
  readonly mustHit?: {
    readonly steps: number;
    readonly cap: Fraction;
    readonly pointAt: (bet: bigint, step: number) => bigint;
  };
};

export const progressivesOf = ({ jackpots, bet }: Pick<SlotDefinition, 'jackpots' | 'bet'>): readonly Progressive[] =>
  jackpots.flatMap((jackpot) => {
    if (jackpot.kind === 'fixed') return [];
    const [part, outOf] = jackpot.contribution;
    const own = { id: jackpot.id, seed: fraction(jackpot.seed, bet.units), share: fraction(part, outOf) };
    if (jackpot.kind === 'progressive') return [own];
    const mustHit = {
      steps: stepsOf(jackpot, bet),
      cap: fraction(jackpot.cap, bet.units),
      pointAt: (level: bigint, step: number) => pointAt(jackpot, bet, level, step),
    };
    return [{ ...own, mustHit }];
  });

/** What a pool of this level begins with. */
export const seedAt = ({ seed }: Progressive, bet: bigint): bigint => (bet * seed.n) / seed.d;

/** What a pool of this level is hit by at the latest. */
export const capAt = ({ cap }: NonNullable<Progressive['mustHit']>, bet: bigint): bigint => (bet * cap.n) / cap.d;

/** What a round did to a pool. */
export type PoolMove = { readonly pool: Pool; readonly added: bigint; readonly won: bigint };

/**
 * Applies a stake: its share goes into the pool first, then every win of the round pays the pool in whole steps of the
 * currency, and the house reseeds it. The remainder stays in the pool.
 */
export const movePool = (
  progressive: Progressive,
  held: Pool,
  {
    bet,
    stake,
    wins,
    step,
    point,
    nextSeed = seedAt(progressive, bet),
  }: {
    readonly bet: bigint;
    readonly stake: bigint;
    readonly wins: number;
    readonly step: bigint;
    /** Of a pool that must hit: where, and what the next life begins with. Then nothing else wins it. */
    readonly point?: bigint | undefined;
    readonly nextSeed?: bigint | undefined;
  },
): PoolMove => {
  let pool = growPool(held, stake, progressive.share);
  const added = pool.pool - held.pool;
  const taken = point === undefined ? wins : Number(pool.pool >= point);
  let won = 0n;
  for (let win = 0; win < taken; win += 1) {
    const paid = pool.pool - (pool.pool % step);
    won += paid;
    pool = { pool: pool.pool - paid + nextSeed, rest: pool.rest };
  }
  return { pool, added, won };
};
