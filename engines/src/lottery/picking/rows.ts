import { countDistinctSelections, countSelections, distinctSelections, selections, subsets } from '../counting.ts';
import type { Entry } from '../entry.ts';
import { singles } from './sets.ts';
import { once, rowOf } from './shape.ts';
import type { Shape } from './shape.ts';

/** Ways of picking where every place of the draw has a row of its own. */

type Places = {
  readonly names: readonly string[];
  readonly symbols: readonly string[];
  /** What stands between the symbols of a line; nothing where each is one character. */
  readonly glue?: string;
};

const full = (names: readonly string[], symbols: readonly string[], min: number) =>
  names.map((name) => ({ name, symbols, min, max: symbols.length }));

const split = (line: string, glue: string): readonly string[] => line.split(glue);

const holdsAll = (rows: Entry, symbols: readonly string[]): boolean =>
  symbols.length === rows.length && rows.every((row, place) => row.includes(symbols[place] ?? ''));

/** One symbol of each row: the product of the picks. */
export const places = ({ names, symbols, glue = '' }: Places): Shape => ({
  rows: full(names, symbols, 1),
  count: (entry) => entry.reduce((product, row) => product * row.length, 1),
  lines: (entry) => selections(entry).map((picked) => picked.join(glue)),
  holds: (entry, line) => once(holdsAll(entry, split(line, glue))),
  union: countSelections,
});

/** One symbol of each row, none twice: cars on places, balls in their order. */
export const distinctPlaces = ({ names, symbols, glue = '' }: Places): Shape => ({
  rows: full(names, symbols, 1),
  count: countDistinct,
  lines: (entry) => distinctSelections(entry).map((picked) => picked.join(glue)),
  holds: (entry, line) => once(holdsAll(entry, split(line, glue))),
  union: countDistinctSelections,
});

/**
 * Counts selections without repeats by inclusion and exclusion: all selections, less those where some places share a
 * symbol. Places that share one are a block, whose symbols, as bits, are those all its rows have: no drum of such plays
 * has more than thirty.
 */
const countDistinct = (entry: Entry): number => {
  const symbols = new Map([...new Set(entry.flat())].map((symbol, index) => [symbol, 1 << index]));
  const rows = entry.map((row) => row.reduce((bits, symbol) => bits | (symbols.get(symbol) ?? 0), 0));
  return countInBlocks(rows, [], 1);
};

type Block = { readonly symbols: number; readonly places: number };

const countInBlocks = ([row, ...rest]: readonly number[], blocks: readonly Block[], sign: number): number => {
  if (row === undefined) return blocks.reduce((product, { symbols }) => product * bitsIn(symbols), sign);
  let count = countInBlocks(rest, [...blocks, { symbols: row, places: 1 }], sign);
  for (const [at, { symbols, places: shared }] of blocks.entries()) {
    const both = symbols & row;
    if (both !== 0)
      count += countInBlocks(rest, blocks.with(at, { symbols: both, places: shared + 1 }), sign * -shared);
  }
  return count;
};

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Each symbol of each row is a bet of its own on that row's place: `2:7`. Rows may stay empty. */
export const anyRow = ({ names, symbols }: Places): Shape => ({
  rows: full(names, symbols, 0),
  count: (entry) => entry.reduce((sum, row) => sum + row.length, 0),
  lines: (entry) => entry.flatMap((row, place) => row.map((symbol) => `${place}:${symbol}`)),
  holds: (entry, line) => {
    const [place = '', symbol = ''] = line.split(':');
    return once(rowOf(entry, Number(place)).includes(symbol));
  },
  apart: {
    shape: singles({ symbols }),
    of: (entry) => [...entry.entries()].flatMap(([place, row]) => (row.length > 0 ? [[String(place), [row]]] : [])),
  },
});

/** One symbol from each of any `taken` rows: `02:35` bets 3 on the first place and 5 on the third. */
export const anyPlaces = (taken: number, { names, symbols }: Places): Shape => ({
  rows: full(names, symbols, 0),
  count: (entry) => {
    // Row by row: in how many ways 0, 1, … `taken` rows have been used.
    let used = [1, ...Array.from({ length: taken }, () => 0)];
    for (const row of entry)
      used = used.map((ways, rows) => ways + (rows === 0 ? 0 : (used[rows - 1] ?? 0) * row.length));
    return used[taken] ?? 0;
  },
  lines: (entry) =>
    subsets([...entry.keys()], taken).flatMap((chosen) =>
      selections(chosen.map((place) => rowOf(entry, place))).map((picked) => `${chosen.join('')}:${picked.join('')}`),
    ),
  holds: (entry, line) => {
    const [chosen = '', picked = ''] = line.split(':');
    return once(
      holdsAll(
        [...chosen].map((place) => rowOf(entry, Number(place))),
        [...picked],
      ),
    );
  },
  apart: {
    shape: places({ names: names.slice(0, taken), symbols }),
    of: (entry) =>
      [...subsets([...entry.keys()], taken)].flatMap((chosen) => {
        const rows = chosen.map((place) => rowOf(entry, place));
        return rows.every((row) => row.length > 0) ? [[chosen.join(''), rows]] : [];
      }),
  },
});

/** For every selection as many bets as there are places: on all, on the last but one, … on the last alone. */
export const endings = ({ names, symbols }: Places): Shape => ({
  rows: full(names, symbols, 1),
  count: (entry) => names.length * entry.reduce((product, row) => product * row.length, 1),
  lines: (entry) => selections(entry).flatMap((picked) => picked.map((_, from) => picked.slice(from).join(''))),
  holds: (entry, line) => {
    const before = entry.slice(0, names.length - line.length);
    const behind = entry.slice(names.length - line.length);
    return holdsAll(behind, [...line]) ? before.reduce((product, row) => product * row.length, 1) : 0;
  },
});
