import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { READ } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { lotteryCodeSchema, numeroSchema, resultSchema } from './fields.ts';

const issueFields = { gameCode: lotteryCodeSchema, numero: numeroSchema };

/** Another result of an issue that an outside source drew. */
export const drawCorrectionSchema = z.strictObject({
  ...issueFields,
  board: z.array(z.string().check(z.regex(/^\d{1,10}$/))).check(z.minLength(1), z.maxLength(100)),
});

/** Both names, as in `SSC1M.20260321-0288`. */
const issueNameSchema = z.string().check(z.regex(/^[A-Z0-9_]{2,24}\.\d{8}-[A-Z0-9_]{1,24}$/));

const issueStaffSchema = z.extend(resultSchema, {
  /** Both names, as in `SSC1M.20260321-0288`. */
  issue: z.string(),
  openAt: momentSchema,
  lockAt: momentSchema,
  /** Whether an outside source draws it, whose result two people may correct. */
  isOutside: z.boolean(),
  version: z.string(),
});

export const listIssues = endpoint({
  ...READ,
  name: 'lottery.list-issues',
  summary: 'Issues of a lottery, those to come and the last that were drawn; without one what runs in every lottery.',
  path: '/bo/game/issue/list',
  permission: 'lottery.read',
  query: z.strictObject({ gameCode: z.optional(lotteryCodeSchema) }),
  value: z.object({ list: z.array(issueStaffSchema) }),
  errors: ['lottery.game-unknown'],
});

export const readIssueByName = endpoint({
  ...READ,
  name: 'lottery.read-issue-by-name',
  summary: 'One issue by both its names, for its page.',
  path: '/bo/game/issue/page',
  permission: 'lottery.read',
  query: z.strictObject({ issue: issueNameSchema }),
  value: issueStaffSchema,
  errors: ['lottery.game-unknown', 'lottery.issue-unknown'],
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

/** As many numbers are shown at once, the most expensive first. */
export const EXPOSURE_MAX = 200;
export const EXPOSURE_STATES = ['free', 'near', 'full'] as const;

export const listExposure = endpoint({
  ...READ,
  name: 'lottery.list-exposure',
  summary: 'What the house would owe for single numbers, of one issue or of all on sale, beside the limit of a number.',
  path: '/bo/game/issue/exposure',
  permission: 'lottery.read',
  query: z.strictObject({ issue: z.optional(issueNameSchema), gameCode: z.optional(lotteryCodeSchema) }),
  value: z.object({
    list: z.array(
      z.object({
        exposureId: z.string(),
        issue: z.string(),
        gameCode: lotteryCodeSchema,
        play: z.string(),
        /** The number, or `*` for wide entries, which count with what their best bet brings. */
        line: z.string(),
        amount: moneySchema,
        limit: moneySchema,
        /** The share of the limit, in percent. */
        used: z.string(),
        state: z.enum(EXPOSURE_STATES),
      }),
    ),
  }),
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
