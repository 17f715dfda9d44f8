import type { Outcome } from '../fair/outcome.ts';
import { fraction } from '../maths/fraction.ts';
import type { Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';

/** The segments in the order of the wheel; pays are hundredths of the stake. */
export type WheelRules = { readonly segments: readonly number[] };

const repeated = (times: number, ...part: readonly number[]): readonly number[] =>
  Array.from({ length: times }, () => part).flat();

/** Every wheel returns exactly 99 %. */
export const WHEELS = {
  low: { segments: [150, 120, 120, 120, 0, 120, 120, 120, 120, 0] },
  medium: { segments: [400, 0, 200, 0, 150, 0, 200, 0, 150, 0, 180, 0, 200, 0, 150, 0, 200, 0, 150, 0] },
  high: { segments: [4_950, ...repeated(49, 0)] },
} as const satisfies Readonly<Record<string, WheelRules>>;

/** The place of the segment that stops under the pointer. */
export const spinWheel: Outcome<WheelRules, number> = (words, { segments }) => below(words, segments.length);

export const wheelReturn = ({ segments }: WheelRules, place: number): Return => fraction(segments[place] ?? 0, 100);
