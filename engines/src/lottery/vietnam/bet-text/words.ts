/** The words of typed bets, without marks: kinds of bet and the plays they mean for numbers of a length. */

export type Kind = {
  readonly words: readonly string[];
  /** Play by the length of the numbers. */
  readonly plays: Readonly<Record<number, string>>;
  /** How many numbers it takes at least. */
  readonly least?: number;
  /** The digits of each number in every order. */
  readonly isPermuted?: boolean;
};

const LO = { 2: 'lo.2', 3: 'lo.3', 4: 'lo.4' };
const HEAD_TAIL = { 2: 'de.head-tail', 3: 'three.head-tail' };
const HEAD = { 2: 'de.head', 3: 'three.head' };
const TAIL = { 2: 'de.special', 3: 'three.special', 4: 'four.special' };

const parlays: readonly Kind[] = [2, 3, 4].map((taken) => ({
  words: [`x${taken}`, `xien${taken}`],
  plays: { 2: `xien.${taken}` },
  least: taken,
}));

const missing: readonly Kind[] = [4, 5, 6, 7, 8, 9, 10].map((taken) => ({
  words: [`tr${taken}`, `truot${taken}`],
  plays: { 2: `truot.${taken}` },
  least: taken,
}));

/** Bao 7 and 8 lô close with `l`: without it `b7` is a bao lô of seven thousand. */
export const KINDS: readonly Kind[] = [
  { words: ['bao', 'lo', 'b'], plays: LO },
  { words: ['baodao', 'lodao', 'bdao'], plays: LO, isPermuted: true },
  { words: ['dd', 'dauduoi'], plays: HEAD_TAIL },
  { words: ['dddao', 'dauduoidao'], plays: HEAD_TAIL, isPermuted: true },
  { words: ['dau'], plays: HEAD },
  { words: ['duoi', 'de'], plays: TAIL },
  { words: ['xc', 'xiuchu'], plays: { 3: 'three.head-tail' } },
  { words: ['xcdao', 'xiuchudao'], plays: { 3: 'three.head-tail' }, isPermuted: true },
  { words: ['xcdau'], plays: { 3: 'three.head' } },
  { words: ['xcduoi'], plays: { 3: 'three.special' } },
  { words: ['b7l', 'b8l'], plays: { 2: 'lo.short' } },
  { words: ['da', 'dathang'], plays: { 2: 'da.one' }, least: 2 },
  { words: ['dx', 'daxien'], plays: { 2: 'da.two' }, least: 2 },
  ...parlays,
  ...missing,
];

export const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  KINDS.flatMap((kind) => kind.words.map((word) => [word, kind])),
);

/** The longest first, so that `bdao` is not read as `b`. */
const alternatives = (words: Iterable<string>): string =>
  [...words].toSorted((one, other) => other.length - one.length).join('|');

/**
 * A kind and its amount: thousands, with `n` if one likes, or millions with `tr`; `1,5` is one and a half. Without a unit one
 * digit may follow the comma, because numbers have two and more: `b5,79b2` bets five on what is before and two on 79.
 */
export const KIND_AND_AMOUNT = new RegExp(
  `(${alternatives(KIND_OF.keys())})\\s*(?:(\\d{1,6}[.,]\\d{1,3})(n|k|tr)(?![a-z\\d])|(\\d{1,6}[.,]\\d)(?![a-z\\d*])|(\\d{1,6})(n|k|tr)?(?![a-z\\d]))`,
  'y',
);
/** A kind without an amount, to say what is missing. */
export const KIND_ALONE = new RegExp(`(?:${alternatives(KIND_OF.keys())})(?![a-z])`, 'y');
