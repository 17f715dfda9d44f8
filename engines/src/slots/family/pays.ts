import type { Ladder, RunPays } from '../definition.ts';
import type { PayStyle } from './recipe.ts';

type Curve = { readonly top: number; readonly bottom: number; readonly falls: number };

/** How much more the best run pays than the cheapest, and how fast shorter runs lose. */
const CURVES: Readonly<Record<PayStyle, Curve>> = {
  flat: { top: 300, bottom: 70, falls: 2.6 },
  even: { top: 1_000, bottom: 90, falls: 4 },
  sharp: { top: 24_000, bottom: 200, falls: 9 },
  steep: { top: 4_000, bottom: 120, falls: 6 },
};

/** Pays of runs that need three of a kind, scaled and made round. */
export const runPays = (ids: readonly string[], reels: number, style: PayStyle, scale: number): RunPays =>
  Object.fromEntries(
    ids.map((id, rank) => [
      id,
      Array.from({ length: reels }, (_, index) =>
        index < 2 ? 0 : Math.max(1, roundPay(scale * amount(style, rank, ids.length, reels - 1 - index))),
      ),
    ]),
  );

/** Pays by count anywhere, from the least count on. */
export const countPays = (
  ids: readonly string[],
  {
    least,
    most,
    style,
    scale,
  }: { readonly least: number; readonly most: number; readonly style: PayStyle; readonly scale: number },
): Readonly<Record<string, Ladder>> =>
  Object.fromEntries(
    ids.map((id, rank) => [
      id,
      Array.from(
        { length: most - least + 1 },
        (_, index) =>
          [
            least + index,
            Math.max(
              1,
              roundPay(scale * amount(style, rank, ids.length, 0) * (CURVES[style].falls - 1) ** (index / 2)),
            ),
          ] as const,
      ),
    ]),
  );

const amount = (style: PayStyle, rank: number, size: number, shorter: number): number => {
  const { top, bottom, falls } = CURVES[style];
  return (top * (bottom / top) ** (rank / Math.max(1, size - 1))) / falls ** shorter;
};

/** Numbers people can remember: whole below 50, then fives, then tens, then fifties. */
const roundPay = (value: number): number => {
  const step = [
    [1_000, 50],
    [200, 10],
    [50, 5],
  ].find(([from = 0]) => value >= from)?.[1];
  return Math.round(value / (step ?? 1)) * (step ?? 1);
};
