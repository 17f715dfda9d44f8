import type { CardAction } from '@fairground/contract/rooms/fields';
import { actionIn } from '../domain/games.ts';
import type { ActionFault } from '../domain/games.ts';
import type { EventRow } from '../tables.ts';
import { setClocks, useBank } from './clocks.ts';
import { isHouse, note, seatAt, setHand, setSeat } from './work.ts';
import type { Work } from './work.ts';

/** How an action came about. */
export type ActedBy = { readonly requestId: string } | 'clock' | 'house';

/** The engine's seat of a place in the hand that is on. */
export const engineSeatOf = ({ hand }: Pick<Work, 'hand'>, place: number): number | undefined => {
  const at = hand?.seats.findIndex((seat) => seat.place === place) ?? -1;
  return at < 0 ? undefined : at;
};

/** Takes an action of a seat by the rules of the game, or says why not. */
export const takeAction = (
  work: Work,
  engineSeat: number,
  asked: CardAction,
  by: ActedBy,
): EventRow | { readonly fault: ActionFault } => {
  const { hand, game } = work;
  const place = hand?.seats[engineSeat]?.place;
  if (!hand?.state || place === undefined) return { fault: 'hand-is-over' };
  const action = actionIn(game, asked);
  if (!action) return { fault: 'not-a-combination' };
  const applied = game.apply(hand.state, engineSeat, action);
  if ('fault' in applied) return applied;
  const isDraft = action.do === 'draft';
  if (by !== 'clock' && !isDraft) useBank(work, engineSeat);
  noteLife(work, place, by);
  setHand(work, { state: applied.state });
  const kind = by === 'clock' ? 'timed-out' : 'acted';
  const requestId = typeof by === 'object' ? by.requestId : null;
  const event = note(work, { kind, seat: place, action, events: applied.events, requestId });
  setClocks(work, isDraft ? null : engineSeat);
  return event;
};

/** A seat that acts is there; one whose time ran out has its bank used up. */
const noteLife = (work: Work, place: number, by: ActedBy): void => {
  const seat = seatAt(work, place);
  if (!seat || isHouse(seat)) return;
  if (by === 'clock') setSeat(work, place, { timeouts: seat.timeouts + 1, bank_ms: 0 });
  else setSeat(work, place, { timeouts: 0, seen_at: work.now });
};

/** Acts for the seats whose time is up: the house by its public rules, everybody else by the rule of the game. */
export const actForLate = (work: Work): void => {
  const { hand, game } = work;
  const late = hand?.clocks.filter(({ due }) => due <= work.now.getTime()) ?? [];
  for (const { seat } of late) {
    const state = work.hand?.state;
    if (!state || game.isOver(state) || !game.waitsFor(state).includes(seat)) continue;
    const view = game.view(state, seat);
    const place = work.hand?.seats[seat]?.place ?? -1;
    const sitting = seatAt(work, place);
    const isOfHouse = sitting !== undefined && isHouse(sitting);
    const done = takeAction(
      work,
      seat,
      isOfHouse ? game.house(view) : game.timeout(view),
      isOfHouse ? 'house' : 'clock',
    );
    if ('fault' in done) throw new Error(`Seat ${seat} could not be played on: ${done.fault}.`);
  }
};

export const isHandOver = ({ hand, game }: Work): boolean =>
  hand?.status === 'PLAY' && hand.state !== null && game.isOver(hand.state);
