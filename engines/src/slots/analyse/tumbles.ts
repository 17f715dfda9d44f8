import { stepOf } from '../definition.ts';
import type { Ladder, SlotDefinition, Weights } from '../definition.ts';
import { scatterPayOf } from './law.ts';
import type { Case, Law } from './law.ts';
import { fillings } from './multinomial.ts';

/** The boards that lead from one kept set of symbols to the next, or to the end with so many scatters. */
type Move = { readonly next: string | null; readonly scatters: number; weight: bigint; sum: bigint; square: bigint };

/** What follows, by scatters at the end: weight, sum and sum of squares of pays. */
type Future = Map<number, { weight: bigint; hits: bigint; sum: bigint; square: bigint }>;

/**
 * Pay-anywhere boards of independent cells, with or without tumbles: where a symbol lies does not matter, so a board is
 * its counts, and what survives a tumble is a shorter vector of counts. Exact by recursion from the last board back.
 */
export const tumbleLaw = (definition: SlotDefinition, pay: Readonly<Record<string, Ladder>>, weights: Weights): Law => {
  const { symbols, cascade } = definition;
  const cells = definition.grid.reels * Number(definition.grid.rows);
  const table = symbols.map(({ id }) => weights[id] ?? 0);
  const unit = BigInt(table.reduce((sum, weight) => sum + weight, 0));
  const isScatter = symbols.map(({ role }) => role === 'scatter');
  const { ladder, boards } = cascade ?? { ladder: [1], boards: 1 };

  const bySize = new Map<number, ReturnType<typeof fillings>>();
  const fill = (size: number): ReturnType<typeof fillings> => {
    const known = bySize.get(size) ?? fillings(table, size);
    bySize.set(size, known);
    return known;
  };

  /** All boards over a kept set, each weighing as if every cell had been drawn, so that all sets weigh the same. */
  const movesFrom = (kept: readonly number[]): readonly Move[] => {
    const moves = new Map<string, Move>();
    const missing = cells - kept.reduce((sum, count) => sum + count, 0);
    const scale = unit ** BigInt(cells - missing);
    for (const { counts, weight } of fill(missing)) {
      const board = counts.map((count, symbol) => count + (kept[symbol] ?? 0));
      const pays = board.map((count, symbol) => stepOf(pay[symbols[symbol]?.id ?? ''] ?? [], count));
      const paid = BigInt(pays.reduce((sum, each) => sum + each, 0));
      const scatters = board.reduce((sum, count, symbol) => (isScatter[symbol] === true ? sum + count : sum), 0);
      const next = paid === 0n ? null : board.map((count, symbol) => (pays[symbol] === 0 ? count : 0)).join();
      const key = `${next ?? ''}/${scatters}`;
      const move = moves.get(key) ?? { next, scatters, weight: 0n, sum: 0n, square: 0n };
      move.weight += weight * scale;
      move.sum += weight * scale * paid;
      move.square += weight * scale * paid * paid;
      moves.set(key, move);
    }
    return [...moves.values()];
  };

  const start = symbols.map(() => 0).join();
  const graph = new Map<string, readonly Move[]>();
  const open = [start];
  while (open.length > 0) {
    const kept = open.pop() as string;
    if (graph.has(kept)) continue;
    const moves = movesFrom(kept.split(',').map(Number));
    graph.set(kept, moves);
    if (boards > 1) open.push(...moves.flatMap(({ next }) => next ?? []));
  }

  let futures = new Map<string, Future>();
  for (let board = boards - 1; board >= 0; board -= 1) {
    const rung = BigInt(ladder[Math.min(board, ladder.length - 1)] ?? 1);
    const after = board === boards - 1 ? null : futures;
    // One more drawn board makes every weight `unit ** cells` times as large; an end weighs the same for all.
    const endWeight = unit ** BigInt(cells * (boards - 1 - board));
    futures = new Map([...graph].map(([kept, moves]) => [kept, futureOf(moves, rung, after, endWeight)]));
    if (board === 0) futures = new Map([[start, futures.get(start) as Future]]);
  }
  return lawOf(definition, futures.get(start) as Future, unit ** BigInt(cells * boards));
};

const futureOf = (
  moves: readonly Move[],
  rung: bigint,
  after: ReadonlyMap<string, Future> | null,
  endWeight: bigint,
): Future => {
  const future: Future = new Map();
  const into = (scatters: number, weight: bigint, hits: bigint, sum: bigint, square: bigint): void => {
    const found = future.get(scatters) ?? { weight: 0n, hits: 0n, sum: 0n, square: 0n };
    found.weight += weight;
    found.hits += hits;
    found.sum += sum;
    found.square += square;
    future.set(scatters, found);
  };
  for (const { next, scatters, weight, sum, square } of moves) {
    const [paid, paidSquare] = [sum * rung, square * rung * rung];
    if (next === null || after === null) {
      const hits = next === null ? 0n : weight;
      into(scatters, weight * endWeight, hits * endWeight, paid * endWeight, paidSquare * endWeight);
      continue;
    }
    for (const [end, rest] of after.get(next) ?? [])
      into(
        end,
        weight * rest.weight,
        weight * rest.weight,
        paid * rest.weight + weight * rest.sum,
        paidSquare * rest.weight + 2n * paid * rest.sum + weight * rest.square,
      );
  }
  return future;
};

const lawOf = (definition: SlotDefinition, future: Future, total: bigint): Law => {
  const cases = [...future].map(([scatters, { weight, hits, sum, square }]): Case => {
    const scatterPay = scatterPayOf(definition, scatters);
    const extra = BigInt(scatterPay);
    return {
      scatters,
      coins: 0,
      wildReels: 0,
      weight,
      hits: scatterPay > 0 ? weight : hits,
      even: null,
      sum: sum + extra * weight,
      square: square + 2n * extra * sum + extra * extra * weight,
      max: tumbleMax(definition) + scatterPay,
      top: null,
      scatterPay,
    };
  });
  return { total, cases };
};

/** The highest-paying board on every rung: a full one is cleared whole, so the next can pay as much. */
const tumbleMax = ({ evaluate, grid, cascade }: SlotDefinition): number => {
  const cells = grid.reels * Number(grid.rows);
  const { ladder, boards } = cascade ?? { ladder: [1], boards: 1 };
  const rungs = Array.from({ length: boards }, (_, board) => ladder[Math.min(board, ladder.length - 1)] ?? 1);
  const ladders = evaluate.flatMap((each) => (each.type === 'anywhere' ? Object.values(each.pay) : []));
  const best = ladders.reduce(
    (by, steps) =>
      by.map((pay, left) =>
        Math.max(
          pay,
          ...steps.filter(([count]) => count <= left).map(([count, paid]) => paid + (by[left - count] ?? 0)),
        ),
      ),
    Array.from({ length: cells + 1 }, () => 0),
  );
  return (best[cells] ?? 0) * rungs.reduce((sum, rung) => sum + rung, 0);
};
