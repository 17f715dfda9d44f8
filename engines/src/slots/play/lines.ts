import type { RunPays, SlotDefinition } from '../definition.ts';
import type { Board, Evaluator, Win } from './board.ts';
import { createLineAutomaton } from './line-automaton.ts';
import { createLineTree } from './line-tree.ts';

type Lines = { readonly lines: readonly (readonly number[])[]; readonly pay: RunPays };

/** Runs from the left on fixed lines; each line pays its best run once. */
export const createLinesEvaluator = (definition: SlotDefinition, { lines, pay }: Lines): Evaluator => {
  const { reels } = definition.grid;
  const rows = Number(definition.grid.rows);
  const { symbols, step, final } = createLineAutomaton(definition, pay);
  const tree = createLineTree(lines);
  const states = new Int32Array(reels + 1);

  const payAll = ({ cells }: Board): number => {
    let total = 0;
    let node = 0;
    while (node < tree.size) {
      const depth = tree.depth[node] as number;
      const cell = cells[depth * rows + (tree.row[node] as number)] as number;
      const next = step[(states[depth] as number) * symbols + cell] as number;
      if (next < 0) {
        total -= (next + 1) * (tree.lines[node] as number);
        node = tree.skip[node] as number;
      } else {
        states[depth + 1] = next;
        if (depth + 1 === reels) total += (final[next] as number) * (tree.lines[node] as number);
        node += 1;
      }
    }
    return total;
  };

  const winOf = ({ cells }: Board, line: readonly number[], index: number): Win | null => {
    let state = 0;
    for (let reel = 0; reel < reels; reel += 1) {
      const next = step[state * symbols + (cells[reel * rows + (line[reel] as number)] as number)] as number;
      if (next < 0) return next === -1 ? null : describe(cells, line.slice(0, reel), index, -1 - next);
      state = next;
    }
    const paid = final[state] as number;
    return paid === 0 ? null : describe(cells, line, index, paid);
  };

  const describe = (cells: Uint8Array, rowsOfRun: readonly number[], line: number, paid: number): Win => {
    const run = rowsOfRun.map((row, reel) => reel * rows + row);
    const ids = run.map((position) => definition.symbols[cells[position] as number]);
    const plain = ids.find((symbol) => symbol?.role === 'plain');
    const leading = ids.findIndex((symbol) => symbol?.role !== 'wild');
    const times = ids.reduce((product, symbol) => product * (symbol?.multiplier ?? 1), 1);
    const asSymbol = plain !== undefined && times * (pay[plain.id]?.[run.length - 1] ?? 0) === paid;
    const count = asSymbol || leading < 0 ? run.length : leading;
    const symbol = asSymbol ? plain.id : (ids[0]?.id ?? '');
    return { kind: 'line', symbol, count, pay: paid, cells: run.slice(0, count), line };
  };

  return {
    pay: payAll,
    wins: (board) => lines.flatMap((line, index) => winOf(board, line, index) ?? []),
  };
};
