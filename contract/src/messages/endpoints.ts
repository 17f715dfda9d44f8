import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import { MESSAGE_CATEGORIES } from './kinds.ts';

/** A member who may only take money out still reads what the site wrote about it, from a blocked region too. */
const FOR_MEMBERS = { access: 'member', scopes: ['withdraw'], openDuring: ['region'] } as const;

const messageIdSchema = idSchema<'message'>();
const categorySchema = z.enum(MESSAGE_CATEGORIES);

export const messageSchema = z.object({
  messageId: messageIdSchema,
  category: categorySchema,
  /** Plain words in the caller's language, never markup. */
  title: z.string(),
  body: z.string(),
  /** The page of the member centre it is about, and the number of what is opened there. */
  link: z.nullable(z.object({ page: z.string(), id: z.nullable(z.string()) })),
  createdAt: momentSchema,
  isRead: z.boolean(),
});
export type InboxMessage = z.output<typeof messageSchema>;

const unreadSchema = z.object({ unreadMessage: z.int() });

export const MESSAGE_PAGE_SIZE = 20;
export const SEARCH_LENGTH_MAX = 60;

/** A place in the list: the moment of a message and its number. */
export const inboxCursorSchema = z.string().check(z.regex(/^\d{1,15}-[1-9]\d{0,17}$/));

export const listMessages = endpoint({
  name: 'messages.list',
  summary: "The caller's messages, newest first, by category and by what is in them.",
  method: 'GET',
  path: '/wps/relay/message/list',
  ...FOR_MEMBERS,
  query: z.strictObject({
    category: z.optional(categorySchema),
    /** Words of the text, an amount or a number; without regard to case and accents. */
    search: z.optional(z.string().check(z.maxLength(SEARCH_LENGTH_MAX))),
    unreadOnly: z.optional(z.literal('1')),
    /** The `next` of the page before; pages do not shift when a message comes meanwhile. */
    before: z.optional(inboxCursorSchema),
  }),
  value: z.object({
    list: z.array(messageSchema),
    /** Where the next page begins; null where there is none. */
    next: z.nullable(z.string()),
    ...unreadSchema.shape,
  }),
  errors: [],
});

export const readUnreadMessages = endpoint({
  name: 'messages.read-unread',
  summary: 'How many messages the caller has not read.',
  method: 'GET',
  path: '/wps/relay/message/unreadCount',
  ...FOR_MEMBERS,
  value: unreadSchema,
  errors: [],
});

export const MARKED_AT_ONCE_MAX = 100;
const idsSchema = z.array(messageIdSchema).check(z.minLength(1), z.maxLength(MARKED_AT_ONCE_MAX));

export const markMessagesRead = endpoint({
  name: 'messages.mark-read',
  summary: 'Marks messages as read: some, or all up to the newest the caller was shown.',
  method: 'POST',
  path: '/wps/relay/message/read',
  ...FOR_MEMBERS,
  body: z.union([
    z.strictObject({ ids: idsSchema }),
    z.strictObject({ upTo: messageIdSchema, category: z.optional(categorySchema) }),
  ]),
  value: unreadSchema,
  errors: [],
  limit: 'mark-messages',
});

export const deleteMessages = endpoint({
  name: 'messages.delete',
  summary: 'Takes messages out of the inbox; they can be brought back for a while.',
  method: 'POST',
  path: '/wps/relay/message/delete',
  ...FOR_MEMBERS,
  body: z.strictObject({ ids: idsSchema }),
  value: unreadSchema,
  errors: [],
  limit: 'mark-messages',
});

export const restoreMessages = endpoint({
  name: 'messages.restore',
  summary: 'Brings deleted messages back.',
  method: 'POST',
  path: '/wps/relay/message/restore',
  ...FOR_MEMBERS,
  body: z.strictObject({ ids: idsSchema }),
  value: unreadSchema,
  errors: [],
  limit: 'mark-messages',
});

const choicesSchema = z.object({
  list: z.array(
    z.object({
      category: categorySchema,
      isOn: z.boolean(),
      /** Whether it is always sent. */
      isFixed: z.boolean(),
    }),
  ),
});
export type MessageChoices = z.output<typeof choicesSchema>;

export const readMessageChoices = endpoint({
  name: 'messages.read-choices',
  summary: 'Which categories of messages the caller gets.',
  method: 'GET',
  path: '/wps/relay/message/choices',
  ...FOR_MEMBERS,
  value: choicesSchema,
  errors: [],
});

export const chooseMessages = endpoint({
  name: 'messages.choose',
  summary:
    'Switches a category of messages on or off for the caller; the money and the security of the account stay on.',
  method: 'PUT',
  path: '/wps/relay/message/choices',
  ...FOR_MEMBERS,
  body: z.strictObject({ category: categorySchema, isOn: z.boolean() }),
  value: choicesSchema,
  errors: ['messages.category-always-sent'],
  limit: 'change-settings',
});
