import type { RunPays, SlotDefinition } from '../definition.ts';
import type { Board, Evaluator, Win } from './board.ts';

/** For each symbol the weight with which a cell counts for each plain symbol: itself once, a wild by its multiplier. */
export const wayWeights = (definition: SlotDefinition, target: number): readonly number[] =>
  definition.symbols.map(({ role, multiplier = 1 }, index) => {
    if (role === 'wild') return multiplier;
    return index === target ? 1 : 0;
  });

/** Runs from the left on any row: the cells of each reel multiply into ways. */
export const createWaysEvaluator = (definition: SlotDefinition, { pay }: { readonly pay: RunPays }): Evaluator => {
  const { reels } = definition.grid;
  const targets = definition.symbols.flatMap(({ id, role }, index) => {
    const pays = pay[id];
    return role === 'plain' && pays !== undefined
      ? [{ id, pays, weights: Uint8Array.from(wayWeights(definition, index)) }]
      : [];
  });

  const runOf = ({ cells, heights }: Board, weights: Uint8Array, rows: number): { run: number; ways: number } => {
    let ways = 1;
    for (let reel = 0; reel < reels; reel += 1) {
      let count = 0;
      const end = reel * rows + (heights[reel] as number);
      for (let cell = reel * rows; cell < end; cell += 1) count += weights[cells[cell] as number] as number;
      if (count === 0) return { run: reel, ways };
      ways *= count;
    }
    return { run: reels, ways };
  };

  const cellsOf = ({ cells, heights }: Board, weights: Uint8Array, run: number, rows: number): number[] => {
    const found: number[] = [];
    for (let reel = 0; reel < run; reel += 1)
      for (let row = 0; row < (heights[reel] as number); row += 1)
        if ((weights[cells[reel * rows + row] as number] as number) > 0) found.push(reel * rows + row);
    return found;
  };

  const payAll = (board: Board, marks: Uint8Array | null): number => {
    const rows = board.cells.length / reels;
    let total = 0;
    for (const { pays, weights } of targets) {
      const { run, ways } = runOf(board, weights, rows);
      const paid = run === 0 ? 0 : ways * (pays[run - 1] ?? 0);
      if (paid === 0) continue;
      total += paid;
      if (marks !== null) for (const cell of cellsOf(board, weights, run, rows)) marks[cell] = 1;
    }
    return total;
  };

  return {
    pay: payAll,
    wins: (board) => {
      const rows = board.cells.length / reels;
      return targets.flatMap(({ id, pays, weights }): Win[] => {
        const { run, ways } = runOf(board, weights, rows);
        const paid = run === 0 ? 0 : ways * (pays[run - 1] ?? 0);
        if (paid === 0) return [];
        return [{ kind: 'ways', symbol: id, count: run, pay: paid, cells: cellsOf(board, weights, run, rows), ways }];
      });
    },
  };
};
