import type { DayRange } from '@fairground/client/format';

export type Bar = {
  readonly day: string;
  readonly net: bigint;
  /** From the top of the picture, in percent of its height. */
  readonly top: number;
  readonly height: number;
};

export type Bars = {
  readonly bars: readonly Bar[];
  /** Where the line of nothing won and nothing lost stands. */
  readonly zero: number;
  readonly best: bigint;
  readonly worst: bigint;
};

const DAY_MS = 86_400_000;
/** A day with any result can be seen, however small it is beside the others. */
const LEAST = 1;

/** One bar for every day of a range, days without figures too: gains stand on the line, losses hang from it. */
export const barsOf = (
  { from, to }: DayRange,
  days: readonly { readonly day: string; readonly net: bigint }[],
): Bars => {
  const nets = new Map(days.map(({ day, net }) => [day, net]));
  const all = daysOf(from, to).map((day) => ({ day, net: nets.get(day) ?? 0n }));
  const best = all.reduce((most, { net }) => (net > most ? net : most), 0n);
  const worst = all.reduce((least, { net }) => (net < least ? net : least), 0n);
  const span = Number(best - worst);
  const zero = span === 0 ? 50 : (Number(best) / span) * 100;
  return {
    best,
    worst,
    zero,
    bars: all.map(({ day, net }) => {
      const height = net === 0n ? 0 : Math.max(LEAST, (Number(net < 0n ? -net : net) / span) * 100);
      return { day, net, height, top: net > 0n ? zero - height : zero };
    }),
  };
};

const daysOf = (from: string, to: string): readonly string[] => {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - first) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
};
