/** The cells of one spin, reel after reel, each reel from the top, and what was counted while they were drawn. */
export type Board = {
  readonly cells: Uint8Array;
  readonly heights: Uint8Array;
  readonly stops: Int32Array;
  scatters: number;
  coins: number;
  /** Reels that a wild filled, as bits. */
  wildReels: number;
};

export const createBoard = (reels: number, rows: number): Board => ({
  cells: new Uint8Array(reels * rows),
  heights: new Uint8Array(reels).fill(rows),
  stops: new Int32Array(reels),
  scatters: 0,
  coins: 0,
  wildReels: 0,
});

/** One thing that pays: what, how many, and on which cells (reel × rows + row). */
export type Win = {
  readonly kind: 'line' | 'ways' | 'anywhere' | 'cluster' | 'scatter';
  readonly symbol: string;
  readonly count: number;
  readonly pay: number;
  readonly cells: readonly number[];
  /** Which line, or how many ways. */
  readonly line?: number;
  readonly ways?: number;
};

/** Pays a board. With `marks` it also marks the cells that won, for a cascade; `wins` says the same in full. */
export type Evaluator = {
  readonly pay: (board: Board, marks: Uint8Array | null) => number;
  readonly wins: (board: Board) => readonly Win[];
};
