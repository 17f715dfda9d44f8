import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';

/** Time in a sandbox: nobody who tries a reality check has to play for an hour. In live mode the call is not found. */

export const backdateLogins = endpoint({
  name: 'identity.backdate-logins',
  summary: 'The running sessions of a member began so many minutes earlier.',
  method: 'POST',
  path: '/wps/relay/sandbox/login',
  access: 'developer',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({ memberId: memberIdSchema, minutes: z.int().check(z.gte(1), z.lte(1_440)) }),
  value: z.object({ sessions: z.int() }),
  errors: [],
});
