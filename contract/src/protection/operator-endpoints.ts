import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import { EXCLUSION_STATES } from './states.ts';

export const liftAnswerSchema = z.strictObject({ id: idSchema<'exclusion'>(), answer: z.enum(['GRANT', 'REFUSE']) });

export const EXCLUSION_PAGE_SIZE = 50;

export const listExclusions = endpoint({
  name: 'protection.list-exclusions',
  summary: 'Exclusions, those that wait for an answer first among their state; newest first, in pages.',
  method: 'GET',
  path: '/bo/protection/exclusion/list',
  access: 'operator',
  permission: 'protection.read',
  query: z.strictObject({
    state: z.optional(z.enum(EXCLUSION_STATES)),
    cursor: z.optional(idSchema<'exclusion'>()),
  }),
  value: z.object({
    list: z.array(
      z.object({
        id: idSchema<'exclusion'>(),
        memberId: memberIdSchema,
        state: z.enum(EXCLUSION_STATES),
        beganAt: momentSchema,
        endsAt: z.nullable(momentSchema),
        reason: z.nullable(z.string()),
        askedAt: z.nullable(momentSchema),
        answerBy: z.nullable(momentSchema),
        liftsAt: z.nullable(momentSchema),
        version: z.string(),
      }),
    ),
    next: z.nullable(idSchema<'exclusion'>()),
  }),
  errors: [],
});

export const answerLift = endpoint({
  name: 'protection.answer-lift',
  summary: 'Holds the answer to a request to lift an exclusion for a second person.',
  method: 'POST',
  path: '/bo/protection/exclusion/answer',
  access: 'operator',
  permission: 'protection.write',
  stepUp: true,
  body: z.extend(liftAnswerSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [
    'operators.step-up-required',
    'protection.exclusion-unknown',
    'protection.lift-not-due',
    'approvals.state-conflict',
    'approvals.decided',
  ],
});
