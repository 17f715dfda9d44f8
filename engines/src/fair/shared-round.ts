import { hexToBytes } from '@noble/hashes/utils.js';
import { labelledHash, writeSeed } from './seed.ts';
import type { ServerSeed } from './seed.ts';

/**
 * Rounds that many players share. Their server seeds are either links of a chain, made from its end to its beginning
 * and used from its beginning to its end, or single seeds with a commitment each. Beside the seed a public value that
 * is fixed after the bets are closed goes into the draw in the place of a client seed.
 */

/** The seed of the round before: the link a player recomputes to see that the chain was not changed. */
export const previousSeed = (seed: ServerSeed): ServerSeed =>
  hexToBytes(labelledHash('fairground/chain/1', writeSeed(seed))) as ServerSeed;

/** Walks the chain backwards; a store of every thousandth seed makes every walk short. */
export const seedBefore = (seed: ServerSeed, rounds: number): ServerSeed => {
  if (!Number.isSafeInteger(rounds) || rounds < 0) throw new RangeError(`Not a number of rounds: ${rounds}`);
  let earlier = seed;
  for (let step = 0; step < rounds; step += 1) earlier = previousSeed(earlier);
  return earlier;
};

/** What is published before the first round of a chain of so many rounds: its round 0, which is never played. */
export const chainStart = (end: ServerSeed, rounds: number): string => writeSeed(seedBefore(end, rounds));

/** What is fixed when the bets of a shared round are closed. */
export type ClosedBets = {
  readonly game: string;
  readonly round: string;
  /** The ids of all bets, in any order. */
  readonly bets: readonly string[];
  /** A value from outside that is not known before the bets close; `-` where the game names none. */
  readonly beacon: string;
};

const PART = /^[\w.:-]{1,128}$/;

/** The public value of a shared round: one hash over what anybody can list after the close. */
export const publicValueOf = ({ game, round, bets, beacon }: ClosedBets): string => {
  const wrong = [game, round, beacon, ...bets].find((part) => !PART.test(part));
  if (wrong !== undefined) throw new RangeError(`Not a part of a public value: ${wrong}`);
  if (new Set(bets).size !== bets.length) throw new RangeError('A bet is listed once.');
  // Sorted by character code, which every language does alike, so that the order of arrival does not matter.
  const sorted = bets.toSorted((one, other) => (one < other ? -1 : 1));
  return labelledHash('fairground/bets/1', `${game}|${round}|${beacon}|${sorted.join(',')}`);
};

/** What stands in the place of the client seed for the cards of one seat: no seat learns anything from another's. */
export const seatValueOf = (publicValue: string, seat: string): string => {
  if (!PART.test(seat)) throw new RangeError(`Not a seat: ${seat}`);
  return labelledHash('fairground/seat/1', `${publicValue}|${seat}`);
};
