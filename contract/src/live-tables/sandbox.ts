import * as z from 'zod/mini';
import { nodeIdSchema } from '../catalog/game.ts';
import { endpoint } from '../endpoint.ts';
import { TABLE_PHASES } from '../studio/table.ts';

/** Time in a sandbox: nobody who tries a table has to wait for it. In live mode the call is not found. */

export const hurryTable = endpoint({
  name: 'studio.hurry-table',
  summary: 'Ends what a table is at before its time: its round is dealt and paid at once, or the next one opens.',
  method: 'POST',
  path: '/wps/relay/sandbox/table',
  access: 'developer',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({
    nodeId: nodeIdSchema,
    /** Where the table shall be; one that is there stays as it is. */
    until: z.enum(['OPEN', 'SETTLED']),
  }),
  /** A table that nobody looks at opens no round, and a round that was called off is not paid: it may be elsewhere. */
  value: z.object({ number: z.int(), phase: z.enum(TABLE_PHASES) }),
  errors: ['studio.game-closed', 'studio.round-unknown'],
});
