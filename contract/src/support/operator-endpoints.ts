import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { chatMessageSchema } from './endpoints.ts';

const account = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

export const listChats = endpoint({
  ...READ,
  name: 'support.list-chats',
  summary: 'Members who wait for an answer in the chat: VIPs first, then those who wait longest.',
  path: '/bo/chat/list',
  permission: 'support.read',
  value: z.object({
    list: z.array(z.object({ account: z.string(), desk: z.string(), since: momentSchema })),
  }),
  errors: [],
});

export const listChatsOfMember = endpoint({
  ...READ,
  name: 'support.list-of-member',
  summary: 'The talk with a member, if there ever was one: who serves it and how it stands, not what was said.',
  path: '/bo/chat/of-member',
  permission: 'support.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({
    list: z.array(
      z.object({
        account: z.string(),
        desk: z.string(),
        state: z.string(),
        since: z.nullable(momentSchema),
        changedAt: momentSchema,
      }),
    ),
  }),
  errors: [],
});

/** The member sees that it was read, so it takes the right to answer. */
export const showChat = endpoint({
  ...READ,
  name: 'support.show-chat',
  summary: 'The last of the talk with a member; the member sees that it was read, and the audit log keeps who looked.',
  path: '/bo/chat/read',
  permission: 'support.write',
  query: z.strictObject({ account }),
  value: z.object({
    account: z.string(),
    desk: z.string(),
    state: z.string(),
    messages: z.array(chatMessageSchema),
  }),
  errors: ['support.conversation-unknown'],
});

export const answerChat = endpoint({
  ...CHANGE,
  name: 'support.answer-chat',
  summary:
    'Writes to a member; open pages show it at once. The same words again right behind each other are said once.',
  path: '/bo/chat/answer',
  permission: 'support.write',
  body: z.strictObject({ account, text: z.string().check(z.maxLength(4_000)), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'support.conversation-unknown', 'support.message-length'],
});

export const closeChat = endpoint({
  ...CHANGE,
  name: 'support.close-chat',
  summary: 'Puts a talk away that is dealt with; the next message of the member opens it again.',
  path: '/bo/chat/close',
  permission: 'support.write',
  body: z.strictObject({ account, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'support.conversation-unknown'],
});
