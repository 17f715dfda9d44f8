import * as z from 'zod/mini';
import { CSV_TYPE, fileSchema } from '../bytes.ts';
import { tileSchema, timelineSchema } from '../console/answers.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { CELL_KINDS, FIGURE_KEYS, REPORT_NAMES } from './reports.ts';

export const TIMELINE_PAGE_MAX = 50;
export const REPORT_PAGE_MAX = 200;

export const readTimeline = endpoint({
  name: 'desk.read-timeline',
  summary: 'What happened to a member, of all modules the caller may read, newest first.',
  method: 'GET',
  path: '/bo/member/timeline',
  access: 'operator',
  permission: 'members.read',
  query: z.strictObject({
    memberId: memberIdSchema,
    /** The `next` of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}\/[\w:.-]{1,80}$/))),
    /** One of `sources`: only what this one tells. */
    source: z.optional(z.string().check(z.regex(/^[a-z]{1,20}$/))),
  }),
  /** `what` is the kind of the event, `module.what`; its values may be `text`, `amount` and `currency`. */
  value: timelineSchema,
  errors: [],
});

const figureSchema = z.object({
  key: z.enum(FIGURE_KEYS),
  /** An amount or a count; the other one is null. */
  today: z.object({ amount: z.nullable(moneySchema), count: z.nullable(z.int()) }),
  /** Up to the same moment of that day; null where nothing was noted then. */
  yesterday: z.nullable(z.object({ amount: z.nullable(moneySchema), count: z.nullable(z.int()) })),
  lastWeek: z.nullable(z.object({ amount: z.nullable(moneySchema), count: z.nullable(z.int()) })),
});

const queueSchema = z.object({
  name: z.string(),
  count: z.int(),
  /** Whether there are more than were counted. */
  isMore: z.boolean(),
  oldestAt: z.nullable(momentSchema),
  dueMinutes: z.int(),
  isLate: z.boolean(),
});

export const readToday = endpoint({
  name: 'desk.read-today',
  summary: 'What waits for the caller, how the day goes against yesterday and last week, and what is out of order.',
  method: 'GET',
  path: '/bo/today',
  access: 'operator',
  permission: 'today.read',
  value: z.object({
    readAt: momentSchema,
    queues: z.array(queueSchema),
    /** Null without the permission to read reports. */
    figures: z.nullable(
      z.object({
        day: z.iso.date(),
        /** Everything posted before this moment is counted. */
        asOf: momentSchema,
        list: z.array(figureSchema),
        /** What came between two notes of today, the earliest first. */
        series: z.array(
          z.object({
            until: momentSchema,
            ggr: moneySchema,
            deposit: moneySchema,
            withdrawal: moneySchema,
            bets: z.int(),
          }),
        ),
      }),
    ),
    /** Null without the permission to read the system. */
    health: z.nullable(
      z.object({
        nodes: z.int(),
        jobsWaiting: z.int(),
        jobsFailed: z.array(z.object({ job: z.string(), tries: z.int(), error: z.string(), since: momentSchema })),
        factsParked: z.array(z.object({ listener: z.string(), count: z.int(), oldestAt: momentSchema })),
        payments: z.array(z.object({ provider: z.string(), paid: z.int(), failed: z.int() })),
      }),
    ),
  }),
  errors: [],
});

export const readDayTile = endpoint({
  name: 'desk.read-day-tile',
  summary: 'How the day goes against the same time of yesterday, for the first page.',
  method: 'GET',
  path: '/bo/today/day',
  access: 'operator',
  permission: 'reports.read',
  value: tileSchema,
  errors: [],
});

export const readHealthTile = endpoint({
  name: 'desk.read-health-tile',
  summary: 'Nodes, jobs, facts and payment providers that are out of order, for the first page.',
  method: 'GET',
  path: '/bo/today/health',
  access: 'operator',
  permission: 'system.read',
  value: tileSchema,
  errors: [],
});

const reportQuery = {
  name: z.enum(REPORT_NAMES),
  /** Days of the business, both included; reports of the present moment read neither. */
  from: z.iso.date(),
  to: z.iso.date(),
};

export const readReport = endpoint({
  name: 'desk.read-report',
  summary: 'One report of a range of days: columns, rows with the rows they are made of, and totals.',
  method: 'GET',
  path: '/bo/report/read',
  access: 'operator',
  permission: 'reports.read',
  query: z.strictObject({ ...reportQuery, cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  value: z.object({
    name: z.enum(REPORT_NAMES),
    asOf: momentSchema,
    columns: z.array(z.object({ id: z.string(), as: z.enum(CELL_KINDS) })),
    rows: z.array(
      z.object({
        cells: z.array(z.string()),
        /** The address of the page, and its filter, that show what the row is made of. */
        of: z.nullable(z.object({ page: z.string(), filter: z.record(z.string(), z.string()) })),
      }),
    ),
    /** Over all pages; empty where a sum says nothing. */
    totals: z.array(z.string()),
    next: z.nullable(z.string()),
  }),
  errors: ['desk.range-backwards', 'desk.range-too-long'],
  limit: 'sum-bets',
});

export const exportReport = endpoint({
  name: 'desk.export-report',
  summary: 'A report as a file of comma separated values; the audit log keeps who took which.',
  method: 'GET',
  path: '/bo/report/export',
  access: 'operator',
  permission: 'reports.read',
  query: z.strictObject(reportQuery),
  file: [CSV_TYPE],
  value: fileSchema,
  errors: ['desk.range-backwards', 'desk.range-too-long', 'desk.export-running'],
  limit: 'sum-bets',
});
