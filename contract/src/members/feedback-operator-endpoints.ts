import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { pictureIdSchema } from '../pictures/fields.ts';
import { momentSchema } from '../time.ts';

const feedbackId = idSchema<'feedback'>();

const feedbackSchema = z.object({
  feedbackId,
  sentAt: momentSchema,
  /** Null for a visitor. */
  account: z.nullable(z.string()),
  questionType: z.string(),
  content: z.string(),
  pictures: z.array(pictureIdSchema),
  state: z.enum(['new', 'assigned', 'answered', 'closed']),
});

export const listWaitingFeedback = endpoint({
  ...READ,
  name: 'members.list-waiting-feedback',
  summary: 'What members and visitors wrote and nobody has dealt with yet, oldest first.',
  path: '/bo/feedback/list',
  permission: 'support.read',
  value: z.object({
    list: z.array(feedbackSchema),
  }),
  errors: [],
});

export const listFeedbackOfMember = endpoint({
  ...READ,
  name: 'members.list-feedback-of-member',
  summary: 'What one member wrote lately, newest first, also what was dealt with.',
  path: '/bo/feedback/of-member',
  permission: 'support.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({ list: z.array(feedbackSchema) }),
  errors: [],
});

export const readFeedback = endpoint({
  ...READ,
  name: 'members.read-feedback',
  summary: 'One feedback, whether it waits or was dealt with.',
  path: '/bo/feedback',
  permission: 'support.read',
  query: z.strictObject({ feedbackId: feedbackId }),
  value: feedbackSchema,
  errors: ['members.feedback-unknown'],
});

export const closeFeedback = endpoint({
  ...CHANGE,
  name: 'members.close-feedback',
  summary: 'Puts a feedback away that was dealt with.',
  path: '/bo/feedback/close',
  permission: 'support.write',
  body: z.strictObject({ feedbackId, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'members.feedback-unknown'],
});
