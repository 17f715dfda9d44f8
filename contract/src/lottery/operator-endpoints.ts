import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { lotteryCodeSchema, numeroSchema, resultSchema } from './fields.ts';

const issueFields = { gameCode: lotteryCodeSchema, numero: numeroSchema };

/** Another result of an issue that an outside source drew. */
export const drawCorrectionSchema = z.strictObject({
  ...issueFields,
  board: z.array(z.string().check(z.regex(/^\d{1,10}$/))).check(z.minLength(1), z.maxLength(100)),
});

export const readIssue = endpoint({
  name: 'lottery.read-issue',
  summary: 'One issue: its state, its result, where that came from, and the version a correction has to name.',
  method: 'GET',
  path: '/bo/game/issue',
  access: 'operator',
  permission: 'lottery.read',
  query: z.strictObject(issueFields),
  value: z.extend(resultSchema, { version: z.string() }),
  errors: ['lottery.game-unknown', 'lottery.issue-unknown'],
});

export const correctDraw = endpoint({
  name: 'lottery.correct-draw',
  summary: 'Holds another result of an outside draw for a second person; an in-house draw is never corrected.',
  method: 'POST',
  path: '/bo/game/issue/correct',
  access: 'operator',
  permission: 'lottery.write',
  stepUp: true,
  body: z.extend(drawCorrectionSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [
    'operators.step-up-required',
    'lottery.game-unknown',
    'lottery.issue-unknown',
    'lottery.issue-over',
    'lottery.board-refused',
    'lottery.draw-in-house',
    'approvals.state-conflict',
    'approvals.decided',
  ],
});

export * from './games-operator-endpoints.ts';
