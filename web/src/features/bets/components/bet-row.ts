import type { Bet, RoundState } from '@fairground/contract/betting/endpoints';
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
  LOST: 'neutral',
  CANCELLED: 'neutral',
} as const satisfies Record<RoundState, string>;
