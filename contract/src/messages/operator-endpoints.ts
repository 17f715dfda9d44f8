import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { localizedSchema } from '../localized.ts';
import { momentSchema } from '../time.ts';
import { BROADCAST_AUDIENCES, BROADCAST_CATEGORIES, BROADCAST_LENGTH } from './broadcasts.ts';
import { inboxCursorSchema, messageSchema } from './endpoints.ts';

const broadcastIdSchema = idSchema<'broadcast'>();

const textSchema = z.strictObject({
  title: z.string().check(z.maxLength(BROADCAST_LENGTH.title * 4)),
  body: z.string().check(z.maxLength(BROADCAST_LENGTH.body * 4)),
});

const broadcastFields = {
  category: z.enum(BROADCAST_CATEGORIES),
  audience: z.enum(BROADCAST_AUDIENCES),
  /** Only with the audience RANK: the lowest rank that gets it. */
  rankMin: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
};

const shownBroadcast = z.object({
  broadcastId: broadcastIdSchema,
  category: z.enum(BROADCAST_CATEGORIES),
  audience: z.enum(BROADCAST_AUDIENCES),
  rankMin: z.nullable(z.int()),
  texts: localizedSchema(textSchema),
  titles: localizedSchema(z.string()),
  sentBy: z.string(),
  sentAt: momentSchema,
});

export const listBroadcasts = endpoint({
  name: 'messages.list-broadcasts',
  summary: 'What staff wrote to many members at once, newest first.',
  method: 'GET',
  path: '/bo/messages/broadcasts',
  access: 'operator',
  permission: 'messages.read',
  query: z.strictObject({ before: z.optional(broadcastIdSchema) }),
  value: z.object({
    list: z.array(shownBroadcast),
    hasMore: z.boolean(),
    next: z.nullable(broadcastIdSchema),
  }),
  errors: [],
});

export const readBroadcast = endpoint({
  name: 'messages.read-broadcast',
  summary: 'One message to many, in every language it was written in.',
  method: 'GET',
  path: '/bo/messages/broadcast',
  access: 'operator',
  permission: 'messages.read',
  query: z.strictObject({ broadcastId: broadcastIdSchema }),
  value: shownBroadcast,
  errors: ['messages.broadcast-unknown'],
});

export const listMessagesOfMember = endpoint({
  name: 'messages.list-of-member',
  summary: 'What the site wrote to a member, newest first, in the words of the site; deleted ones are marked.',
  method: 'GET',
  path: '/bo/messages/of-member',
  access: 'operator',
  permission: 'messages.read',
  query: z.strictObject({ memberId: memberIdSchema, before: z.optional(inboxCursorSchema) }),
  value: z.object({
    list: z.array(
      z.object({
        ...z.omit(messageSchema, { isRead: true, link: true }).shape,
        readAt: z.nullable(momentSchema),
        deletedAt: z.nullable(momentSchema),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
});

export const sendBroadcast = endpoint({
  name: 'messages.send-broadcast',
  summary: 'Writes to many members at once; the same key writes once.',
  method: 'POST',
  path: '/bo/messages/broadcasts',
  access: 'operator',
  permission: 'messages.write',
  stepUp: true,
  body: z.strictObject({
    ...broadcastFields,
    /** Plain words in every language the site offers. */
    texts: localizedSchema(textSchema),
    reason: reasonSchema,
    /** Of the caller's own making; a repeat with the same key is answered and writes nothing. */
    idempotencyKey: z.string().check(z.regex(/^[\w.:-]{8,64}$/)),
  }),
  value: z.object({ broadcastId: broadcastIdSchema }),
  errors: ['operators.step-up-required', 'messages.audience-refused', 'messages.text-refused', 'messages.key-conflict'],
});
