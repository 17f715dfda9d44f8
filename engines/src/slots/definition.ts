/**
 * `slotdef/1`: a slot as data. Every pay is a whole number of units; `bet.units` of them make the base bet, so a pay of
 * `units` gives the base bet back. For a lines game a unit is the bet on one line.
 */
export type SlotDefinition = {
  readonly schema: 'slotdef/1';
  readonly id: string;
  readonly version: number;
  readonly bet: { readonly units: number; readonly modes: readonly BetMode[] };
  readonly grid: { readonly reels: number; readonly rows: number | Heights };
  readonly symbols: readonly SlotSymbol[];
  readonly sources: Readonly<Record<string, Source>>;
  readonly evaluate: readonly Evaluation[];
  readonly cascade: Cascade | null;
  readonly features: readonly Feature[];
  readonly jackpots: readonly Jackpot[];
};

/** A way to pay for a round: a spin from a source, or a feature bought outright. The cost is in units. */
export type BetMode = {
  readonly id: string;
  readonly cost: number;
  readonly start: { readonly source: string } | { readonly feature: string; readonly award: number };
};

/** Heights of a reel with their weights, drawn for each reel of each spin. */
export type Heights = readonly (readonly [height: number, weight: number])[];

/**
 * A symbol is one character. A wild stands for every plain symbol; with a multiplier it multiplies the win it helps to
 * make (on lines) or counts as that many (in ways); an expanding one fills its reel before the board is paid.
 */
export type SlotSymbol = {
  readonly id: string;
  readonly role: 'plain' | 'wild' | 'scatter' | 'coin';
  readonly multiplier?: number;
  readonly expands?: boolean;
};

/** Where a board comes from: strips with a uniform stop each, or cells drawn one by one by weight, alike or per reel. */
export type Source =
  | { readonly type: 'strips'; readonly strips: readonly string[] }
  | { readonly type: 'cells'; readonly weights: readonly Weights[] };

export type Weights = Readonly<Record<string, number>>;

/** Pays by count, ascending: the last step whose count is reached is paid. */
export type Ladder = readonly (readonly [atLeast: number, value: number])[];

/** Pays by length of a run: index 0 is one of a kind. */
export type RunPays = Readonly<Record<string, readonly number[]>>;

export type Evaluation =
  | { readonly type: 'lines'; readonly lines: readonly (readonly number[])[]; readonly pay: RunPays }
  | { readonly type: 'ways'; readonly pay: RunPays }
  | { readonly type: 'anywhere'; readonly pay: Readonly<Record<string, Ladder>> }
  | { readonly type: 'cluster'; readonly pay: Readonly<Record<string, Ladder>> }
  | { readonly type: 'scatter'; readonly symbol: string; readonly pay: Ladder };

/** Winning symbols vanish, the rest fall, new cells come from above; the n-th board is paid by the n-th ladder step. */
export type Cascade = { readonly ladder: readonly number[]; readonly boards: number };

export type Feature = FreeSpins | WalkingWilds | HoldAndWin | Wheel | PickBonus;

/**
 * Free spins. `retrigger`: 'same' awards more in every free spin, 'once' only in spins that were not won that way,
 * 'none' never. `wilds: 'stay'` keeps a reel filled by an expanding wild until the end. `ladder: 'carried'` lets the
 * cascade's ladder climb on from spin to spin.
 */
export type FreeSpins = {
  readonly type: 'free';
  readonly id: string;
  readonly symbol: string;
  readonly awards: Ladder;
  readonly source: string;
  readonly multiplier: number;
  readonly retrigger: 'none' | 'once' | 'same';
  readonly wilds: 'plain' | 'stay';
  readonly ladder: 'fresh' | 'carried';
};

/** A reel filled by an expanding wild moves one reel to the left and the others spin again, until none is left. */
export type WalkingWilds = { readonly type: 'walk'; readonly id: string; readonly source: string };

/** Coins stay and the empty cells spin again; each coin that lands gives the respins back. */
export type HoldAndWin = {
  readonly type: 'hold';
  readonly id: string;
  readonly symbol: string;
  readonly atLeast: number;
  readonly respins: number;
  /** The chance of an empty cell in a respin, as a fraction. */
  readonly land: readonly [chance: number, outOf: number];
  readonly coins: readonly WeightedPrize[];
  readonly full: Prize | null;
};

/** One weighted pick. */
export type Wheel = {
  readonly type: 'wheel';
  readonly id: string;
  readonly symbol: string;
  readonly atLeast: number;
  readonly slices: readonly WeightedPrize[];
};

/** Covered prizes, each there once; so many of them are opened. */
export type PickBonus = {
  readonly type: 'pick';
  readonly id: string;
  readonly symbol: string;
  readonly atLeast: number;
  readonly picks: number;
  readonly prizes: readonly Prize[];
};

/** What a coin, a slice or a full board gives: units, or a jackpot by name. */
export type Prize = { readonly pay: number } | { readonly jackpot: string };
export type WeightedPrize = Prize & { readonly weight: number };

/**
 * A fixed jackpot pays its units; a progressive one pays its pool, which starts at the seed and takes parts of a cost.
 * One that must hit is no prize of a draw: its pool pays the stake that takes it over a hidden point below its cap.
 */
export type Jackpot =
  | { readonly id: string; readonly kind: 'fixed'; readonly pay: number }
  | {
      readonly id: string;
      readonly kind: 'progressive';
      readonly seed: number;
      readonly contribution: readonly [part: number, outOf: number];
    }
  | {
      readonly id: string;
      readonly kind: 'must-hit';
      readonly seed: number;
      readonly cap: number;
      readonly contribution: readonly [part: number, outOf: number];
    };

/** The value the ladder gives to a count. */
export const stepOf = (ladder: Ladder, count: number): number =>
  ladder.reduce((value, [atLeast, given]) => (count >= atLeast ? given : value), 0);

export const jackpotOf = (definition: SlotDefinition, id: string): Jackpot => {
  const found = definition.jackpots.find((jackpot) => jackpot.id === id);
  if (found === undefined) throw new RangeError(`${definition.id} has no jackpot ${id}.`);
  return found;
};

/** The units a prize is worth by the definition alone: a progressive jackpot counts with its seed. */
export const worthOf = (definition: SlotDefinition, prize: Prize): number => {
  if ('pay' in prize) return prize.pay;
  const jackpot = jackpotOf(definition, prize.jackpot);
  return jackpot.kind === 'fixed' ? jackpot.pay : jackpot.seed;
};
