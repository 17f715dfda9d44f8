import { createHmac } from 'node:crypto';

/**
 * docs/fairness.md once more, written from that page alone and in another way: Node's own hash functions,
 * numbers as bigint, lists that are swapped in place. If the page and the engine part ways, its tests fail.
 */
export class ByTheDocument {
  readonly #words: bigint[] = [];
  readonly #digitsOf: (block: number) => string;
  #block = 0;

  constructor(serverSeed: string, game: string, clientSeed: string, nonce: number) {
    const key = Buffer.from(serverSeed, 'hex');
    this.#digitsOf = (block) =>
      createHmac('sha256', key).update(['fairground/draw/1', game, clientSeed, nonce, block].join('|')).digest('hex');
  }

  word(): bigint {
    if (this.#words.length === 0) {
      const digits = this.#digitsOf(this.#block);
      this.#block += 1;
      for (let at = 0; at < 64; at += 8) this.#words.push(BigInt(`0x${digits.slice(at, at + 8)}`));
    }
    return this.#words.shift() ?? 0n;
  }

  below(bound: number): number {
    const n = BigInt(bound);
    for (;;) {
      const word = this.word();
      if (word < 2n ** 32n - (2n ** 32n % n)) return Number(word % n);
    }
  }

  order<Item>(list: Item[]): Item[] {
    for (let last = list.length - 1; last >= 1; last -= 1) swap(list, this.below(last + 1), last);
    return list;
  }

  some<Item>(count: number, list: Item[]): Item[] {
    for (let i = 0; i < count; i += 1) swap(list, this.below(list.length - i) + i, i);
    return list.slice(0, count);
  }

  choice(weights: readonly number[]): number {
    const sums = weights.map((_, index) => weights.slice(0, index + 1).reduce((sum, weight) => sum + weight));
    const number = this.below(sums.at(-1) ?? 0);
    return sums.findIndex((sum) => sum > number);
  }
}

const swap = (list: unknown[], one: number, other: number): void => {
  [list[one], list[other]] = [list[other], list[one]];
};
