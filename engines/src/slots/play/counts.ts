import { stepOf } from '../definition.ts';
import type { Ladder, SlotDefinition } from '../definition.ts';
import type { Board, Evaluator, Win } from './board.ts';

type Counted = { readonly pay: Readonly<Record<string, Ladder>> };

/** Pays by count anywhere on the board; a wild counts for every symbol. */
export const createAnywhereEvaluator = (definition: SlotDefinition, { pay }: Counted): Evaluator => {
  const { symbols } = definition;
  const { reels } = definition.grid;
  const counts = new Int32Array(symbols.length);
  const isWild = Uint8Array.from(symbols, ({ role }) => (role === 'wild' ? 1 : 0));
  const most = 400;
  const tables = symbols.map(({ id, role }) => {
    const ladder = pay[id];
    return role === 'plain' && ladder !== undefined
      ? Int32Array.from({ length: most }, (_, count) => stepOf(ladder, count))
      : null;
  });

  const count = ({ cells, heights }: Board): number => {
    const rows = cells.length / reels;
    counts.fill(0);
    let wilds = 0;
    for (let reel = 0; reel < reels; reel += 1) {
      const end = reel * rows + (heights[reel] as number);
      for (let cell = reel * rows; cell < end; cell += 1) {
        const symbol = cells[cell] as number;
        counts[symbol] = (counts[symbol] as number) + 1;
        wilds += isWild[symbol] as number;
      }
    }
    return wilds;
  };

  const cellsOf = ({ cells, heights }: Board, symbol: number): number[] => {
    const rows = cells.length / reels;
    const found: number[] = [];
    for (let reel = 0; reel < reels; reel += 1)
      for (let cell = reel * rows; cell < reel * rows + (heights[reel] as number); cell += 1) {
        const here = cells[cell] as number;
        if (here === symbol || isWild[here] === 1) found.push(cell);
      }
    return found;
  };

  return {
    pay: (board, marks) => {
      const wilds = count(board);
      let total = 0;
      for (let symbol = 0; symbol < tables.length; symbol += 1) {
        const table = tables[symbol];
        const paid = table?.[(counts[symbol] as number) + wilds] ?? 0;
        if (paid === 0) continue;
        total += paid;
        if (marks !== null) for (const cell of cellsOf(board, symbol)) marks[cell] = 1;
      }
      return total;
    },
    wins: (board) => {
      const wilds = count(board);
      return tables.flatMap((table, symbol): Win[] => {
        const reached = (counts[symbol] as number) + wilds;
        const paid = table?.[reached] ?? 0;
        const { id = '' } = symbols[symbol] ?? {};
        return paid === 0
          ? []
          : [{ kind: 'anywhere', symbol: id, count: reached, pay: paid, cells: cellsOf(board, symbol) }];
      });
    },
  };
};
