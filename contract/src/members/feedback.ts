import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { captchaFields } from '../identity/fields.ts';
import { idSchema } from '../ids.ts';
import { pictureIdSchema, pictureIdsSchema } from '../pictures/fields.ts';
import { momentSchema } from '../time.ts';
import { QUESTION_TYPES } from './feedback-rules.ts';

/** A visitor proves to be a person by the picture; a member is known. */
export const sendFeedback = endpoint({
  name: 'members.send-feedback',
  summary: 'Tells us what is wrong or missing; the same words sent again are kept once.',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'public',
  body: z.strictObject({
    questionType: z.enum(QUESTION_TYPES),
    // More than any text of the length that counts; a refusal of its own says how long it may be.
    content: z.string().check(z.maxLength(4_000)),
    /** Of a member, who sent them before; a visitor has none to send. */
    pictures: z.optional(pictureIdsSchema),
    ...captchaFields,
  }),
  value: z.object({ feedbackId: idSchema<'feedback'>() }),
  errors: [
    'members.feedback-length',
    'members.feedback-limit',
    'pictures.unknown',
    'identity.captcha-required',
    'identity.captcha-wrong',
    'identity.captcha-refused',
    'access.function-off',
  ],
  limit: 'send-feedback',
});

export const listFeedback = endpoint({
  name: 'members.list-feedback',
  summary: 'What the member has written to us lately, newest first, with the pictures that went along.',
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  scopes: ['withdraw'],
  value: z.object({
    list: z.array(
      z.object({
        feedbackId: idSchema<'feedback'>(),
        questionType: z.enum(QUESTION_TYPES),
        content: z.string(),
        sentAt: momentSchema,
        /** Whether somebody has dealt with it. */
        isClosed: z.boolean(),
        pictures: z.array(pictureIdSchema),
      }),
    ),
  }),
  errors: [],
});
