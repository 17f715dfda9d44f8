import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fixtureIdSchema, SPORTS } from './fields.ts';

/** Time in a sandbox: nobody who tries a live bet has to wait for a match. In live mode the call is not found. */

export const startMatch = endpoint({
  name: 'sports.start-match',
  summary:
    'Begins the next match of a sport that the simulator planned at once; its result stays the one it is drawn to.',
  method: 'POST',
  path: '/wps/relay/sandbox/match',
  access: 'developer',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({ sport: z.enum(SPORTS) }),
  value: z.object({ fixtureId: fixtureIdSchema }),
  errors: ['sports.fixture-unknown'],
});
