/** What a player picks for a play: rows of symbols, as `1,2|0,5` in text. */
export type Entry = readonly (readonly string[])[];

/** A row of the picker: which symbols it offers and how many of them may be picked. */
export type Row = {
  readonly name: string;
  /** A list, or, where a row is typed, a test and the most symbols it takes. */
  readonly symbols: readonly string[] | ((symbol: string) => boolean);
  readonly min: number;
  readonly max: number;
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
    const symbols = part === '' ? [] : part.split(',', SYMBOLS_MAX + 1);
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
  const known = typeof symbols === 'function' ? symbols : isIn(symbols);
  const unknown = picked.findIndex((symbol) => !known(symbol));
  if (unknown !== -1) return { code: 'unknown-symbol', at: unknown };
  const seen = new Set<string>();
  const repeated = picked.findIndex((symbol) => seen.size === seen.add(symbol).size);
  return repeated === -1 ? undefined : { code: 'repeated-symbol', at: repeated };
};

const isIn = (symbols: readonly string[]): ((symbol: string) => boolean) => {
  const set = new Set(symbols);
  return (symbol) => set.has(symbol);
};

const inOrder = ({ symbols }: Row, picked: readonly string[]): string[] => {
  if (typeof symbols === 'function') return picked.toSorted();
  const places = new Map(symbols.map((symbol, place) => [symbol, place]));
  return picked.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
};
