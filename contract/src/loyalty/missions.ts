import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BET_CATEGORIES } from '../betting/endpoints.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { claimIdSchema } from './claims.ts';
import { pageNoSchema, pointsSchema } from './points.ts';
import { CLAIM_STATES, MISSION_METRICS, MISSION_PERIODS } from './states.ts';

export const missionIdSchema = idSchema<'mission'>();
export const daySchema = z.iso.date();

/**
 * How far a mission goes: amounts in units of 1/10,000 for bets and deposits, hundredths of a multiple, or a count; by the
 * metric. It travels as a text, for an amount may exceed what a number holds.
 */
const valueSchema = z.codec(z.string().check(z.regex(/^-?\d{1,19}$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (value) => value.toString(),
});

export const milestoneSchema = z.object({
  target: valueSchema,
  amount: moneySchema,
  points: pointsSchema,
});

export const prizeSchema = z.object({
  /** From this place to that one, each has the same. */
  from: z.int().check(z.minimum(1)),
  to: z.int().check(z.minimum(1), z.maximum(1000)),
  amount: moneySchema,
  points: pointsSchema,
});

const missionSchema = z.object({
  id: missionIdSchema,
  name: z.string(),
  about: z.string(),
  metric: z.enum(MISSION_METRICS),
  period: z.enum(MISSION_PERIODS),
  /** Products that count; all of them where none is named. */
  products: z.array(z.enum(BET_CATEGORIES)),
  hasBoard: z.boolean(),
  hue: z.int(),
  /** When the running period ends; null where it never does. */
  endsAt: z.nullable(momentSchema),
  value: valueSchema,
  milestones: z.array(
    z.object({
      ...milestoneSchema.shape,
      /** What can be taken for it, or was; null while it is not reached. */
      claim: z.nullable(z.object({ id: claimIdSchema, state: z.enum(CLAIM_STATES) })),
    }),
  ),
  prizes: z.array(prizeSchema),
  isNew: z.boolean(),
});
export type Mission = z.output<typeof missionSchema>;

export const listMissions = endpoint({
  name: 'loyalty.list-missions',
  summary: 'The missions and races that run, with how far the caller is; `count` is what is worth a look.',
  method: 'GET',
  path: '/wps/relay/mission/summary',
  access: 'member',
  query: z.strictObject({ page: pageNoSchema }),
  value: z.object({
    count: z.int(),
    list: z.array(missionSchema),
    hasMore: z.boolean(),
    currencySymbol: z.string(),
  }),
  errors: [],
});

export const countMissions = endpoint({
  name: 'loyalty.count-missions',
  summary: 'Missions with something to take, and those that began within a day and were not opened yet.',
  method: 'GET',
  path: '/wps/relay/mission/count',
  access: 'member',
  value: z.object({ count: z.int() }),
  errors: [],
});

export const readMission = endpoint({
  name: 'loyalty.read-mission',
  summary: 'One mission with its milestones.',
  method: 'GET',
  path: '/wps/relay/mission/milestones',
  access: 'member',
  query: z.strictObject({ missionId: missionIdSchema }),
  value: missionSchema,
  errors: ['loyalty.mission-unknown'],
});

export const openMission = endpoint({
  name: 'loyalty.open-mission',
  summary: 'Notes that the caller saw a mission: it is no news any more.',
  method: 'POST',
  path: '/wps/relay/mission/open',
  access: 'member',
  body: z.strictObject({ missionId: missionIdSchema }),
  value: z.object({}),
  errors: ['loyalty.mission-unknown'],
});

export const readLeaderboard = endpoint({
  name: 'loyalty.read-leaderboard',
  summary: 'Who leads a race, under masked names, and where the caller stands among all.',
  method: 'GET',
  path: '/wps/relay/mission/leaderboard',
  access: 'member',
  query: z.strictObject({ missionId: missionIdSchema }),
  value: z.object({
    list: z.array(
      z.object({
        place: z.int(),
        name: z.string(),
        value: valueSchema,
        isOwn: z.boolean(),
        amount: moneySchema,
        points: pointsSchema,
      }),
    ),
    members: z.int(),
    footer: z.object({ rank: z.nullable(z.int()), reachedValue: valueSchema }),
    endsAt: z.nullable(momentSchema),
  }),
  errors: ['loyalty.mission-unknown'],
});
