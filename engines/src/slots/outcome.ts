import type { Win } from './play/board.ts';

/** What a round gives, in units, and everything a client needs to show it. */
export type Outcome = {
  readonly pay: number;
  /** Progressive jackpots that were won: their pools pay them, so they are not in `pay`. */
  readonly jackpots: readonly string[];
  readonly steps: readonly Step[];
};

/** `phase` is `base` or the id of the feature that spins. Boards are one text a reel, from the top. */
export type Step =
  | {
      readonly kind: 'spin';
      readonly phase: string;
      /** Where the strips stopped; −1 for a reel that was held or is no strip. */
      readonly stops: readonly number[];
      readonly board: readonly string[];
      /** Reels that a wild fills, from 0. */
      readonly wildReels: readonly number[];
      readonly multiplier: number;
      readonly wins: readonly Win[];
      readonly pay: number;
    }
  | {
      readonly kind: 'tumble';
      readonly phase: string;
      readonly board: readonly string[];
      readonly multiplier: number;
      readonly wins: readonly Win[];
      readonly pay: number;
    }
  | { readonly kind: 'scatter'; readonly phase: string; readonly win: Win; readonly pay: number }
  | { readonly kind: 'award'; readonly feature: string; readonly spins: number }
  | {
      readonly kind: 'hold';
      readonly feature: string;
      readonly start: readonly Coin[];
      readonly respins: readonly (readonly Coin[])[];
      readonly isFull: boolean;
      readonly pay: number;
    }
  | { readonly kind: 'wheel'; readonly feature: string; readonly slice: number; readonly pay: number }
  /** The prizes that were opened, by their place in the definition, in the order of the draw. */
  | { readonly kind: 'pick'; readonly feature: string; readonly opened: readonly number[]; readonly pay: number };

/** A coin on a cell (reel × rows + row); a progressive jackpot's coin pays from its pool. */
export type Coin = { readonly cell: number; readonly pay: number; readonly jackpot?: string };

export type { Win } from './play/board.ts';
