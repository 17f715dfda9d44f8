import { below, drawn } from '@fairground/engines/random/words';
import type { Words } from '@fairground/engines/random/words';
import type { RandomSource } from '../../server/src/platform/random.ts';

const CHUNK_BYTES = 65_536;

/** Raw bytes of the source, piece by piece; without a length there is no end. */
export function* rawStream(random: RandomSource, length = Infinity): Generator<Uint8Array> {
  for (let left = length; left > 0; left -= CHUNK_BYTES) yield random.bytes(Math.min(left, CHUNK_BYTES));
}

/** What a laboratory asks for: a range, how many numbers a draw has, and how many draws. */
export type ScaledWish = {
  readonly from: number;
  readonly to: number;
  readonly selections: number;
  readonly draws: number;
  readonly replacement: 'with' | 'without';
};

/** Why a wish cannot be met; undefined if it can. */
export const faultOf = ({ from, to, selections, draws, replacement }: ScaledWish): string | undefined => {
  if (![from, to, selections, draws].every((number) => Number.isSafeInteger(number))) return 'Whole numbers, please.';
  const size = to - from + 1;
  if (size < 1 || size > 2 ** 32) return 'The range holds 1 to 2^32 numbers.';
  if (selections < 1 || draws < 1) return 'At least one draw of one number.';
  if (replacement === 'without' && selections > size)
    return 'A draw without replacement has no more numbers than the range.';
  return undefined;
};

/** Draws as the games get them, one to a line, numbers separated by commas. */
export function* scaledStream(words: Words, wish: ScaledWish): Generator<string> {
  const { from, to, selections, draws, replacement } = wish;
  const size = to - from + 1;
  for (let draw = 0; draw < draws; draw += 1) {
    const numbers =
      replacement === 'without'
        ? drawn(words, selections, size)
        : Array.from({ length: selections }, () => below(words, size));
    yield `${numbers.map((number) => number + from).join(',')}\n`;
  }
}
