import * as z from 'zod/mini';
import { tileSchema } from '../console/answers.ts';
import { endpoint } from '../endpoint.ts';
import { READ } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';

export const PROVIDER_STATES = ['answering', 'resting'] as const;

export const listPaymentProviders = endpoint({
  ...READ,
  name: 'cashier.list-payment-providers',
  summary: 'Payment providers, whether they answer, and what became of the deposits of the last hour.',
  path: '/bo/payments/providers',
  permission: 'deposits.read',
  value: z.object({
    list: z.array(
      z.object({
        provider: z.string(),
        /** One that rests is neither offered to players nor ordered to pay out until it answers. */
        state: z.enum(PROVIDER_STATES),
        /** Codes of the channels it serves. */
        channels: z.string(),
        restsSince: z.nullable(momentSchema),
        failedAt: z.nullable(momentSchema),
        /** Orders and questions that it did not answer since its last answer. */
        ordersFailed: z.int(),
        questionsFailed: z.int(),
        paid: z.int(),
        failed: z.int(),
      }),
    ),
  }),
  errors: [],
});

export const readProvidersTile = endpoint({
  ...READ,
  name: 'cashier.read-providers-tile',
  summary: 'How many payment providers answer and how many rest, for the first page.',
  path: '/bo/today/payment-providers',
  permission: 'deposits.read',
  value: tileSchema,
  errors: [],
});
