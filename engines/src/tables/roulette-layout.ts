const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);
const ROWS = Array.from({ length: 12 }, (_, row) => row);
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const DOUBLE_ZERO = 37;

export type RouletteLayout = ReadonlyMap<string, ReadonlySet<number>>;

/** Every bet on the layout, with its pockets. Three numbers make a row; zeros lie above the first. */
export const rouletteLayout = (zeros: 'single' | 'double'): RouletteLayout => (zeros === 'single' ? SINGLE : DOUBLE);

const inside = (): readonly (readonly [string, readonly number[]])[] => [
  ...NUMBERS.map((number) => named('straight', [number])),
  ...NUMBERS.filter((number) => number % 3 !== 0).map((number) => named('split', [number, number + 1])),
  ...NUMBERS.filter((number) => number <= 33).map((number) => named('split', [number, number + 3])),
  ...ROWS.map((row) =>
    named(
      'street',
      [1, 2, 3].map((place) => 3 * row + place),
    ),
  ),
  ...NUMBERS.filter((number) => number <= 33 && number % 3 !== 0).map((number) =>
    named('corner', [number, number + 1, number + 3, number + 4]),
  ),
  ...ROWS.slice(0, -1).map((row) =>
    named(
      'line',
      [1, 2, 3, 4, 5, 6].map((place) => 3 * row + place),
    ),
  ),
];

const outside = (): readonly (readonly [string, readonly number[]])[] => [
  ...[1, 2, 3].map((column) => [`column:${column}`, NUMBERS.filter((number) => number % 3 === column % 3)] as const),
  ...[1, 2, 3].map(
    (dozen) => [`dozen:${dozen}`, NUMBERS.filter((number) => Math.ceil(number / 12) === dozen)] as const,
  ),
  ['red', NUMBERS.filter((number) => RED.has(number))],
  ['black', NUMBERS.filter((number) => !RED.has(number))],
  ['odd', NUMBERS.filter((number) => number % 2 === 1)],
  ['even', NUMBERS.filter((number) => number % 2 === 0)],
  ['low', NUMBERS.filter((number) => number <= 18)],
  ['high', NUMBERS.filter((number) => number > 18)],
];

/** The double zero is written `00`. */
const named = (kind: string, pockets: readonly number[]): readonly [string, readonly number[]] => [
  `${kind}:${pockets.map((pocket) => (pocket === DOUBLE_ZERO ? '00' : pocket)).join('-')}`,
  pockets,
];

const layout = (atZero: readonly (readonly [string, readonly number[]])[]): RouletteLayout =>
  new Map([...atZero, ...inside(), ...outside()].map(([bet, pockets]) => [bet, new Set(pockets)]));

const SINGLE = layout([
  named('straight', [0]),
  ...[1, 2, 3].map((number) => named('split', [0, number])),
  named('trio', [0, 1, 2]),
  named('trio', [0, 2, 3]),
  named('first-four', [0, 1, 2, 3]),
]);

const DOUBLE = layout([
  named('straight', [0]),
  named('straight', [DOUBLE_ZERO]),
  named('split', [0, DOUBLE_ZERO]),
  named('split', [0, 1]),
  named('split', [0, 2]),
  named('split', [DOUBLE_ZERO, 2]),
  named('split', [DOUBLE_ZERO, 3]),
  named('trio', [0, 1, 2]),
  named('trio', [0, DOUBLE_ZERO, 2]),
  named('trio', [DOUBLE_ZERO, 2, 3]),
  named('first-five', [0, DOUBLE_ZERO, 1, 2, 3]),
]);
