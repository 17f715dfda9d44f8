import * as z from 'zod/mini';
import { seedFields } from '../catalog/seed-fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';

/** A member who may only take money out can still ask the service, from a blocked region too. */
const FOR_MEMBERS = { access: 'member', scopes: ['withdraw'], openDuring: ['region'] } as const;

const messageIdSchema = idSchema<'chat-message'>();

export const chatMessageSchema = z.object({
  messageId: messageIdSchema,
  /** What the page that wrote it calls it; null for what the staff wrote. */
  clientId: z.nullable(z.string()),
  author: z.enum(['member', 'house']),
  /** Plain words, never markup. */
  content: z.string(),
  sentAt: momentSchema,
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

export const readChatUrl = endpoint({
  name: 'support.read-chat-url',
  summary: "Where the caller's chat is: a page of the site where our staff answer, or an outside address.",
  method: 'GET',
  path: '/wps/relay/chat/url',
  ...FOR_MEMBERS,
  query: z.strictObject({
    b2c: z.optional(z.literal('1')),
    /** How the window calls itself, for an outside chat that shows it. */
    title: z.optional(z.string().check(z.maxLength(100))),
    language: seedFields.language,
    headerColor: z.optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))),
  }),
  value: z.object({
    chatUrl: z.string(),
    /** The desk that answers: ranks above 4 are served by the VIP one. */
    csType: z.enum(['LIVECHAT', 'VIP']),
    title: z.string(),
    /** When people answer there, in the site's time zone; null at any hour. */
    hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  }),
  errors: ['access.function-off'],
});

const unreadSchema = z.object({ unReadCount: z.int() });

export const readUnread = endpoint({
  name: 'support.read-unread',
  summary: 'How many answers of the staff the caller has not seen yet.',
  method: 'GET',
  path: '/wps/relay/chat/unread',
  ...FOR_MEMBERS,
  value: unreadSchema,
  errors: [],
});

/** The item whose path is a sealed list: the desks this caller may reach. */
export const SEALED_SERVICE_TYPE = '3';

export const listServicePaths = endpoint({
  name: 'support.list-service-paths',
  summary: "Where the customer service is reached; the item of type '3' only the page that asked can read.",
  method: 'GET',
  path: '/wps/relay/customerService/paths',
  ...FOR_MEMBERS,
  query: z.strictObject({
    /** A P-256 point of the page's own making, uncompressed and base64url: what is sealed opens with its other half. */
    key: z.string().check(z.regex(/^[\w-]{87}$/)),
  }),
  value: z.object({
    version: z.object({
      pathList: z.array(
        z.object({
          /** 1 facebook, 2 telegram, 3 the desks of the house, 4 any other place. */
          type: z.enum(['1', '2', SEALED_SERVICE_TYPE, '4']),
          /** An address; of type '3' a sealed text (see sealed.ts) with a list of `{ csType, title, path }`. */
          path: z.string(),
        }),
      ),
    }),
  }),
  errors: ['support.key-refused', 'access.function-off'],
});

export const CHAT_PAGE_SIZE = 40;

export const readChat = endpoint({
  name: 'support.read-chat',
  summary: "The caller's chat with the staff: the newest messages, or those before one, oldest first.",
  method: 'GET',
  path: '/wps/relay/chat/messages',
  ...FOR_MEMBERS,
  query: z.strictObject({ before: z.optional(messageIdSchema) }),
  value: z.object({
    list: z.array(chatMessageSchema),
    hasMore: z.boolean(),
    /** The last message the caller has seen, and the last one of the caller's that the house has. */
    readUpTo: z.nullable(messageIdSchema),
    seenUpTo: z.nullable(messageIdSchema),
    isClosed: z.boolean(),
    ...unreadSchema.shape,
  }),
  errors: [],
});

export const sendChatMessage = endpoint({
  name: 'support.send-message',
  summary: 'Writes to us; the same clientId writes once.',
  method: 'POST',
  path: '/wps/relay/chat/send',
  ...FOR_MEMBERS,
  body: z.strictObject({
    clientId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    // More than any text of the length that counts; a refusal of its own says how long it may be.
    content: z.string().check(z.maxLength(8_000)),
  }),
  value: z.object({ message: chatMessageSchema }),
  errors: ['support.message-length', 'support.message-conflict', 'access.function-off'],
  limit: 'send-chat',
});

export const markChatRead = endpoint({
  name: 'support.mark-read',
  summary: 'Says up to which message the caller has seen; never goes back.',
  method: 'POST',
  path: '/wps/relay/chat/read',
  ...FOR_MEMBERS,
  body: z.strictObject({ upTo: messageIdSchema }),
  value: unreadSchema,
  errors: [],
  limit: 'read-chat',
});
