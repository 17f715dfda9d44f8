import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { CHANGE, READ, requestKeySchema, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { DELIVERY_STATES, WEBHOOK_EVENTS } from './kinds.ts';

export const WEBHOOKS_MAX = 50;
export const DELIVERY_PAGE_SIZE = 100;

const webhookIdSchema = idSchema<'webhook'>();
const deliveryIdSchema = idSchema<'webhook-delivery'>();
const urlSchema = z.string().check(z.trim(), z.minLength(8), z.maxLength(500));
const eventsSchema = z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1), z.maxLength(WEBHOOK_EVENTS.length));

const webhookSchema = z.object({
  webhookId: webhookIdSchema,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  state: z.enum(['on', 'off']),
  waiting: z.int(),
  failed: z.int(),
  deliveredAt: z.nullable(momentSchema),
  createdAt: momentSchema,
  version: z.int(),
});

const deliverySchema = z.object({
  deliveryId: deliveryIdSchema,
  webhookId: webhookIdSchema,
  url: z.string(),
  event: z.string(),
  state: z.enum(DELIVERY_STATES),
  at: momentSchema,
  tries: z.int(),
  /** When it is sent next; nothing once it is decided. */
  nextAt: z.nullable(momentSchema),
  /** The status of the last answer; nothing where none came. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.string()),
  deliveredAt: z.nullable(momentSchema),
  /** As it is sent. */
  body: z.string(),
});

export const listWebhooks = endpoint({
  ...READ,
  name: 'webhooks.list-webhooks',
  summary: 'The addresses that events are sent to.',
  path: '/bo/webhook/list',
  permission: 'system.read',
  query: z.strictObject({}),
  value: z.object({ list: z.array(webhookSchema).check(z.maxLength(WEBHOOKS_MAX)) }),
  errors: [],
});

export const readWebhook = endpoint({
  ...READ,
  name: 'webhooks.read-webhook',
  summary: 'One address that events are sent to.',
  path: '/bo/webhook',
  permission: 'system.read',
  query: z.strictObject({ webhookId: webhookIdSchema }),
  value: webhookSchema,
  errors: ['webhooks.unknown'],
});

export const addWebhook = endpoint({
  ...CHANGE,
  name: 'webhooks.add-webhook',
  summary: 'Adds an address and answers the secret that signs what is sent there.',
  path: '/bo/webhook/add',
  permission: 'system.write',
  body: z.strictObject({
    url: urlSchema,
    events: eventsSchema,
    requestKey: requestKeySchema,
    reason: reasonSchema,
  }),
  value: z.object({ webhookId: webhookIdSchema, secret: z.string() }),
  errors: [STEP_UP, 'webhooks.url-refused', 'webhooks.too-many'],
});

const changed = { webhookId: webhookIdSchema, version: z.int(), reason: reasonSchema };

export const changeWebhook = endpoint({
  ...CHANGE,
  name: 'webhooks.change-webhook',
  summary: 'Changes an address and what is sent there; what waits goes to the new one.',
  path: '/bo/webhook/change',
  permission: 'system.write',
  body: z.strictObject({ ...changed, url: urlSchema, events: eventsSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'webhooks.unknown', 'webhooks.url-refused', 'webhooks.version-conflict'],
});

export const switchWebhook = endpoint({
  ...CHANGE,
  name: 'webhooks.switch-webhook',
  summary: 'Pauses an address or goes on; what happens meanwhile is not sent there.',
  path: '/bo/webhook/switch',
  permission: 'system.write',
  body: z.strictObject({ ...changed, to: z.enum(['on', 'off']) }),
  value: z.object({}),
  errors: [STEP_UP, 'webhooks.unknown', 'webhooks.version-conflict'],
});

export const renewWebhookSecret = endpoint({
  ...CHANGE,
  name: 'webhooks.renew-webhook-secret',
  summary: 'Gives an address another secret at once and answers it; the one before signs nothing more.',
  path: '/bo/webhook/secret',
  permission: 'system.write',
  body: z.strictObject(changed),
  value: z.object({ secret: z.string() }),
  errors: [STEP_UP, 'webhooks.unknown', 'webhooks.version-conflict'],
});

export const pingWebhook = endpoint({
  ...CHANGE,
  name: 'webhooks.ping-webhook',
  summary: 'Sends a test event to an address.',
  path: '/bo/webhook/ping',
  permission: 'system.write',
  body: z.strictObject({ webhookId: webhookIdSchema, requestKey: requestKeySchema, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'webhooks.unknown'],
});

export const replayFailed = endpoint({
  ...CHANGE,
  name: 'webhooks.replay-failed',
  summary: 'Sends everything again that failed at an address.',
  path: '/bo/webhook/replay',
  permission: 'system.write',
  body: z.strictObject({ webhookId: webhookIdSchema, reason: reasonSchema }),
  value: z.object({ count: z.int() }),
  errors: [STEP_UP, 'webhooks.unknown'],
});

export const listDeliveries = endpoint({
  ...READ,
  name: 'webhooks.list-deliveries',
  summary: 'What was sent and what waits, the newest first, in pages.',
  path: '/bo/webhook/delivery/list',
  permission: 'system.read',
  query: z.strictObject({
    webhookId: z.optional(webhookIdSchema),
    state: z.optional(z.enum(DELIVERY_STATES)),
    cursor: z.optional(deliveryIdSchema),
  }),
  value: z.object({ list: z.array(deliverySchema), next: z.nullable(deliveryIdSchema) }),
  errors: [],
});

export const readDelivery = endpoint({
  ...READ,
  name: 'webhooks.read-delivery',
  summary: 'One delivery with what it says and how it stands.',
  path: '/bo/webhook/delivery',
  permission: 'system.read',
  query: z.strictObject({ deliveryId: deliveryIdSchema }),
  value: deliverySchema,
  errors: ['webhooks.delivery-unknown'],
});

export const replayDelivery = endpoint({
  ...CHANGE,
  name: 'webhooks.replay-delivery',
  summary: 'Sends a delivery again, under the same id, whether it failed or arrived.',
  path: '/bo/webhook/delivery/replay',
  permission: 'system.write',
  body: z.strictObject({ deliveryId: deliveryIdSchema, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'webhooks.delivery-unknown'],
});
