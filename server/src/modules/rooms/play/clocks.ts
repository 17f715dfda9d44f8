import { GONE_MS, TIMEOUTS_MAX } from '../domain/pace.ts';
import type { HandRow, SeatClock, SeatRow } from '../tables.ts';
import { isHouse, seatAt, setHand, setSeat, setTable } from './work.ts';
import type { Work } from './work.ts';

const placeOf = (hand: HandRow, seat: number): number => hand.seats[seat]?.place ?? -1;

/** The time of a turn, with what a late action may be late. */
const turnOf = ({ sheet, pace }: Work): number => sheet.turnMs * pace.clockPart + pace.graceMs;

/** How long a seat has: its turn and what is left of its bank; players of the house think, and who is gone waits for nobody. */
const timeOf = (work: Work, seat: SeatRow | undefined): { readonly turn: number; readonly bank: number } => {
  if (!seat || isHouse(seat)) return { turn: work.pace.thinksMs, bank: 0 };
  if (seat.state === 'LEAVING' || seat.timeouts >= TIMEOUTS_MAX) return { turn: GONE_MS, bank: 0 };
  return { turn: turnOf(work), bank: seat.bank_ms };
};

const freshClock = (work: Work, hand: HandRow, seat: number): SeatClock => {
  const { turn, bank } = timeOf(work, seatAt(work, placeOf(hand, seat)));
  const since = work.now.getTime();
  return { seat, since, due: since + turn + bank, bank };
};

/**
 * Sets the clocks of the seats the hand waits for. A seat that goes on waiting keeps its clock; the one that acted begins
 * anew where it is asked again.
 */
export const setClocks = (work: Work, acted: number | null): void => {
  const { hand, game } = work;
  if (!hand?.state) return;
  const waits = game.isOver(hand.state) ? [] : game.waitsFor(hand.state);
  const clocks = waits.map(
    (seat) =>
      (seat === acted ? undefined : hand.clocks.find((clock) => clock.seat === seat)) ?? freshClock(work, hand, seat),
  );
  setHand(work, { clocks });
  const dues = clocks.map(({ due }) => due);
  setTable(work, { moves_at: new Date(dues.length === 0 ? work.now.getTime() : Math.min(...dues)) });
};

/** Takes from the bank of a seat what its action took beyond the turn. */
export const useBank = (work: Work, engineSeat: number): void => {
  const clock = work.hand?.clocks.find(({ seat }) => seat === engineSeat);
  const seat = work.hand && seatAt(work, placeOf(work.hand, engineSeat));
  if (!clock || !seat || isHouse(seat)) return;
  const beyond = work.now.getTime() - clock.since - turnOf(work);
  if (beyond > 0) setSeat(work, seat.seat, { bank_ms: Math.max(0, seat.bank_ms - beyond) });
};

/** What a seat has in its bank of time when a hand begins. */
export const fullBank = ({ sheet, pace }: Pick<Work, 'sheet' | 'pace'>) => ({
  bank_ms: Math.round(sheet.bankMs * pace.clockPart),
});
