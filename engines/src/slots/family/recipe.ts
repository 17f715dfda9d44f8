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
};

export type Mechanic = 'lines' | 'ways' | 'tumble' | 'heights' | 'hold' | 'wheel' | 'expanding' | 'sticky' | 'walking';

export type PayStyle = 'flat' | 'even' | 'steep' | 'sharp';

export type FeatureRecipe =
  | { readonly type: 'none' | 'walk' | 'hold' | 'wheel' }
  | {
      readonly type: 'free';
      readonly spins: number;
      readonly multiplier: number;
      readonly retrigger: 'none' | 'once';
      readonly isOnSale: boolean;
    }
  | { readonly type: 'stay'; readonly spins: number };

export const PLAIN = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
