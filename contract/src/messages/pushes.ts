import * as z from 'zod/mini';
import { push } from '../push.ts';

/** The member's inbox has changed: a message came, or another page read or deleted one. */
export const inboxChanged = push({
  name: 'messages.inbox-changed',
  audience: 'member',
  data: z.object({ unreadMessage: z.int() }),
});

/** Staff wrote to many members at once; a page asks whether it is for its member. */
export const broadcastSent = push({
  name: 'messages.broadcast-sent',
  audience: 'site',
  data: z.object({}),
});
