import * as z from 'zod/mini';
import { CSV_TYPE, fileSchema } from '../bytes.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { READ } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';

export const LOGS = ['audit', 'events'] as const;
export type Log = (typeof LOGS)[number];
export const COPY_PAGE_SIZE = 100;
/** `whole`: the file is there and says what was written; `none`: this installation keeps no copy. */
export const COPY_STATES = ['whole', 'missing', 'changed', 'none'] as const;

const copyIdSchema = idSchema<'log copy'>();
const filter = { log: z.optional(z.enum(LOGS)) };

export const listCopies = endpoint({
  ...READ,
  name: 'integrity.list-copies',
  summary: "The files of the regulator's copy of the logs, each compared with its digest, the newest first.",
  path: '/bo/regulator/copy/list',
  permission: 'regulator.read',
  query: z.strictObject({ ...filter, cursor: z.optional(copyIdSchema) }),
  value: z.object({
    list: z.array(
      z.object({
        copyId: copyIdSchema,
        log: z.enum(LOGS),
        file: z.string(),
        firstLine: z.string(),
        lastLine: z.string(),
        lines: z.int(),
        digest: z.string(),
        state: z.enum(COPY_STATES),
        at: momentSchema,
      }),
    ),
    next: z.nullable(copyIdSchema),
  }),
  errors: [],
});

export const exportLog = endpoint({
  ...READ,
  name: 'integrity.export-log',
  summary: 'The audit trail for the regulator, the oldest line first, from the database; the trail keeps who took it.',
  path: '/bo/regulator/export',
  permission: 'regulator.read',
  query: z.strictObject(filter),
  file: [CSV_TYPE],
  value: fileSchema,
  errors: ['integrity.export-running'],
});

export const listRetention = endpoint({
  ...READ,
  name: 'integrity.list-retention',
  summary: 'What is kept for how long, and the oldest there is.',
  path: '/bo/regulator/retention',
  permission: 'regulator.read',
  value: z.object({
    list: z.array(
      z.object({
        what: z.string(),
        /** Days after which it is deleted; nothing where it is never deleted. */
        keptDays: z.nullable(z.int()),
        /** How long the rules ask for it. */
        askedDays: z.int(),
        oldestAt: z.nullable(momentSchema),
      }),
    ),
  }),
  errors: [],
});
