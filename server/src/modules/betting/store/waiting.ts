import { sql } from 'kysely';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { countWaiting } from '../../../platform/work-queue.ts';

const PARKED_DUE_MINUTES = 60;
const OVERDUE_DUE_MINUTES = 48 * 60;

/** Wins without a bet, and rounds that should have been over a day ago. */
export const bettingQueues: readonly WorkQueue[] = [
  {
    name: 'betting.parked-wins',
    needs: 'games.write',
    dueMinutes: PARKED_DUE_MINUTES,
    read: (reader) => countWaiting(reader, sql`select at from betting_parked_win where reviewed_at is null`),
  },
  {
    name: 'betting.overdue-rounds',
    needs: 'games.write',
    dueMinutes: OVERDUE_DUE_MINUTES,
    read: (reader) => countWaiting(reader, sql`select placed_at as at from betting_overdue_round`),
  },
];
