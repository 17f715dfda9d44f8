import { LINES_MAX } from '@fairground/contract/lottery/orders';

/**
 * The largest bets the lottery takes. A schema says how long a line may be, the games say which lines are bets: what
 * costs most is named here.
 */

export type Wide = { readonly about: string; readonly gameCode: string; readonly lines: readonly WideLine[] };
export type WideLine = {
  readonly play: string;
  readonly content: string;
  readonly unit: 'thousandth';
  readonly multiple: 1;
  readonly bets: number;
};

const line = (play: string, content: string, bets: number): WideLine => ({
  play,
  content,
  unit: 'thousandth',
  multiple: 1,
  bets,
});

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const CARS = Array.from({ length: 10 }, (_, car) => String(car + 1).padStart(2, '0'));
const rows = (count: number, symbols: readonly string[]): string =>
  Array.from({ length: count }, () => symbols.join(',')).join('|');

/** Rows that lack some symbols, others for each number. */
const scattered = (number: number, places: number, symbols: readonly string[], kept: number) =>
  Array.from({ length: places }, (_, place) =>
    symbols.filter((_symbol, at) => (number * 7 + place * 3 + at * at + at * number) % 10 < kept),
  );

const scatteredLine = (play: string, number: number): WideLine => {
  const entry = scattered(number, 5, DIGITS, 8).map((row) => (row.length === 0 ? ['0'] : row));
  return line(
    play,
    entry.map((row) => row.join(',')).join('|'),
    entry.reduce((product, row) => product * row.length, 1),
  );
};

const lines = (count: number, make: (number: number) => WideLine): readonly WideLine[] =>
  Array.from({ length: count }, (_, number) => make(number));

const typed = (from: number, count: number): WideLine =>
  line('five.typed', Array.from({ length: count }, (_, at) => String(from + at).padStart(5, '0')).join(','), count);

/** Carts on one issue. */
export const WIDE_CARTS: readonly Wide[] = [
  { about: 'every number', gameCode: 'SSC1M', lines: [line('five.direct', rows(5, DIGITS), 100_000)] },
  {
    about: 'a hundred wide lines',
    gameCode: 'SSC1M',
    lines: lines(LINES_MAX, (number) => scatteredLine('five.direct', number)),
  },
  { about: 'every ending', gameCode: 'SSC1M', lines: [line('five.combo', rows(5, DIGITS), 500_000)] },
  {
    about: 'a hundred orders of cars',
    gameCode: 'PK10_1M',
    lines: lines(LINES_MAX, () => line('top5.direct', rows(5, CARS), 30_240)),
  },
  { about: 'ten thousand typed numbers', gameCode: 'SSC1M', lines: [0, 1, 2].map((at) => typed(at * 3_300, 3_300)) },
  {
    about: 'twenty thousand bets told one by one',
    gameCode: 'SSC1M',
    lines: lines(LINES_MAX, () => line('front3.direct', '0,1,2,3,4|0,1,2,3,4|0,1,2,3,4,5,6,7', 200)),
  },
];

/** Carts on a hundred issues. */
export const WIDE_CHASES: readonly Wide[] = [
  { about: 'every number, a hundred times', gameCode: 'SSC1M', lines: [line('five.direct', rows(5, DIGITS), 100_000)] },
  { about: '3,300 typed numbers, a hundred times', gameCode: 'SSC1M', lines: [typed(0, 3_300)] },
  {
    about: 'two hundred bets told one by one, a hundred times',
    gameCode: 'SSC1M',
    lines: [line('front3.direct', '0,1,2,3,4|0,1,2,3,4|0,1,2,3,4,5,6,7', 200)],
  },
];

/** What a cart costs in units of the wallet: two thousandths a bet. */
export const priceOf = ({ lines: bought }: Wide, times = 1): string =>
  ((bought.reduce((sum, { bets }) => sum + bets, 0) * 2 * times) / 1_000).toFixed(4);
