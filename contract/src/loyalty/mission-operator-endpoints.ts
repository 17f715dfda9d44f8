import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { BET_CATEGORIES } from '../betting/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { localizedSchema } from '../localized.ts';
import { CHANGE, READ, requestKeySchema, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { daySchema, missionIdSchema } from './missions.ts';
import { MISSION_METRICS, MISSION_PERIODS, MISSION_STATES } from './states.ts';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const staffMissionSchema = z.object({
  id: missionIdSchema,
  titles: localizedSchema(z.string()),
  metric: z.enum(MISSION_METRICS),
  period: z.enum(MISSION_PERIODS),
  products: z.array(z.enum(BET_CATEGORIES)),
  fromDay: daySchema,
  untilDay: z.nullable(daySchema),
  /** In words: what is given from which target on, and for which places. */
  milestones: z.string(),
  prizes: z.string(),
  turnover: z.int(),
  state: z.enum(MISSION_STATES),
  startedAt: z.nullable(momentSchema),
  version: z.string(),
});

export const listStaffMissions = endpoint({
  ...READ,
  name: 'loyalty.list-staff-missions',
  summary: 'Missions and races, newest first.',
  path: '/bo/loyalty/mission/list',
  permission: 'loyalty.read',
  value: z.object({ list: z.array(staffMissionSchema) }),
  errors: [],
});

export const readStaffMission = endpoint({
  ...READ,
  name: 'loyalty.read-staff-mission',
  summary: 'One mission.',
  path: '/bo/loyalty/mission',
  permission: 'loyalty.read',
  query: z.strictObject({ id: missionIdSchema }),
  value: staffMissionSchema,
  errors: ['loyalty.mission-unknown'],
});

export const listMissionBoard = endpoint({
  ...READ,
  name: 'loyalty.list-mission-board',
  summary: 'Who is ahead in the running period of a mission, with what each has reached.',
  path: '/bo/loyalty/mission/board',
  permission: 'loyalty.read',
  query: z.strictObject({ id: missionIdSchema }),
  value: z.object({
    list: z.array(
      z.object({
        place: z.int(),
        memberId: memberIdSchema,
        /** Written as in the lines of the mission: an amount, a multiple or a number. */
        value: z.string(),
        reachedAt: momentSchema,
        prize: z.string(),
      }),
    ),
  }),
  errors: ['loyalty.mission-unknown'],
});

const ruleLine = z.string().check(z.trim(), z.minLength(3), z.maxLength(80));

const bodySchema = z.strictObject({
  requestKey: requestKeySchema,
  metric: z.enum(MISSION_METRICS),
  period: z.enum(MISSION_PERIODS),
  products: z.optional(z.array(z.enum(BET_CATEGORIES)).check(z.maxLength(BET_CATEGORIES.length))),
  fromDay: daySchema,
  untilDay: z.optional(daySchema),
  /** One in each line, `target: amount + points`, such as `1000000: 500 + 20`. */
  milestones: z.optional(z.array(ruleLine).check(z.maxLength(10))),
  /** One in each line, `place-place: amount + points`, such as `2-5: 1000`; with prizes it is a race. */
  prizes: z.optional(z.array(ruleLine).check(z.maxLength(20))),
  turnover: z.optional(z.int().check(z.minimum(0), z.maximum(50))),
  hue: z.optional(z.int().check(z.minimum(0), z.maximum(359))),
  texts: localizedSchema(z.strictObject({ name: line(80), about: line(300) })),
  reason: reasonSchema,
});
export type NewMissionBody = z.output<typeof bodySchema>;

export const addMission = endpoint({
  ...CHANGE,
  name: 'loyalty.add-mission',
  summary: 'Adds a mission or a race as a draft; the same request again adds no other.',
  path: '/bo/loyalty/mission/add',
  permission: 'loyalty.write',
  body: bodySchema,
  value: z.object({ id: missionIdSchema }),
  errors: [STEP_UP, 'content.text-missing', 'loyalty.mission-refused'],
});

export const missionPublishSchema = z.strictObject({ id: missionIdSchema });

export const publishMission = endpoint({
  ...CHANGE,
  name: 'loyalty.publish-mission',
  summary: 'Holds the start of a drafted mission for a second person.',
  path: '/bo/loyalty/mission/publish',
  permission: 'loyalty.write',
  body: z.extend(missionPublishSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [
    STEP_UP,
    'loyalty.mission-unknown',
    'loyalty.mission-refused',
    'loyalty.mission-over',
    'approvals.state-conflict',
    'approvals.decided',
  ],
});

export const stopMission = endpoint({
  ...CHANGE,
  name: 'loyalty.stop-mission',
  summary: 'Ends a mission at once; what was reached stays due.',
  path: '/bo/loyalty/mission/stop',
  permission: 'loyalty.write',
  body: z.strictObject({ id: missionIdSchema, version: versionSchema, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'loyalty.mission-unknown', 'approvals.state-conflict'],
});
