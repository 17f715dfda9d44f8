/** Lists and their sizes: the arithmetic every play of every lottery is made of. */

/** How many ways there are to take `taken` of `size` things, in any order. */
export const choose = (size: number, taken: number): bigint => {
  if (taken < 0 || taken > size) return 0n;
  let ways = 1n;
  for (let step = 1; step <= taken; step += 1) ways = (ways * BigInt(size - taken + step)) / BigInt(step);
  return ways;
};

/** The same for counts of bets, which always fit a number. */
export const ways = (size: number, taken: number): number => {
  if (taken < 0 || taken > size) return 0;
  let count = 1;
  for (let step = 1; step <= taken; step += 1) {
    const grown = count * (size - taken + step);
    // Every step divides evenly, so that numbers are exact as long as they count one by one.
    if (grown > Number.MAX_SAFE_INTEGER) return Number(choose(size, taken));
    count = grown / step;
  }
  return count;
};

/** In how many orders so many of `size` things can come first. */
export const ordersOfSome = (taken: number, size: number): number => {
  let orders = 1;
  for (let step = 0; step < taken; step += 1) orders *= size - step;
  return orders;
};

/** A lazy list that computes its items on each iteration. Not every browser has iterator helpers. */
export type Listing<Item> = Iterable<Item> & {
  readonly map: <Value>(make: (item: Item) => Value) => Listing<Value>;
  readonly flatMap: <Value>(make: (item: Item) => Iterable<Value>) => Listing<Value>;
};

/** Every line of every order is listed, so that a listing must cost no more than it lists. */
class ListingOf<Item> implements Listing<Item> {
  readonly #read: () => Iterable<Item>;

  constructor(read: () => Iterable<Item>) {
    this.#read = read;
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.#read()[Symbol.iterator]();
  }

