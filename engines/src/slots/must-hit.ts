import { commitmentOf, readSeed } from '../fair/seed.ts';
import type { ServerSeed } from '../fair/seed.ts';
import { wordsOf } from '../fair/stream.ts';
import { add, fraction, ZERO } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { below } from '../random/words.ts';
import type { Jackpot, SlotDefinition } from './definition.ts';

type MustHit = Extract<Jackpot, { readonly kind: 'must-hit' }>;

/** So many base bets bring a pool from its seed to its cap. */
export const stepsOf = (
  { seed, cap, contribution: [part, outOf] }: MustHit,
  { units }: Pick<SlotDefinition['bet'], 'units'>,
): number => ((cap - seed) * outOf) / (units * part);

/** Rules a pool that must hit has to keep, so that its return is exact. */
export const mustHitFaults = ({ jackpots, bet }: Pick<SlotDefinition, 'jackpots' | 'bet'>): readonly string[] =>
  jackpots.flatMap((jackpot) => {
    if (jackpot.kind !== 'must-hit') return [];
    const steps = stepsOf(jackpot, bet);
    if (jackpot.cap <= jackpot.seed) return [`${jackpot.id} must hit by less than it begins with`];
    return Number.isInteger(steps) && steps <= 2 ** 32 ? [] : [`${jackpot.id} does not reach its cap in whole bets`];
  });

/**
 * What it gives back of 100 base bets, exactly. It is hit by the n-th bet since its start, every n up to the last one
 * equally likely; it then pays its seed and n shares. So a bet returns its share, and the seed once in (steps + 1) / 2.
 */
export const mustHitReturn = (jackpot: MustHit, bet: Pick<SlotDefinition['bet'], 'units'>): Fraction => {
  const [part, outOf] = jackpot.contribution;
  return add(fraction(part, outOf), fraction(2 * jackpot.seed, bet.units * (stepsOf(jackpot, bet) + 1)));
};

/** What a jackpot returns beside what draws give of it. */
export const poolReturn = ({ bet }: Pick<SlotDefinition, 'bet'>, jackpot: Jackpot): Fraction => {
  if (jackpot.kind === 'fixed') return ZERO;
  return jackpot.kind === 'progressive' ? fraction(...jackpot.contribution) : mustHitReturn(jackpot, bet);
};

/** What pools that must hit can add to a round at most, in units. */
export const capsOf = ({ jackpots }: Pick<SlotDefinition, 'jackpots'>): number =>
  jackpots.reduce((sum, jackpot) => (jackpot.kind === 'must-hit' ? sum + jackpot.cap : sum), 0);

/** One life of a pool, from its seed to its hit. Its number and its name are known; its secret is known when it is over. */
export type PoolLife = { readonly model: string; readonly jackpot: string; readonly life: number };

/** Which base bet since the start hits the pool: 1 to `steps`, drawn by a secret of its own before the first of them. */
export const hitStep = (secret: ServerSeed, { model, jackpot, life }: PoolLife, steps: number): number =>
  1 + below(wordsOf(secret, { game: model, clientSeed: jackpot, nonce: life }), steps);

/** A life of a pool that is over, as it is published. Amounts are in units of money. */
export type FinishedLife = PoolLife & {
  /** Published when it began. */
  readonly commitment: string;
  readonly secret: string;
  readonly bet: bigint;
  /** What was in the pool before the stake that hit it, and with that stake's share. */
  readonly before: bigint;
  readonly after: bigint;
};

/** Where the secret of a life says that its pool is hit: by which base bet of how many, and at which amount. */
export type HitPoint = { readonly step: number; readonly steps: number; readonly point: bigint };

/** Nothing if the secret is none, or the rules know no such pool. */
export const hitPoint = (
  { secret, bet, ...life }: PoolLife & Pick<FinishedLife, 'secret' | 'bet'>,
  { jackpots, bet: bets }: Pick<SlotDefinition, 'jackpots' | 'bet'>,
): HitPoint | undefined => {
  const seed = readSeed(secret);
  const jackpot = jackpots.find(({ id }) => id === life.jackpot);
  if (seed === undefined || jackpot?.kind !== 'must-hit') return undefined;
  const steps = stepsOf(jackpot, bets);
  const step = hitStep(seed, life, steps);
  return { step, steps, point: pointAt(jackpot, bets, bet, step) };
};

/** Whether the pool was hit at its secret point, by the stake that reached it. */
export const isTrueHit = (life: FinishedLife, definition: Pick<SlotDefinition, 'jackpots' | 'bet'>): boolean => {
  const seed = readSeed(life.secret);
  const hit = hitPoint(life, definition);
  if (seed === undefined || hit === undefined || commitmentOf(seed) !== life.commitment) return false;
  return life.before < hit.point && hit.point <= life.after;
};

/** The amount at which a pool of this level is hit. */
export const pointAt = (
  { seed, contribution: [part, outOf] }: MustHit,
  { units }: Pick<SlotDefinition['bet'], 'units'>,
  bet: bigint,
  step: number,
): bigint => (bet * BigInt(seed)) / BigInt(units) + (bet * BigInt(part) * BigInt(step)) / BigInt(outOf);
