import { stepOf } from './definition.ts';
import type { Cascade, SlotDefinition } from './definition.ts';
import { createBoard } from './play/board.ts';
import type { Board, Evaluator } from './play/board.ts';
import { createClusterEvaluator } from './play/clusters.ts';
import { createAnywhereEvaluator } from './play/counts.ts';
import { createLinesEvaluator } from './play/lines.ts';
import { createSource, rowsOf } from './play/sources.ts';
import type { ReadySource } from './play/sources.ts';
import { createWaysEvaluator } from './play/ways.ts';

/** A definition with its tables made ready. It holds the board of the spin under way, so it plays one round at a time. */
export type PreparedSlot = {
  readonly definition: SlotDefinition;
  readonly reels: number;
  readonly rows: number;
  readonly sources: ReadonlyMap<string, ReadySource>;
  readonly evaluator: Evaluator | null;
  readonly scatterPays: Int32Array;
  readonly isScatter: Uint8Array;
  readonly isCoin: Uint8Array;
  readonly cascade: Cascade | null;
  /** Whether scatters and coins are counted on the board that stays, not while strips are drawn. */
  readonly countsAfter: boolean;
  readonly board: Board;
  readonly marks: Uint8Array;
};

export const prepareSlot = (definition: SlotDefinition): PreparedSlot => {
  const { reels } = definition.grid;
  const rows = rowsOf(definition);
  const sources = Object.entries(definition.sources);
  const strips = sources.some(([, { type }]) => type === 'strips');
  const role = (wanted: string): Uint8Array =>
    Uint8Array.from(definition.symbols, (symbol) => (symbol.role === wanted ? 1 : 0));
  const scatter = definition.evaluate.find(({ type }) => type === 'scatter');
  const ladder = scatter?.type === 'scatter' ? scatter.pay : [];
  return {
    definition,
    reels,
    rows,
    sources: new Map(sources.map(([name, source]) => [name, createSource(definition, source)])),
    evaluator: evaluatorOf(definition),
    scatterPays: Int32Array.from({ length: reels * rows + 1 }, (_, count) => stepOf(ladder, count)),
    isScatter: role('scatter'),
    isCoin: role('coin'),
    cascade: definition.cascade,
    countsAfter: !strips,
    board: createBoard(reels, rows),
    marks: new Uint8Array(reels * rows),
  };
};

const evaluatorOf = (definition: SlotDefinition): Evaluator | null => {
  for (const evaluation of definition.evaluate)
    switch (evaluation.type) {
      case 'lines':
        return createLinesEvaluator(definition, evaluation);
      case 'ways':
        return createWaysEvaluator(definition, evaluation);
      case 'anywhere':
        return createAnywhereEvaluator(definition, evaluation);
      case 'cluster':
        return createClusterEvaluator(definition, evaluation);
      case 'scatter':
        break;
      default:
        return evaluation satisfies never;
    }
  return null;
};
