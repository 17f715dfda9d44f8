import type { RETURN_CHANNELS } from '@fairground/contract/studio/game';
import type { Words } from '../random/words.ts';
import { toNumber } from '../maths/fraction.ts';
import { worthOf } from './definition.ts';
import { poolReturn } from './must-hit.ts';
import { newParts } from './play/round.ts';
import type { Round } from './play/round.ts';
import type { PreparedSlot } from './prepare.ts';
import { modeOf, playRound } from './spin.ts';

/** The result of simulated rounds, in parts of the mode's cost; an estimate with its confidence interval. */
export type Simulation = {
  readonly mode: string;
  readonly rounds: number;
  readonly rtp: number;
  /** Half of the 95 % interval around the return. */
  readonly halfWidth: number;
  readonly sigma: number;
  readonly hit: number;
  /** Rounds with spins or prizes that were not paid for. */
  readonly extraSpins: number;
  /** The largest pays, highest first, in units. */
  readonly top: readonly number[];
  /** Where the return came from, each part with its own interval. */
  readonly channels: Readonly<Record<Channel, Estimate>>;
  /** The part of the rounds in which each feature started. */
  readonly starts: Readonly<Record<string, Estimate>>;
};

export type Channel = (typeof RETURN_CHANNELS)[number];

/** A mean of so many rounds and half of its 95 % interval. */
export type Estimate = { readonly mean: number; readonly halfWidth: number };

const TOP = 20;

/** Plays the rounds as `spin` does, without recording their steps. */
export const simulate = (slot: PreparedSlot, modeId: string, words: Words, rounds: number): Simulation => {
  const mode = modeOf(slot, modeId);
  const { features, jackpots } = slot.definition;
  const starts = features.map(() => 0);
  const parts = newParts();
  const round: Round = { words, pay: 0, extraSpins: 0, jackpots: [], steps: null, parts, starts };
  const worths = new Map(jackpots.map(({ id }) => [id, worthOf(slot.definition, { jackpot: id })]));
  const sums = {
    all: newSum(),
    base: newSum(),
    scatter: newSum(),
    free: newSum(),
    feature: newSum(),
    jackpot: newSum(),
  };
  let [hits, extraSpins] = [0, 0];
  const top: number[] = [];
  for (let index = 0; index < rounds; index += 1) {
    round.pay = 0;
    round.extraSpins = 0;
    playRound(slot, mode, round);
    extraSpins += round.extraSpins;
    for (let won = round.jackpots.pop(); won !== undefined; won = round.jackpots.pop()) {
      const worth = worths.get(won) ?? 0;
      round.pay += worth;
      parts.jackpot += worth;
    }
    const { pay } = round;
    if (pay === 0) continue;
    hits += 1;
    count(sums.all, pay);
    count(sums.base, pay - parts.scatter - parts.free - parts.feature - parts.jackpot);
    count(sums.scatter, parts.scatter);
    count(sums.free, parts.free);
    count(sums.feature, parts.feature);
    count(sums.jackpot, parts.jackpot);
    parts.scatter = 0;
    parts.free = 0;
    parts.feature = 0;
    parts.jackpot = 0;
    if (top.length < TOP || pay > (top.at(-1) ?? 0)) keep(top, pay);
  }
  // What pools give back beside the draws is known exactly.
  const pools = jackpots.reduce((share, jackpot) => share + toNumber(poolReturn(slot.definition, jackpot)), 0);
  const perCost = (sum: Sum): Estimate => estimateOf(sum, rounds, mode.cost);
  const jackpot = perCost(sums.jackpot);
  const { mean, halfWidth } = perCost(sums.all);
  return {
    mode: modeId,
    rounds,
    rtp: mean + pools,
    halfWidth,
    sigma: sigmaOf(sums.all, rounds) / mode.cost,
    hit: hits / rounds,
    extraSpins,
    top,
    channels: {
      base: perCost(sums.base),
      scatter: perCost(sums.scatter),
      free: perCost(sums.free),
      feature: perCost(sums.feature),
      jackpot: { ...jackpot, mean: jackpot.mean + pools },
    },
    starts: Object.fromEntries(
      features.map(({ id }, place) => [
        id,
        estimateOf({ sum: starts[place] ?? 0, squares: starts[place] ?? 0 }, rounds, 1),
      ]),
    ),
  };
};

type Sum = { sum: number; squares: number };

const newSum = (): Sum => ({ sum: 0, squares: 0 });

const count = (sum: Sum, value: number): void => {
  sum.sum += value;
  sum.squares += value * value;
};

const sigmaOf = ({ sum, squares }: Sum, rounds: number): number =>
  Math.sqrt(Math.max(0, squares / rounds - (sum / rounds) ** 2));

const estimateOf = (sum: Sum, rounds: number, cost: number): Estimate => ({
  mean: sum.sum / rounds / cost,
  halfWidth: (1.96 * sigmaOf(sum, rounds)) / cost / Math.sqrt(rounds),
});

const keep = (top: number[], pay: number): void => {
  const at = top.findIndex((each) => each < pay);
  top.splice(at < 0 ? top.length : at, 0, pay);
  top.length = Math.min(top.length, TOP);
};
