import type { Outcome } from '../fair/outcome.ts';
import { LOST, won } from '../maths/payout.ts';
import type { Case, Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';

/** Three dice, each 1 to 6, in the order they were thrown. */
export type Dice = readonly [number, number, number];

/** Rate cards differ from house to house: all pays are data, what a winning unit gains. */
export type SicBoRules = {
  readonly pays: {
    readonly evens: string;
    /** Totals 4 to 17 by their distance from the middle: 10 and 11 first, 4 and 17 last. */
    readonly totals: readonly [string, string, string, string, string, string, string];
    /** A single number on one, two and three dice. */
    readonly single: readonly [string, string, string];
    readonly double: string;
    readonly pair: string;
    readonly anyTriple: string;
    readonly triple: string;
  };
  /** Whether big, small, odd and even lose on three equal dice. */
  readonly evensOnTriple: 'lose' | 'count';
};

export const SIC_BO: SicBoRules = {
  pays: {
    evens: '1',
    totals: ['6', '6', '8', '12', '17', '30', '60'],
    single: ['1', '2', '3'],
    double: '10',
    pair: '5',
    anyTriple: '30',
    triple: '180',
  },
  evensOnTriple: 'lose',
};

/** Tài xỉu: triples count like every other total, and the house takes its part of the win instead. */
export const TAI_XIU: SicBoRules = {
  ...SIC_BO,
  pays: { ...SIC_BO.pays, evens: '0.96' },
  evensOnTriple: 'count',
};

const FACES = [1, 2, 3, 4, 5, 6] as const;
const TOTALS = Array.from({ length: 14 }, (_, index) => index + 4);

/** Every bet: `big`, `total:9`, `single:6`, `double:2`, `pair:1-5`, `any-triple`, `triple:3` and the others. */
export const SIC_BO_BETS: readonly string[] = [
  'small',
  'big',
  'odd',
  'even',
  'any-triple',
  ...TOTALS.map((total) => `total:${total}`),
  ...['single', 'double', 'triple'].flatMap((kind) => FACES.map((face) => `${kind}:${face}`)),
  ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `pair:${low}-${high}`)),
];
const KNOWN = new Set(SIC_BO_BETS);

export const rollSicBo: Outcome<SicBoRules, Dice> = (words) => [roll(words), roll(words), roll(words)];
const roll = (words: () => number): number => below(words, 6) + 1;

export const totalOf = ([one, two, three]: Dice): number => one + two + three;
export const isTriple = ([one, two, three]: Dice): boolean => one === two && two === three;
export const diceShowing = (dice: Dice, face: number): number => dice.filter((die) => die === face).length;

export const sicBoReturn = ({ pays, evensOnTriple }: SicBoRules, dice: Dice, bet: string): Return => {
  if (!KNOWN.has(bet)) throw new RangeError(`Not a bet of this table: ${bet}`);
  const [kind, choice = ''] = bet.split(':');
  const total = totalOf(dice);
  const showing = diceShowing(dice, Number(choice));
  switch (kind) {
    case 'total':
      return total === Number(choice) ? won(pays.totals[Math.floor(Math.abs(total - 10.5))] ?? '0') : LOST;
    case 'single':
      return showing === 0 ? LOST : won(pays.single[showing - 1] ?? '0');
    case 'double':
      return showing >= 2 ? won(pays.double) : LOST;
    case 'triple':
      return showing === 3 ? won(pays.triple) : LOST;
    case 'any-triple':
      return isTriple(dice) ? won(pays.anyTriple) : LOST;
    case 'pair':
      return choice.split('-').every((face) => dice.includes(Number(face))) ? won(pays.pair) : LOST;
    default:
      if (isTriple(dice) && evensOnTriple === 'lose') return LOST;
      return holds(kind ?? '', total) ? won(pays.evens) : LOST;
  }
};

const holds = (side: string, total: number): boolean => {
  if (side === 'small') return total <= 10;
  if (side === 'big') return total >= 11;
  return (total % 2 === 1) === (side === 'odd');
};

/** All 216 throws. */
export const DICE_CASES: readonly Case<Dice>[] = FACES.flatMap((one) =>
  FACES.flatMap((two) => FACES.map((three) => ({ result: [one, two, three] as const, ways: 1n }))),
);
