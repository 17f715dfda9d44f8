import { CANCELLED_AFTER_MS } from '../domain/pace.ts';
import { actForLate, isHandOver } from './act.ts';
import { openHand, restartHand } from './open-hand.ts';
import { backToTable, isHeld, seatNext, tendSeats } from './tend-seats.ts';
import { goTo, note, seatAt, setHand } from './work.ts';
import type { Work } from './work.ts';

/** What is left to do outside of the transaction: nothing, or paying the hand that is over. */
export type Stepped = 'done' | 'pay';

const STEPS_MAX = 40;

const isDue = ({ table, now }: Work): boolean => table.moves_at !== null && table.moves_at <= now;

/** Brings the table on by everything that is due by now. */
export const stepDue = (work: Work): Stepped => {
  for (let steps = 0; steps < STEPS_MAX && isDue(work); steps += 1) {
    if (isHandOver(work)) return 'pay';
    step(work);
  }
  return isHandOver(work) ? 'pay' : 'done';
};

const step = (work: Work): void => {
  switch (work.table.phase) {
    case 'WAITING':
    case 'PAUSE':
      tendSeats(work);
      seatNext(work);
      return;
    case 'SEATING':
      tendSeats(work);
      if (work.table.phase !== 'SEATING') return;
      if (isHeld(work)) seatNext(work);
      else openHand(work);
      return;
    case 'HAND':
      if (work.hand?.status === 'SEEDS') restartHand(work);
      else actForLate(work);
      return;
    case 'CLOSED':
      goTo(work, 'CLOSED', null);
  }
};

/**
 * A hand that cannot be brought on for ten minutes after it was due: nothing moved yet, so that nothing has to go back.
 * A long hand that met a fault just now is tried again.
 */
export const cancelStuck = (work: Work): boolean => {
  const { hand, table, now } = work;
  const dueAt = table.moves_at?.getTime() ?? now.getTime();
  if (table.phase !== 'HAND' || !hand || now.getTime() - dueAt < CANCELLED_AFTER_MS) return false;
  for (const { place } of hand.seats) {
    const seat = seatAt(work, place);
    if (seat && seat.state === 'IN_HAND') backToTable(work, seat);
  }
  setHand(work, { status: 'CANCELLED', ended_at: now, clocks: [] });
  note(work, { kind: 'hand.cancelled' });
  goTo(work, 'PAUSE', now);
  return true;
};
