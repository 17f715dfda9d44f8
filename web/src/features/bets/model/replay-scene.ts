import type { Money } from '@fairground/contract/money';
import type { Figure } from './replay-figures.ts';

/** One moment of a round as it is shown again. */
export type Scene = {
  readonly title: string;
  readonly figures?: readonly Figure[];
  /** Reels from the start, each a text from the top, and the cells that won (reel × rows + row). */
  readonly board?: { readonly reels: readonly string[]; readonly won: readonly number[] };
};

export type Values = Readonly<Record<string, string | number>>;

/** How a replay is put into words. */
export type Words = {
  /** A text of the replay by its name. */
  readonly say: (name: string, values?: Values) => string;
  /** A text the game itself uses. */
  readonly game: (name: string, values?: Values) => string;
  readonly amount: (amount: Money) => string;
  readonly decimal: (value: number, places: number) => string;
};
