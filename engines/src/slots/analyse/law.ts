import { stepOf } from '../definition.ts';
import type { SlotDefinition } from '../definition.ts';

/** What one spin leaves for the features: how many scatters and coins, and which reels a wild filled. */
export type Tag = { readonly scatters: number; readonly coins: number; readonly wildReels: number };

/** All equally weighted boards with one tag: how many, how many pay, the sums of their pays and of the squares. */
export type Case = Tag & {
  readonly weight: bigint;
  readonly hits: bigint;
  /** Boards that give the base bet back or more; null where only sums are known. */
  readonly even: bigint | null;
  readonly sum: bigint;
  readonly square: bigint;
  readonly max: number;
  /** How many boards pay the most; null where only sums are known. */
  readonly top: bigint | null;
  /** The part of every pay that is the scatters'. */
  readonly scatterPay: number;
};

/** The exact distribution of one spin, as far as a round needs it. */
export type Law = { readonly total: bigint; readonly cases: readonly Case[] };

const COIN = 512;
const WILD = COIN * 512;

/** Tags add up reel by reel, so they are kept in one number. */
export const tagNumber = ({ scatters, coins, wildReels }: Tag): number => scatters + COIN * coins + WILD * wildReels;
export const tagOf = (tag: number): Tag => ({
  scatters: tag % COIN,
  coins: Math.floor(tag / COIN) % 512,
  wildReels: Math.floor(tag / WILD),
});

export const scatterPayOf = ({ evaluate }: SlotDefinition, scatters: number): number =>
  evaluate.reduce((pay, each) => (each.type === 'scatter' ? pay + stepOf(each.pay, scatters) : pay), 0);

/** Counts boards by tag and pay. Counts are whole and below 2⁵³, so nothing is lost. */
export type Histogram = {
  readonly add: (tag: number, pay: number, weight: number) => void;
  readonly law: (definition: SlotDefinition) => Law;
};

export const createHistogram = (): Histogram => {
  const counts = new Map<number, Float64Array>();
  let lastTag = -1;
  let last: Float64Array = new Float64Array(0);

  const open = (tag: number, pay: number): void => {
    const found = counts.get(tag) ?? new Float64Array(0);
    last = found;
    if (pay >= found.length) {
      last = new Float64Array(Math.max(1_024, 2 ** Math.ceil(Math.log2(pay + 1))));
      last.set(found);
      counts.set(tag, last);
    }
    lastTag = tag;
  };

  return {
    add: (tag, pay, weight) => {
      if (tag !== lastTag || pay >= last.length) open(tag, pay);
      last[pay] = (last[pay] as number) + weight;
    },
    law: (definition) => {
      const cases = [...counts].map(([tag, pays]) => caseOf(definition, tagOf(tag), pays));
      return { total: cases.reduce((sum, { weight }) => sum + weight, 0n), cases };
    },
  };
};

const caseOf = (definition: SlotDefinition, tag: Tag, pays: Float64Array): Case => {
  const scatterPay = scatterPayOf(definition, tag.scatters);
  let [weight, hits, even, sum, square, top, max] = [0n, 0n, 0n, 0n, 0n, 0n, 0];
  for (let pay = 0; pay < pays.length; pay += 1) {
    const count = pays[pay] as number;
    if (count === 0) continue;
    if (!Number.isSafeInteger(count)) throw new RangeError('There are more boards than can be counted.');
    const boards = BigInt(count);
    const paid = BigInt(pay + scatterPay);
    weight += boards;
    if (paid > 0n) hits += boards;
    if (paid >= definition.bet.units) even += boards;
    sum += boards * paid;
    square += boards * paid * paid;
    max = pay + scatterPay;
    top = boards;
  }
  return { ...tag, weight, hits, even, sum, square, max, top, scatterPay };
};
