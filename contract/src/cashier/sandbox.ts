import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Time in a sandbox: nobody who tries a payout has to wait for it. In live mode the call is not found. */

export const payOutNow = endpoint({
  name: 'cashier.pay-out-now',
  summary:
    'The sandbox pays a withdrawal that it was ordered to pay, and calls back, at once instead of seconds later.',
  method: 'POST',
  path: '/wps/relay/sandbox/payout',
  access: 'developer',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({ no: z.string().check(z.minLength(1), z.maxLength(40)) }),
  value: z.object({}),
  errors: ['cashier.withdrawal-unknown'],
});
