import type { Bet } from '@fairground/contract/betting/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { findOwnRounds } from '@fairground/contract/studio/endpoints';

export type OwnRound = ValueOf<typeof findOwnRounds>['list'][number];

/** Where a bet can be checked by anyone who placed it. */
export type Proof =
  | { readonly kind: 'round'; readonly href: string; readonly nonce: number }
  | { readonly kind: 'draw'; readonly href: string }
  | { readonly kind: 'hand'; readonly href: string };

/** The house's own lotteries tell the code of the game with the bet; rounds of other vendors cannot be checked here. */
export const isOwnDraw = ({ category, gameCode }: Pick<Bet, 'category' | 'gameCode'>): boolean =>
  gameCode !== null && (category === 'LOTT' || category === 'ELOTT');

/** The round of a hand in our card rooms names its number. */
const HAND = /^hand:([1-9]\d{0,17})$/;

/** A round of the studio has its proof from the start, a draw when it is held, a hand of cards when it is paid; a bet taken back never has one. */
export const proofOf = (
  bet: Pick<Bet, 'betId' | 'category' | 'gameCode' | 'roundId' | 'state'>,
  round: OwnRound | undefined,
): Proof | undefined => {
  if (round) return { kind: 'round', href: `/fair?round=${round.roundId}`, nonce: round.nonce };
  const isHeld = bet.state === 'WON' || bet.state === 'LOST';
  const [, hand] = bet.category === 'PVP' ? (HAND.exec(bet.roundId) ?? []) : [];
  if (hand !== undefined && isHeld) return { kind: 'hand', href: `/fair?hand=${hand}` };
  return isOwnDraw(bet) && isHeld ? { kind: 'draw', href: `/lottery/check?orderId=${bet.betId}` } : undefined;
};
