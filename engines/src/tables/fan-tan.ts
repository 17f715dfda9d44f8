import type { Outcome } from '../fair/outcome.ts';
import { LOST, RETURNED, won } from '../maths/payout.ts';
import type { Case, Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';

/** What is left when buttons are taken away four at a time: one, two, three or four. */
export const REMAINDERS = [1, 2, 3, 4] as const;

/** The house takes its part of every win: pays are data, what a winning unit gains. */
export type FanTanRules = {
  /** So many buttons lie under the cup at least, and so many piles are possible, each equally likely. */
  readonly least: number;
  /** A multiple of four, so that every remainder is equally likely. */
  readonly piles: number;
  readonly pays: {
    /** One number; the other three lose. */
    readonly fan: string;
    /** One number wins and another gives the stake back. */
    readonly nim: string;
    /** Either of two neighbours. */
    readonly kwok: string;
    /** Any of three. */
    readonly ssh: string;
    readonly evens: string;
  };
};

export const FAN_TAN: FanTanRules = {
  least: 41,
  piles: 60,
  pays: { fan: '2.85', nim: '1.9', kwok: '0.95', ssh: '0.31', evens: '0.95' },
};

/** Two numbers that lie beside each other on the cloth. */
const NEIGHBOURS = ['1-2', '2-3', '3-4', '4-1'] as const;

/** `fan:3`, `nim:1-2` (the first wins, the second gives back), `kwok:1-2`, `ssh:1-2-3`, `odd`, `even`. */
export const FAN_TAN_BETS: readonly string[] = [
  ...REMAINDERS.map((number) => `fan:${number}`),
  'odd',
  'even',
  ...NEIGHBOURS.map((pair) => `kwok:${pair}`),
  ...REMAINDERS.flatMap((first) =>
    REMAINDERS.filter((second) => second !== first).map((second) => `nim:${first}-${second}`),
  ),
  ...REMAINDERS.map((left) => `ssh:${REMAINDERS.filter((number) => number !== left).join('-')}`),
];
const KNOWN = new Set(FAN_TAN_BETS);

/** The buttons that lie under the cup. */
export const coverFanTan: Outcome<FanTanRules, number> = (words, { least, piles }) => least + below(words, piles);

export const remainderOf = (buttons: number): number => ((buttons - 1) % REMAINDERS.length) + 1;

export const fanTanReturn = ({ pays }: FanTanRules, buttons: number, bet: string): Return => {
  if (!KNOWN.has(bet)) throw new RangeError(`Not a bet of this table: ${bet}`);
  const left = remainderOf(buttons);
  const [kind, list = ''] = bet.split(':');
  const numbers = list.split('-').map(Number);
  switch (kind) {
    case 'fan':
      return numbers.includes(left) ? won(pays.fan) : LOST;
    case 'kwok':
      return numbers.includes(left) ? won(pays.kwok) : LOST;
    case 'ssh':
      return numbers.includes(left) ? won(pays.ssh) : LOST;
    case 'nim':
      return numbers[0] === left ? won(pays.nim) : numbers[1] === left ? RETURNED : LOST;
    default:
      return (left % 2 === 1) === (kind === 'odd') ? won(pays.evens) : LOST;
  }
};

export const fanTanCases = ({ least, piles }: FanTanRules): readonly Case<number>[] =>
  Array.from({ length: piles }, (_, index) => ({ result: least + index, ways: 1n }));
