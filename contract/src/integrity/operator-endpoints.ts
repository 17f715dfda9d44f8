import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { CSV_TYPE, fileSchema } from '../bytes.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { EVENT_KINDS, PROGRAMS, RETURN_DAYS, RETURN_STATES, THRESHOLD_KINDS } from './kinds.ts';

export const EVENT_PAGE_SIZE = 100;
export const PROGRAM_PAGE_SIZE = 100;
export const RETURN_PAGE_SIZE = 100;

const eventIdSchema = idSchema<'significant-event'>();
const filter = {
  kind: z.optional(z.enum(EVENT_KINDS)),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

export const listEvents = endpoint({
  ...READ,
  name: 'integrity.list-events',
  summary: 'The register of significant events, the newest first, in pages.',
  path: '/bo/event/list',
  permission: 'events.read',
  query: z.strictObject({ ...filter, cursor: z.optional(eventIdSchema) }),
  value: z.object({
    list: z.array(
      z.object({
        eventId: eventIdSchema,
        kind: z.enum(EVENT_KINDS),
        at: momentSchema,
        /** What it is about, such as `member 12`. */
        subject: z.string(),
        amount: z.nullable(moneySchema),
        currency: z.nullable(z.string()),
        detail: z.string(),
        /** Who did it, where somebody of staff did. */
        by: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(eventIdSchema),
  }),
  errors: ['integrity.range-backwards'],
});

export const exportEvents = endpoint({
  ...READ,
  name: 'integrity.export-events',
  summary: 'The register as a file of comma separated values; the audit log keeps who took it.',
  path: '/bo/event/export',
  permission: 'events.read',
  query: z.strictObject(filter),
  file: [CSV_TYPE],
  value: fileSchema,
  errors: ['integrity.range-backwards', 'integrity.export-running'],
});

export const listThresholds = endpoint({
  ...READ,
  name: 'integrity.list-thresholds',
  summary: 'From which amount on a wager, a win or a payment is significant.',
  path: '/bo/event/threshold/list',
  permission: 'events.read',
  value: z.object({ list: z.array(z.object({ kind: z.enum(THRESHOLD_KINDS), amount: moneySchema })) }),
  errors: [],
});

export const setThreshold = endpoint({
  ...CHANGE,
  name: 'integrity.set-threshold',
  summary: 'Sets from which amount on something is significant; it counts for what comes after.',
  path: '/bo/event/threshold',
  permission: 'events.write',
  body: z.strictObject({ kind: z.enum(THRESHOLD_KINDS), amount: moneySchema, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'integrity.threshold-refused'],
});

const checkSchema = z.object({
  checkId: idSchema<'program-check'>(),
  program: z.enum(PROGRAMS),
  /** SHA-256 over the names and contents of its files. */
  digest: z.string(),
  files: z.int(),
  /** The same as at the check before. */
  isSame: z.boolean(),
  checkedAt: momentSchema,
  checkedBy: z.nullable(z.string()),
});
export type ProgramCheck = z.output<typeof checkSchema>;

export const listProgramChecks = endpoint({
  ...READ,
  name: 'integrity.list-program-checks',
  summary: 'The digests of the programs, as they were taken every day and on demand; the newest first.',
  path: '/bo/integrity/program/list',
  permission: 'events.read',
  query: z.strictObject({ program: z.optional(z.enum(PROGRAMS)), cursor: z.optional(idSchema<'program-check'>()) }),
  value: z.object({ list: z.array(checkSchema), next: z.nullable(idSchema<'program-check'>()) }),
  errors: [],
});

export const checkPrograms = endpoint({
  ...CHANGE,
  name: 'integrity.check-programs',
  summary: 'Takes the digests of the programs now and compares them with those of the check before.',
  path: '/bo/integrity/program/check',
  permission: 'events.write',
  body: z.strictObject({ reason: reasonSchema }),
  value: z.object({ list: z.array(checkSchema) }),
  errors: [STEP_UP],
});

export const listReturns = endpoint({
  ...READ,
  name: 'integrity.list-returns',
  summary:
    'What every game really returned, beside the return it states and the band in which chance alone may move it.',
  path: '/bo/game/return/list',
  permission: 'games.read',
  query: z.strictObject({
    /** Up to today, which is not over; 30 without it. */
    days: z.optional(z.enum(RETURN_DAYS)),
    state: z.optional(z.enum(RETURN_STATES)),
    nodeId: z.optional(idSchema<'game'>()),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  value: z.object({
    list: z.array(
      z.object({
        returnId: z.string(),
        names: z.record(z.string(), z.string()),
        /** The game of the catalogue; nothing where the bets of a lottery or a sport name none. */
        nodeId: z.nullable(idSchema<'game'>()),
        vendor: z.string(),
        currency: z.string(),
        rounds: z.int(),
        stake: moneySchema,
        payout: moneySchema,
        /** Percentages with two decimals. */
        actual: z.string(),
        stated: z.nullable(z.string()),
        low: z.nullable(z.string()),
        high: z.nullable(z.string()),
        state: z.enum(RETURN_STATES),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
});

export * from './copy-endpoints.ts';
