import { sql } from 'kysely';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { countWaiting } from '../../../platform/work-queue.ts';

/** Orders of goods that wait for staff: to be decided, packed, sent or confirmed. */
export const orderQueue: WorkQueue = {
  name: 'loyalty.orders',
  needs: 'loyalty.write',
  dueMinutes: 24 * 60,
  read: (reader) =>
    countWaiting(
      reader,
      sql`select moved_at as at from loyalty_redeem
           where status = 'IN_PROCESS' or delivery in ('TO_PACK', 'PACKED', 'SHIPPED')`,
    ),
};
