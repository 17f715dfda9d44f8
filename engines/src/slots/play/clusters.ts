import { stepOf } from '../definition.ts';
import type { Ladder, SlotDefinition } from '../definition.ts';
import type { Board, Evaluator } from './board.ts';

type Clustered = { readonly pay: Readonly<Record<string, Ladder>> };
type Found = (symbol: number, size: number) => void;

/** Pays groups of equal cells that touch side by side; a wild belongs to every group it touches. */
export const createClusterEvaluator = (definition: SlotDefinition, { pay }: Clustered): Evaluator => {
  const { symbols } = definition;
  const { reels } = definition.grid;
  const isWild = Uint8Array.from(symbols, ({ role }) => (role === 'wild' ? 1 : 0));
  const ladders = symbols.map(({ id, role }) => (role === 'plain' ? pay[id] : undefined));
  const seen = new Int32Array(reels * 12);
  const group = new Int32Array(reels * 12);
  let round = 0;

  /** Each cell is visited once for each group it may belong to; `group` holds the cells of the one reported. */
  const search = ({ cells, heights }: Board, found: Found): void => {
    const rows = cells.length / reels;
    const visit = (cell: number, symbol: number, size: number): number => {
      const here = cells[cell] as number;
      if ((here !== symbol && isWild[here] === 0) || seen[cell] === round) return size;
      seen[cell] = round;
      group[size] = cell;
      return size + 1;
    };
    const done = new Uint8Array(cells.length);
    for (let reel = 0; reel < reels; reel += 1)
      for (let row = 0; row < (heights[reel] as number); row += 1) {
        const start = reel * rows + row;
        const symbol = cells[start] as number;
        if (ladders[symbol] === undefined || done[start] === 1) continue;
        round += 1;
        let size = visit(start, symbol, 0);
        for (let next = 0; next < size; next += 1) {
          const cell = group[next] as number;
          const [x, y] = [Math.floor(cell / rows), cell % rows];
          done[cell] = 1;
          if (y > 0) size = visit(cell - 1, symbol, size);
          if (y + 1 < (heights[x] as number)) size = visit(cell + 1, symbol, size);
          if (x > 0 && y < (heights[x - 1] as number)) size = visit(cell - rows, symbol, size);
          if (x + 1 < reels && y < (heights[x + 1] as number)) size = visit(cell + rows, symbol, size);
        }
        found(symbol, size);
      }
  };

  return {
    pay: (board, marks) => {
      let total = 0;
      search(board, (symbol, size) => {
        const paid = stepOf(ladders[symbol] ?? [], size);
        total += paid;
        if (paid > 0 && marks !== null) for (let index = 0; index < size; index += 1) marks[group[index] as number] = 1;
      });
      return total;
    },
    wins: (board) => {
      const wins: ReturnType<Evaluator['wins']>[number][] = [];
      search(board, (symbol, size) => {
        const paid = stepOf(ladders[symbol] ?? [], size);
        if (paid > 0)
          wins.push({
            kind: 'cluster',
            symbol: symbols[symbol]?.id ?? '',
            count: size,
            pay: paid,
            cells: [...group.subarray(0, size)],
          });
      });
      return wins;
    },
  };
};
