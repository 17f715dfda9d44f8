import type { Heights } from '../definition.ts';

/** What makes one mathematics model of the family; everything else follows from it. */
export type Recipe = {
  readonly id: string;
  readonly mechanic: Mechanic;
  readonly reels: number;
  readonly rows: number;
  /** Lines, or 0 where the mechanic has none. */
  readonly lines: number;
  /** Stops of a strip. */
  readonly stops: number;
  /** How many plain symbols there are. */
  readonly plain: number;
  readonly pays: PayStyle;
  readonly wild: 'none' | 'plain' | 'double' | 'triple' | 'expand';
  readonly feature: FeatureRecipe;
  /** The wanted return in parts of ten thousand. */
  readonly target: number;
  /** What the boards of a cascade are paid by, one after the other. */
  readonly ladder?: readonly number[];
  /** How high reels may be, with weights, where heights are drawn. */
  readonly heights?: Heights;
  /** A pool beside the draws: one that grows until a draw wins it, or one that must hit. */
  readonly pool?: 'progressive' | 'must-hit';
};

export type Mechanic =
  | 'lines'
  | 'ways'
  | 'tumble'
  | 'heights'
  | 'hold'
  | 'wheel'
  | 'expanding'
  | 'sticky'
  | 'walking'
  | 'pick'
  | 'cluster'
  | 'rising';

/** How prizes of a feature are spread: as usual, many small ones, or few large ones. */
export type PrizeStyle = 'usual' | 'many' | 'dear';

export type PayStyle = 'flat' | 'even' | 'steep' | 'sharp';

export type FeatureRecipe =
  | { readonly type: 'none' | 'walk' }
  | { readonly type: 'hold'; readonly coins?: PrizeStyle; readonly isOnSale?: boolean }
  | { readonly type: 'wheel'; readonly slices?: PrizeStyle; readonly isOnSale?: boolean }
  | { readonly type: 'pick'; readonly prizes?: PrizeStyle; readonly isOnSale?: boolean }
  | {
      readonly type: 'free';
      readonly spins: number;
      readonly multiplier: number;
      readonly retrigger: 'none' | 'once';
      readonly isOnSale: boolean;
    }
  | { readonly type: 'stay'; readonly spins: number };

export const PLAIN = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
