import type { Words } from '../random/words.ts';
import { toNumber } from '../maths/fraction.ts';
import { worthOf } from './definition.ts';
import { poolReturn } from './must-hit.ts';
import type { Round } from './play/round.ts';
import type { PreparedSlot } from './prepare.ts';
import { modeOf, playRound } from './spin.ts';

/** What so many rounds gave, in parts of the mode's cost; an estimate, so it carries its interval. */
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
  /** The largest pays, dearest first, in units. */
  readonly top: readonly number[];
};

const TOP = 20;

/** Plays the rounds as `spin` does, without telling their steps. */
export const simulate = (slot: PreparedSlot, modeId: string, words: Words, rounds: number): Simulation => {
  const mode = modeOf(slot, modeId);
  const round: Round = { words, pay: 0, extraSpins: 0, jackpots: [], steps: null };
  const worths = new Map(slot.definition.jackpots.map(({ id }) => [id, worthOf(slot.definition, { jackpot: id })]));
  let [sum, squares, hits, extraSpins] = [0, 0, 0, 0];
  const top: number[] = [];
  for (let index = 0; index < rounds; index += 1) {
    round.pay = 0;
    round.extraSpins = 0;
    playRound(slot, mode, round);
    extraSpins += round.extraSpins;
    for (let won = round.jackpots.pop(); won !== undefined; won = round.jackpots.pop())
      round.pay += worths.get(won) ?? 0;
    const { pay } = round;
    if (pay === 0) continue;
    hits += 1;
    sum += pay;
    squares += pay * pay;
    if (top.length < TOP || pay > (top.at(-1) ?? 0)) keep(top, pay);
  }
  const mean = sum / rounds;
  const sigma = Math.sqrt(Math.max(0, squares / rounds - mean * mean)) / mode.cost;
  const pools = slot.definition.jackpots.reduce(
    (share, jackpot) => share + toNumber(poolReturn(slot.definition, jackpot)),
    0,
  );
  return {
    mode: modeId,
    rounds,
    rtp: mean / mode.cost + pools,
    halfWidth: (1.96 * sigma) / Math.sqrt(rounds),
    sigma,
    hit: hits / rounds,
    extraSpins,
    top,
  };
};

const keep = (top: number[], pay: number): void => {
  const at = top.findIndex((each) => each < pay);
  top.splice(at < 0 ? top.length : at, 0, pay);
  top.length = Math.min(top.length, TOP);
};
