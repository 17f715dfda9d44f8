/** What a player picks for a play: rows of symbols, as `1,2|0,5` in text. */
export type Entry = readonly (readonly string[])[];

/** A row of the picker: which symbols it offers and how many of them may be picked. */
export type Row = {
  readonly name: string;
  /** A list, or, where a row is typed, a test and the most symbols it takes. */
  readonly symbols: readonly string[] | ((symbol: string) => boolean);
  readonly min: number;
  readonly max: number;
  /** How a symbol is kept that may be typed in several ways: `21` and `12` are one box. */
  readonly kept?: (symbol: string) => string;
};

/** Why an entry is no bet; `row` and `at` say where (from 0). */
export type EntryFault = {
  readonly code: 'rows' | 'too-few' | 'too-many' | 'unknown-symbol' | 'repeated-symbol' | 'no-bets';
  readonly row?: number;
  readonly at?: number;
};

export type EntryResult = { readonly entry: Entry } | { readonly fault: EntryFault };

/** The most characters of a text that is looked at; longer ones are refused by their row as too many. */
const SYMBOLS_MAX = 100_000;

/** Reads the text of an entry. Symbols are put in order, so that equal bets have equal texts. */
export const readEntry = (rows: readonly Row[], text: string): EntryResult => {
  const parts = text.split('|');
  if (parts.length !== rows.length) return { fault: { code: 'rows' } };
  const entry: string[][] = [];
  for (const [index, row] of rows.entries()) {
    const part = parts[index] ?? '';
    const written = part === '' ? [] : part.split(',', SYMBOLS_MAX + 1);
    const symbols = row.kept === undefined ? written : written.map(row.kept);
    const fault = faultOf(row, symbols);
    if (fault !== undefined) return { fault: { ...fault, row: index } };
    entry.push(inOrder(row, symbols));
  }
  return { entry };
};

/** The text of an entry; what {@link readEntry} reads. */
export const writeEntry = (entry: Entry): string => entry.map((row) => row.join(',')).join('|');

const faultOf = ({ symbols, min, max }: Row, picked: readonly string[]): EntryFault | undefined => {
  if (picked.length < min) return { code: 'too-few' };
  if (picked.length > max) return { code: 'too-many' };
  const isKnown = (symbol: string): boolean =>
    typeof symbols === 'function' ? symbols(symbol) : placesOf(symbols).has(symbol);
  const unknown = picked.findIndex((symbol) => !isKnown(symbol));
  if (unknown !== -1) return { code: 'unknown-symbol', at: unknown };
  const seen = new Set<string>();
  const repeated = picked.findIndex((symbol) => seen.size === seen.add(symbol).size);
  return repeated === -1 ? undefined : { code: 'repeated-symbol', at: repeated };
};

const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** The place of each symbol of a row, found once per row: entries are read by the million. */
const placesOf = (symbols: readonly string[]): ReadonlyMap<string, number> => {
  let places = known.get(symbols);
  if (places === undefined) {
    places = new Map(symbols.map((symbol, place) => [symbol, place]));
    known.set(symbols, places);
  }
  return places;
};

const inOrder = ({ symbols }: Row, picked: readonly string[]): string[] => {
  if (typeof symbols === 'function') return picked.toSorted();
  const places = placesOf(symbols);
  return picked.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
};
