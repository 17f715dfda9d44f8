import type { Card } from '../../tables/card.ts';
import type { Deal, Debt, HiddenCards, Seat } from '../card-game.ts';
import { dealCards } from '../deal-cards.ts';
import { sorted } from './combination.ts';
import type { Combination } from './combination.ts';
import { INSTANT_WINS, instantWinOf } from './instant-win.ts';
import type { InstantWin } from './instant-win.ts';

/** What is paid, in units of the table. */
export type SamLocRules = {
  readonly card: number;
  /** A seat that played no card pays this and nothing else. */
  readonly frozen: number;
  readonly heldTwo: number;
  readonly heldFour: number;
  readonly cutPiece: number;
  /** From each, where a seat declared that nobody will beat it; as much for each seat where it is stopped. */
  readonly declared: number;
  readonly instant: number;
};

export const SAM_LOC_SHEET: SamLocRules = {
  card: 1,
  frozen: 15,
  heldTwo: 10,
  heldFour: 10,
  cutPiece: 10,
  declared: 20,
  instant: 20,
};

export type Played = { readonly seat: Seat; readonly combination: Combination };

export type Trick = { readonly plays: readonly Played[]; readonly passed: readonly Seat[] };

export const NEW_TRICK: Trick = { plays: [], passed: [] };

/** How a hand ended. */
export type End =
  | { readonly by: 'instant'; readonly winner: Seat; readonly win: InstantWin }
  | { readonly by: 'stopped'; readonly winner: Seat }
  /** `liable` let a seat with one card win on a single it could have beaten itself. */
  | { readonly by: 'out'; readonly winner: Seat; readonly liable: Seat | null };

export type SamLocState = {
  readonly rules: SamLocRules;
  readonly hands: readonly HiddenCards[];
  readonly hasPlayed: readonly boolean[];
  /** Seats that have not said yet whether they declare; empty once cards are played. */
  readonly asked: readonly Seat[];
  readonly declarer: Seat | null;
  readonly leader: Seat;
  readonly turn: Seat | null;
  readonly trick: Trick;
  readonly cuts: readonly Debt[];
  readonly end: End | null;
};

const CARDS_EACH = 10;

/** The winner of the hand before leads, in a first hand the seat after the button. */
export const dealSamLoc = (deal: Deal, rules: SamLocRules): SamLocState => {
  const hands = dealCards(deal, CARDS_EACH).map((hand) => sorted(hand) as HiddenCards);
  const leader = deal.winner ?? (deal.button + 1) % deal.players;
  const end = instantEnd(hands, leader);
  return {
    rules,
    hands,
    hasPlayed: hands.map(() => false),
    asked: end === null ? [...hands.keys()] : [],
    declarer: null,
    leader,
    turn: null,
    trick: NEW_TRICK,
    cuts: [],
    end,
  };
};

/** Of two seats with the same win the one that comes first from the leader has it. */
const instantEnd = (hands: readonly (readonly Card[])[], leader: Seat): End | null => {
  const wins = hands.flatMap((_, step) => {
    const winner = (leader + step) % hands.length;
    const win = instantWinOf(hands[winner] ?? []);
    return win === undefined ? [] : [{ by: 'instant' as const, winner, win }];
  });
  return wins.toSorted((one, other) => INSTANT_WINS.indexOf(one.win) - INSTANT_WINS.indexOf(other.win))[0] ?? null;
};
