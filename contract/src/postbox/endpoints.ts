import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';

/** The calls behind the developer page: what the sandbox kept instead of sending. In live mode they are not found. */

const messageId = idSchema<'message'>();
const channel = z.enum(['sms', 'email']);
const fault = z.enum(['none', 'refuse', 'time-out']);

export const OUTBOX_PAGE_SIZE = 50;

export const listOutbox = endpoint({
  name: 'postbox.list-outbox',
  summary: 'The newest messages the sandbox kept instead of sending.',
  method: 'GET',
  path: '/wps/relay/sandbox/outbox',
  access: 'developer',
  openDuring: ['maintenance', 'region'],
  query: z.strictObject({
    channel: z.optional(channel),
    /** Only messages to this number or mailbox. */
    to: z.optional(z.string().check(z.maxLength(254))),
    /** The last id of the page before. */
    before: z.optional(messageId),
  }),
  value: z.object({
    list: z.array(
      z.object({
        messageId,
        channel,
        to: z.string(),
        purpose: z.string(),
        subject: z.nullable(z.string()),
        body: z.string(),
        /** The code the message carries, for anyone who tries a flow by hand. */
        code: z.nullable(z.string()),
        at: momentSchema,
      }),
    ),
    hasMore: z.boolean(),
    /** How each channel fails on purpose at the moment. */
    faults: z.object({ sms: fault, email: fault }),
  }),
  errors: [],
});

export const clearOutbox = endpoint({
  name: 'postbox.clear-outbox',
  summary: 'Empties the outbox of the sandbox.',
  method: 'DELETE',
  path: '/wps/relay/sandbox/outbox',
  access: 'developer',
  openDuring: ['maintenance', 'region'],
  value: z.object({ removed: z.int() }),
  errors: [],
});

export const setOutboxFault = endpoint({
  name: 'postbox.set-outbox-fault',
  summary: 'Makes the sandbox fail as a real provider might, until it is set back to none.',
  method: 'POST',
  path: '/wps/relay/sandbox/fault',
  access: 'developer',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({ channel, fault }),
  value: z.object({ channel, fault }),
  errors: [],
});
