import type { CardGameCode } from '@fairground/contract/rooms/room-code';
import type { Seat } from './card-game.ts';

/** So many cards every seat is dealt before anything is done; who begins phỏm has one more. */
export const DEALT_EACH: Readonly<Record<CardGameCode, number>> = {
  'tien-len': 13,
  phom: 9,
  'sam-loc': 10,
  'mau-binh': 13,
  'ba-cay': 3,
  'xi-dach': 2,
  lieng: 3,
  holdem: 2,
};

/** Where in the deck the first `count` cards of a seat lie: it is dealt round by round from the seat after the button. */
export const placesOfSeat = (
  { players, button }: { readonly players: number; readonly button: Seat },
  seat: Seat,
  count: number,
): readonly number[] => {
  const first = (seat - button - 1 + players) % players;
  return Array.from({ length: count }, (_, round) => round * players + first);
};
