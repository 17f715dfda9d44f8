import type { CardAction, CardGameCode } from '@fairground/contract/rooms/fields';
import { baCay } from '@fairground/engines/cards/ba-cay';
import type { BettingDeal } from '@fairground/engines/cards/betting/betting-game';
import type { PotSettlement } from '@fairground/engines/cards/betting/pots';
import type { ActionFault, CardGame, Debt } from '@fairground/engines/cards/card-game';
import { FULL_DECK } from '@fairground/engines/cards/hand-deck';
import { holdem } from '@fairground/engines/cards/holdem';
import { lieng } from '@fairground/engines/cards/lieng';
import { mauBinh } from '@fairground/engines/cards/mau-binh';
import { phom } from '@fairground/engines/cards/phom';
import { samLoc } from '@fairground/engines/cards/sam-loc';
import { tienLen } from '@fairground/engines/cards/tien-len';
import { xiDach } from '@fairground/engines/cards/xi-dach';
import { RANKS, rankOf } from '@fairground/engines/tables/card';
import type { Card } from '@fairground/engines/tables/card';

/** What a hand's state is to the rooms: kept as it is, read by its engine alone. */
export type HandState = { readonly stateOf: 'hand' };
/** What one seat may see; nothing else of a hand leaves the module. */
export type SeatView = { readonly viewOf: 'seat' };
export type EngineEvent = { readonly is: string };

type Common = Pick<
  CardGame<unknown, HandState, CardAction, EngineEvent, SeatView>,
  | 'code'
  | 'players'
  | 'isOver'
  | 'waitsFor'
  | 'view'
  | 'faultOf'
  | 'legal'
  | 'apply'
  | 'timeout'
  | 'house'
  | 'winnerOf'
  | 'favours'
> & {
  readonly rules: unknown;
  readonly deal: (deal: BettingDeal, rules: unknown) => HandState;
  /** The numbers that are shuffled, ascending. */
  readonly cards: readonly Card[];
  readonly actions: readonly CardAction['do'][];
};

/** A game as the rooms play it: paid by debts in units, or from pots of chips. */
export type RoomGame =
  | (Common & { readonly pays: 'debts'; readonly settle: (state: HandState) => readonly Debt[] })
  | (Common & {
      readonly pays: 'pots';
      readonly settle: (state: HandState) => PotSettlement;
      readonly putIn: (state: HandState) => readonly number[];
    });

export type { ActionFault, Debt, PotSettlement };

/** So many chips are one unit in games that are paid from pots: fine enough for a rake of three percent. */
export const CHIPS_PER_UNIT = 100;

const HOLDEM_RULES: typeof holdem.rules = {
  smallBlind: CHIPS_PER_UNIT / 2,
  bigBlind: CHIPS_PER_UNIT,
  rakeBasisPoints: holdem.rules.rakeBasisPoints,
  rakeCapBigBlinds: holdem.rules.rakeCapBigBlinds,
};
const LIENG_RULES: typeof lieng.rules = { ...lieng.rules, ante: CHIPS_PER_UNIT };

/** Ba cây is played with aces to nines. */
const SHORT_DECK = FULL_DECK.filter((card) => rankOf(card) <= RANKS - 4);

type Erased<Pays extends RoomGame['pays']> = Extract<RoomGame, { readonly pays: Pays }>;

/** The engines' types of state and view end here: each is only ever handed what it made itself. */
const debtsOf = (game: object, parts: Pick<Common, 'actions'> & { readonly cards?: readonly Card[] }): RoomGame =>
  ({ cards: FULL_DECK, ...game, ...parts, pays: 'debts' }) as unknown as Erased<'debts'>;

const potsOf = (game: object, rules: unknown): RoomGame =>
  ({
    ...game,
    rules,
    cards: FULL_DECK,
    actions: ['fold', 'check', 'call', 'raise'],
    pays: 'pots',
    putIn: (state: { readonly betting: { readonly put: readonly number[] } }) => state.betting.put,
  }) as unknown as Erased<'pots'>;

export const GAMES: Readonly<Record<CardGameCode, RoomGame>> = {
  'tien-len': debtsOf(tienLen, { actions: ['play', 'pass'] }),
  phom: debtsOf(phom, { actions: ['draw', 'eat', 'discard'] }),
  'sam-loc': debtsOf(samLoc, { actions: ['declare', 'decline', 'play', 'pass'] }),
  'mau-binh': debtsOf(mauBinh, { actions: ['draft', 'lay', 'declare'] }),
  'ba-cay': debtsOf(baCay, { actions: ['bet'], cards: SHORT_DECK }),
  'xi-dach': debtsOf(xiDach, { actions: ['bet', 'draw', 'stand', 'open'] }),
  lieng: potsOf(lieng, LIENG_RULES),
  holdem: potsOf(holdem, HOLDEM_RULES),
};

/** The action in the engine's shape; undefined where the game knows no such action. */
export const actionIn = (game: RoomGame, action: CardAction): CardAction | undefined => {
  if (!game.actions.includes(action.do)) return undefined;
  if (action.do !== 'bet') return action;
  if (game.code === 'ba-cay')
    return { do: 'bet', units: action.units, isInCommon: action.isInCommon ?? false, sides: action.sides ?? [] };
  return action.isInCommon === undefined && action.sides === undefined ? { do: 'bet', units: action.units } : undefined;
};
