import type { Outcome } from '../fair/outcome.ts';
import { LOST, won } from '../maths/payout.ts';
import type { Case, Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';

export const XOC_DIA_BETS = ['even', 'odd', 'four-red', 'four-white', 'three-red', 'three-white', 'two-two'] as const;
export type XocDiaBet = (typeof XOC_DIA_BETS)[number];

/** Four discs, red on one side and white on the other; true where red lies up. */
export type Discs = readonly [boolean, boolean, boolean, boolean];

export type XocDiaRules = {
  readonly pays: { readonly evens: string; readonly four: string; readonly three: string; readonly twoTwo: string };
};

export const XOC_DIA: XocDiaRules = { pays: { evens: '0.98', four: '14.5', three: '2.9', twoTwo: '1.58' } };

export const shakeXocDia: Outcome<XocDiaRules, Discs> = (words) => {
  const isRed = (): boolean => below(words, 2) === 1;
  return [isRed(), isRed(), isRed(), isRed()];
};

/** Even and odd count the red discs. */
export const xocDiaReturn = ({ pays }: XocDiaRules, discs: Discs, bet: XocDiaBet): Return => {
  const red = discs.filter(Boolean).length;
  switch (bet) {
    case 'even':
      return red % 2 === 0 ? won(pays.evens) : LOST;
    case 'odd':
      return red % 2 === 1 ? won(pays.evens) : LOST;
    case 'four-red':
      return red === 4 ? won(pays.four) : LOST;
    case 'four-white':
      return red === 0 ? won(pays.four) : LOST;
    case 'three-red':
      return red === 3 ? won(pays.three) : LOST;
    case 'three-white':
      return red === 1 ? won(pays.three) : LOST;
    case 'two-two':
      return red === 2 ? won(pays.twoTwo) : LOST;
  }
};

export const XOC_DIA_CASES: readonly Case<Discs>[] = Array.from({ length: 16 }, (_, bits) => ({
  result: [(bits & 8) > 0, (bits & 4) > 0, (bits & 2) > 0, (bits & 1) > 0] as const,
  ways: 1n,
}));
