import type { PreparedSlot } from '../prepare.ts';
import type { Board, Win } from './board.ts';
import type { Round } from './round.ts';
import type { ReadySource } from './sources.ts';

export type SpinPlan = {
  readonly phase: string;
  readonly source: ReadySource;
  readonly held: number;
  readonly multiplier: number;
  /** How many boards of earlier spins the cascade's ladder has already climbed. */
  readonly climbed: number;
};

/** One spin with its cascade and its scatter pay, added to the round. Gives the number of boards that won. */
export const playSpin = (slot: PreparedSlot, round: Round, plan: SpinPlan): number => {
  const { board, cascade, evaluator } = slot;
  plan.source.draw(round.words, board, plan.held);
  let boards = 0;
  if (evaluator !== null) {
    let rung = cascade === null ? 1 : rungOf(cascade.ladder, plan.climbed);
    let times = plan.multiplier * rung;
    if (cascade !== null) slot.marks.fill(0);
    let paid = evaluator.pay(board, cascade === null ? null : slot.marks);
    round.pay += paid * times;
    noteBoard(slot, round, plan, boards, times, paid * times);
    while (paid > 0) {
      boards += 1;
      if (cascade === null || boards >= cascade.boards) break;
      tumble(slot, plan.source, round);
      rung = rungOf(cascade.ladder, plan.climbed + boards);
      times = plan.multiplier * rung;
      slot.marks.fill(0);
      paid = evaluator.pay(board, slot.marks);
      round.pay += paid * times;
      noteBoard(slot, round, plan, boards, times, paid * times);
    }
  } else noteBoard(slot, round, plan, boards, plan.multiplier, 0);
  if (slot.countsAfter) countSpecials(slot);
  payScatters(slot, round, plan);
  return boards;
};

const rungOf = (ladder: readonly number[], climbed: number): number =>
  ladder[Math.min(climbed, ladder.length - 1)] ?? 1;

/** Marked cells vanish, what is above falls, and the gaps are filled from the top reel by reel. */
const tumble = ({ board, marks, reels, rows }: PreparedSlot, source: ReadySource, round: Round): void => {
  for (let reel = 0; reel < reels; reel += 1) {
    const top = reel * rows;
    let write = top + (board.heights[reel] as number) - 1;
    for (let read = write; read >= top; read -= 1)
      if (marks[read] === 0) {
        board.cells[write] = board.cells[read] as number;
        write -= 1;
      }
    for (; write >= top; write -= 1) board.cells[write] = source.cell(round.words, reel);
  }
};

const countSpecials = ({ board, reels, rows, isScatter, isCoin }: PreparedSlot): void => {
  let [scatters, coins] = [0, 0];
  for (let reel = 0; reel < reels; reel += 1)
    for (let row = 0; row < (board.heights[reel] as number); row += 1) {
      const cell = board.cells[reel * rows + row] as number;
      scatters += isScatter[cell] as number;
      coins += isCoin[cell] as number;
    }
  board.scatters = scatters;
  board.coins = coins;
};

const payScatters = (slot: PreparedSlot, round: Round, { phase, multiplier }: SpinPlan): void => {
  const { board } = slot;
  const paid = (slot.scatterPays[board.scatters] ?? 0) * multiplier;
  if (paid === 0) return;
  round.pay += paid;
  if (phase === 'base') round.parts.scatter += paid;
  const win: Win = {
    kind: 'scatter',
    symbol: slot.definition.symbols[slot.isScatter.indexOf(1)]?.id ?? '',
    count: board.scatters,
    pay: paid,
    cells: specialCells(slot, slot.isScatter),
  };
  round.steps?.push({ kind: 'scatter', phase, win, pay: paid });
};

/** The cells that hold a scatter or a coin. */
export const specialCells = ({ board, reels, rows }: PreparedSlot, special: Uint8Array): number[] => {
  const found: number[] = [];
  for (let reel = 0; reel < reels; reel += 1)
    for (let row = 0; row < (board.heights[reel] as number); row += 1)
      if (special[board.cells[reel * rows + row] as number] === 1) found.push(reel * rows + row);
  return found;
};

const noteBoard = (
  slot: PreparedSlot,
  round: Round,
  { phase }: SpinPlan,
  boards: number,
  multiplier: number,
  pay: number,
): void => {
  if (round.steps === null) return;
  const { board, evaluator } = slot;
  const wins = evaluator === null ? [] : evaluator.wins(board);
  const shown = textOf(slot, board);
  round.steps.push(
    boards > 0
      ? { kind: 'tumble', phase, board: shown, multiplier, wins, pay }
      : {
          kind: 'spin',
          phase,
          stops: [...board.stops],
          board: shown,
          wildReels: bitsOf(board.wildReels),
          multiplier,
          wins,
          pay,
        },
  );
};

const textOf = ({ definition, reels, rows }: PreparedSlot, { cells, heights }: Board): readonly string[] =>
  Array.from({ length: reels }, (_, reel) =>
    Array.from(
      cells.subarray(reel * rows, reel * rows + (heights[reel] as number)),
      (cell) => definition.symbols[cell]?.id ?? '',
    ).join(''),
  );

const bitsOf = (mask: number): readonly number[] =>
  Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => (mask >> bit) % 2 === 1);
