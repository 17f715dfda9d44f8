import { below } from '../../random/words.ts';
import type { Words } from '../../random/words.ts';
import type { SlotDefinition, Source, Weights } from '../definition.ts';
import type { Board } from './board.ts';

/** A source made ready: fills a board, held reels being wild already, and draws single cells for a refill. */
export type ReadySource = {
  readonly draw: (words: Words, board: Board, held: number) => void;
  readonly cell: (words: Words, reel: number) => number;
};

export const createSource = (definition: SlotDefinition, source: Source): ReadySource =>
  source.type === 'strips' ? createStrips(definition, source.strips) : createCells(definition, source.weights);

const indexOf = (definition: SlotDefinition, id: string): number =>
  definition.symbols.findIndex((symbol) => symbol.id === id);

const createStrips = (definition: SlotDefinition, strips: readonly string[]): ReadySource => {
  const rows = Number(definition.grid.rows);
  const wild = definition.symbols.findIndex(({ expands }) => expands === true);
  const reels = strips.map((strip) => {
    const stops = windowsOf(strip, rows).map((window) => {
      const symbols = window.map((id) => indexOf(definition, id));
      const role = (wanted: string): number =>
        symbols.filter((symbol) => definition.symbols[symbol]?.role === wanted).length;
      const isWild = wild >= 0 && symbols.includes(wild);
      return {
        cells: isWild ? symbols.map(() => wild) : symbols,
        scatters: role('scatter'),
        coins: role('coin'),
        isWild,
      };
    });
    return {
      size: stops.length,
      cells: Uint8Array.from(stops.flatMap(({ cells }) => cells)),
      scatters: Uint8Array.from(stops, ({ scatters }) => scatters),
      coins: Uint8Array.from(stops, ({ coins }) => coins),
      wild: Uint8Array.from(stops, ({ isWild }) => (isWild ? 1 : 0)),
    };
  });

  return {
    draw: (words, board, held) => {
      board.scatters = 0;
      board.coins = 0;
      board.wildReels = held;
      for (let index = 0; index < reels.length; index += 1) {
        if ((held >> index) % 2 === 1) {
          board.cells.fill(wild, index * rows, (index + 1) * rows);
          board.stops[index] = -1;
          continue;
        }
        const reel = reels[index] as (typeof reels)[number];
        const stop = below(words, reel.size);
        board.stops[index] = stop;
        for (let row = 0; row < rows; row += 1)
          board.cells[index * rows + row] = reel.cells[stop * rows + row] as number;
        board.scatters += reel.scatters[stop] as number;
        board.coins += reel.coins[stop] as number;
        board.wildReels |= (reel.wild[stop] as number) << index;
      }
    },
    cell: () => {
      throw new Error('Strips are not refilled cell by cell.');
    },
  };
};

/** What each stop of a strip shows, the strip being a ring. */
export const windowsOf = (strip: string, rows: number): readonly (readonly string[])[] =>
  Array.from(strip, (_, stop) =>
    Array.from({ length: rows }, (_cell, row) => strip[(stop + row) % strip.length] ?? ''),
  );

const createCells = (definition: SlotDefinition, weights: readonly Weights[]): ReadySource => {
  const { reels, rows } = definition.grid;
  const tables = Array.from({ length: reels }, (_, reel) => tableOf(definition, weights[reel] ?? weights[0] ?? {}));
  const most = rowsOf(definition);
  const heights = typeof rows === 'number' ? null : rows.flatMap(([height, weight]) => Array(weight).fill(height));
  const cell = (words: Words, reel: number): number => {
    const table = tables[reel] as Uint8Array;
    return table[below(words, table.length)] as number;
  };

  return {
    cell,
    draw: (words, board) => {
      for (let reel = 0; reel < reels; reel += 1) {
        const height = heights === null ? most : (heights[below(words, heights.length)] as number);
        board.heights[reel] = height;
        board.stops[reel] = -1;
        for (let row = 0; row < height; row += 1) board.cells[reel * most + row] = cell(words, reel);
      }
      board.wildReels = 0;
    },
  };
};

/** One entry for each unit of weight, so that a draw is a look-up. */
const tableOf = (definition: SlotDefinition, weights: Weights): Uint8Array =>
  Uint8Array.from(definition.symbols.flatMap(({ id }, index) => Array.from({ length: weights[id] ?? 0 }, () => index)));

/** The greatest height of a reel. */
export const rowsOf = ({ grid: { rows } }: SlotDefinition): number =>
  typeof rows === 'number' ? rows : Math.max(...rows.map(([height]) => height));
