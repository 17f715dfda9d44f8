import * as z from 'zod/mini';
import { push } from '../push.ts';
import { cardTableIdSchema, tableWordSchema } from './fields.ts';
import { handEventSchema, tableViewSchema } from './table.ts';

/**
 * A table the member sits at has changed. The view is the member's own and whole; `events` are what happened since the
 * push before, so that a client can show how it came about. After a gap the client reads the table anew.
 */
export const tableMoved = push({
  name: 'rooms.table-moved',
  audience: 'member',
  data: z.object({ table: tableViewSchema, events: z.array(handEventSchema) }),
});

/** Somebody at the table said something. */
export const tableSaid = push({
  name: 'rooms.table-said',
  audience: 'member',
  data: z.object({ tableId: cardTableIdSchema, seat: z.int(), word: tableWordSchema }),
});

/** The member has no seat at this table any more; what lay on it is back in the wallet. */
export const seatLeft = push({
  name: 'rooms.seat-left',
  audience: 'member',
  data: z.object({
    tableId: cardTableIdSchema,
    /** `out` and `won` end a sit-and-go. */
    why: z.enum(['asked', 'away', 'short', 'blocked', 'table-closed', 'out', 'won']),
  }),
});
