import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { push } from '../push.ts';
import { chatMessageSchema } from './endpoints.ts';

/** Somebody wrote in the member's chat; pages know a message they have by its id. */
export const chatMessageAdded = push({
  name: 'support.message-added',
  audience: 'member',
  data: z.object({ message: chatMessageSchema, unReadCount: z.int() }),
});

/** One of both sides has read on, or the staff have closed the chat. */
export const chatMarked = push({
  name: 'support.chat-marked',
  audience: 'member',
  data: z.object({
    readUpTo: z.nullable(idSchema<'chat-message'>()),
    seenUpTo: z.nullable(idSchema<'chat-message'>()),
    isClosed: z.boolean(),
    unReadCount: z.int(),
  }),
});
