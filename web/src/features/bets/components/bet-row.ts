import type { Bet, BetResult } from '@fairground/contract/betting/endpoints';
import type { OwnRound } from '../model/proof.ts';

/** A bet with the words people know its game and vendor by. */
export type BetRow = Bet & {
  readonly name: string;
  readonly vendorName: string;
  readonly round: OwnRound | undefined;
};

export const TONES = {
  OPEN: 'info',
  WON: 'gain',
  LOST: 'loss',
  EVEN: 'neutral',
  VOID: 'neutral',
} as const satisfies Record<BetResult, string>;
