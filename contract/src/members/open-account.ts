import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { isAgentSchema, usernameField } from '../identity/fields.ts';
import { presetRatesField, seriesField } from './preset-rates.ts';

export const openAccount = endpoint({
  name: 'members.open-account',
  summary: "Opens an account in the caller's line with a password told once, which its owner must change.",
  method: 'POST',
  path: '/wps/relay/agent/account/open',
  access: 'agent',
  encrypted: true,
  body: z.strictObject({
    username: usernameField,
    type: z.union([z.literal(0), z.literal(1)]),
    /** The series of the lottery; as much as the caller holds where nothing is said of an agent. */
    series: z.optional(seriesField),
    rates: z.optional(presetRatesField),
  }),
  value: z.object({ account: z.string(), password: z.string(), type: isAgentSchema }),
  errors: [
    'members.fields-refused',
    'members.open-limit',
    'members.type-refused',
    'members.line-full',
    'members.series-refused',
    'members.rate-refused',
    'identity.username-taken',
  ],
  limit: 'secure-account',
});