  map<Value>(make: (item: Item) => Value): Listing<Value> {
    return listing(() => eachMade(this.#read(), make));
  }

  flatMap<Value>(make: (item: Item) => Iterable<Value>): Listing<Value> {
    return listing(() => eachOfMade(this.#read(), make));
  }
}

const listing = <Item>(read: () => Iterable<Item>): Listing<Item> => new ListingOf(read);

function* eachMade<Item, Value>(items: Iterable<Item>, make: (item: Item) => Value): Generator<Value> {
  for (const item of items) yield make(item);
}

function* eachOfMade<Item, Value>(items: Iterable<Item>, make: (item: Item) => Iterable<Value>): Generator<Value> {
  for (const item of items) yield* make(item);
}

/** Every set of `taken` of the items, in the order of the items. */
export const subsets = <Item>(items: readonly Item[], taken: number): Listing<Item[]> =>
  listing(() => eachSubset(items, taken));

function* eachSubset<Item>(items: readonly Item[], taken: number): Generator<Item[]> {
  if (taken > items.length) return;
  const chosen: number[] = [];
  while (chosen.length < taken) chosen.push(chosen.length);
  for (;;) {
    yield chosen.map((index) => items[index] as Item);
    let moving = taken - 1;
    while (moving >= 0 && chosen[moving] === items.length - taken + moving) moving -= 1;
    if (moving < 0) return;
    const from = (chosen[moving] ?? 0) + 1;
    for (let place = moving; place < taken; place += 1) chosen[place] = from + place - moving;
  }
}

/** One item of each row, every way: counted up like a mileage counter, for some plays list a hundred thousand. */
export const selections = <Item>(rows: readonly (readonly Item[])[]): Listing<Item[]> =>
  listing(() => eachSelection(rows));

function* eachSelection<Item>(rows: readonly (readonly Item[])[]): Generator<Item[]> {
  if (rows.some((row) => row.length === 0)) return;
  const wheels = rows.map(() => 0);
  for (;;) {
    yield rows.map((row, place) => row[wheels[place] ?? 0] as Item);
    let turning = rows.length - 1;
    while (turning >= 0 && (wheels[turning] ?? 0) + 1 === rows[turning]?.length) {
      wheels[turning] = 0;
      turning -= 1;
    }
    if (turning < 0) return;
    wheels[turning] = (wheels[turning] ?? 0) + 1;
  }
}

/** The same, without those that name an item twice. */
export const distinctSelections = <Item>(rows: readonly (readonly Item[])[]): Listing<Item[]> =>
  listing(() => eachDistinctSelection(rows));

function* eachDistinctSelection<Item>(rows: readonly (readonly Item[])[]): Generator<Item[]> {
  const [first, ...others] = rows;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const item of first) {
    const without = others.map((row) => row.filter((other) => other !== item));
    for (const rest of eachDistinctSelection(without)) yield [item, ...rest];
  }
}

/** Counts the steps of a long computation and ends it when they are too many. */
export type Effort = { readonly spend: (steps: number) => void };

/** Thrown when a computation needs more steps than it was allowed. */
export class TooMuchEffort extends Error {}

export const effortOf = (stepsMax: number): Effort & { readonly spent: () => number } => {
  let spent = 0;
  return {
    spent: () => spent,
    spend: (steps) => {
      spent += steps;
      if (spent > stepsMax) throw new TooMuchEffort(`More than ${stepsMax} steps are needed.`);
    },
  };
};

/**
 * How many different selections several sets of rows have together. Counted place by place: after each place it is
 * known in how many ways every group of sets still holds what was selected so far, so that nothing is listed and what
 * several sets hold is counted once.
 */
export const countSelections = (sets: readonly (readonly (readonly string[])[])[], effort: Effort): number => {
  const places = sets[0]?.length ?? 0;
  let holding = new Map([[maskOfAll(sets.length), 1]]);
  for (let place = 0; place < places; place += 1) {
    const symbols = tally(holdersAt(sets, place, effort).values());
    const next = new Map<bigint, number>();
    for (const [group, count] of holding) {
      effort.spend(symbols.size);
      for (const [holders, alike] of symbols) {
        const both = group & holders;
        if (both !== 0n) next.set(both, (next.get(both) ?? 0) + count * alike);
      }
    }
    holding = next;
  }
  return sumOf([...holding.values()]);
};

/** The same without selections that name a symbol twice: the symbols used so far are part of what is known. */
export const countDistinctSelections = (sets: readonly (readonly (readonly string[])[])[], effort: Effort): number => {
  const places = sets[0]?.length ?? 0;
  const bits = new Map([...new Set(sets.flat(2))].map((symbol, index) => [symbol, 2 ** index]));
  let holding = new Map([[0, new Map([[maskOfAll(sets.length), 1]])]]);
  for (let place = 0; place < places; place += 1) {
    const symbols = [...holdersAt(sets, place, effort)].map(([symbol, holders]) => ({
      bit: bits.get(symbol) ?? 0,
      holders,
    }));
    const next = new Map<number, Map<bigint, number>>();
    for (const [used, groups] of holding) {
      effort.spend(symbols.length * groups.size);
      for (const { bit, holders } of symbols) {
        // Symbols are few: as bits they fit an integer, and their sum identifies the set.
        if (Math.floor(used / bit) % 2 === 1) continue;
        let into = next.get(used + bit);
        if (into === undefined) next.set(used + bit, (into = new Map()));
        for (const [group, count] of groups) {
          const both = group & holders;
          if (both !== 0n) into.set(both, (into.get(both) ?? 0) + count);
        }
      }
    }
    holding = next;
  }
  return sumOf([...holding.values()].flatMap((groups) => [...groups.values()]));
};

const maskOfAll = (size: number): bigint => (1n << BigInt(size)) - 1n;

/** Which of the sets, as bits, have a symbol in the row of a place. */
const holdersAt = (
  sets: readonly (readonly (readonly string[])[])[],
  place: number,
  effort: Effort,
): ReadonlyMap<string, bigint> => {
  const holders = new Map<string, bigint>();
  for (const [index, rows] of sets.entries()) {
    const row = rows[place] ?? [];
    effort.spend(row.length);
    const bit = 1n << BigInt(index);
    for (const symbol of row) holders.set(symbol, (holders.get(symbol) ?? 0n) | bit);
  }
  return holders;
};

/** Whole numbers from the first to the last, both included. */
export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** How often each item occurs. */
export const tally = <Item>(items: Iterable<Item>): ReadonlyMap<Item, number> => {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** The sizes of the groups of equal items, largest first: `7, 3, 7` has the pattern `21`. */
export const pattern = (items: Iterable<unknown>): string => {
  const seen: unknown[] = [];
  const counts: number[] = [];
  for (const item of items) {
    const known = seen.indexOf(item);
    if (known === -1) {
      seen.push(item);
      counts.push(1);
    } else counts[known] = (counts[known] ?? 0) + 1;
  }
  return counts.toSorted((one, other) => other - one).join('');
};

/** How many different orders the characters of a text have. */
export const ordersOf = (text: string): number => {
  let orders = 1n;
  let placed = 0;
  for (const count of tally(text).values()) {
    placed += count;
    orders *= choose(placed, count);
  }
  return Number(orders);
};

/** Every different order of the characters of a text, the smallest first. */
export const ordered = (text: string): readonly string[] => {
  if (text.length < 2) return [text];
  const firsts = [...new Set(text)].toSorted();
  return firsts.flatMap((first) => ordered(text.replace(first, '')).map((rest) => first + rest));
};

export const sorted = (characters: Iterable<string>): string => [...characters].toSorted().join('');
