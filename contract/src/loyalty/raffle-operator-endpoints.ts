import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { localizedSchema } from '../localized.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, requestKeySchema, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { daySchema } from './missions.ts';
import { raffleIdSchema } from './raffles.ts';
import { RAFFLE_SOURCES, RAFFLE_STATES } from './states.ts';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const staffRaffleSchema = z.object({
  id: raffleIdSchema,
  titles: localizedSchema(z.string()),
  source: z.enum(RAFFLE_SOURCES),
  unit: moneySchema,
  ticketsMax: z.int(),
  winsMax: z.int(),
  fromDay: daySchema,
  untilDay: daySchema,
  prizes: z.string(),
  turnover: z.int(),
  tickets: z.int(),
  commitment: z.nullable(z.string()),
  state: z.enum(RAFFLE_STATES),
  drawnAt: z.nullable(momentSchema),
  version: z.string(),
});

export const listStaffRaffles = endpoint({
  ...READ,
  name: 'loyalty.list-staff-raffles',
  summary: 'Raffles, newest first.',
  path: '/bo/loyalty/raffle/list',
  permission: 'loyalty.read',
  value: z.object({ list: z.array(staffRaffleSchema) }),
  errors: [],
});

export const readStaffRaffle = endpoint({
  ...READ,
  name: 'loyalty.read-staff-raffle',
  summary: 'One raffle.',
  path: '/bo/loyalty/raffle',
  permission: 'loyalty.read',
  query: z.strictObject({ id: raffleIdSchema }),
  value: staffRaffleSchema,
  errors: ['loyalty.raffle-unknown'],
});

export const listRaffleWinners = endpoint({
  ...READ,
  name: 'loyalty.list-raffle-winners',
  summary: 'Who won a raffle that was drawn, by place, with the ticket.',
  path: '/bo/loyalty/raffle/winners',
  permission: 'loyalty.read',
  query: z.strictObject({ id: raffleIdSchema }),
  value: z.object({
    list: z.array(
      z.object({ place: z.int(), memberId: memberIdSchema, ticket: z.int(), prize: z.string(), attempt: z.int() }),
    ),
  }),
  errors: ['loyalty.raffle-unknown'],
});

export const dropRaffle = endpoint({
  ...CHANGE,
  name: 'loyalty.drop-raffle',
  summary: 'Puts a draft away that is not to be published; a raffle that runs is drawn.',
  path: '/bo/loyalty/raffle/drop',
  permission: 'loyalty.write',
  body: z.strictObject({ id: raffleIdSchema, version: versionSchema, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'loyalty.raffle-unknown', 'loyalty.raffle-refused', 'approvals.state-conflict'],
});

const bodySchema = z.strictObject({
  requestKey: requestKeySchema,
  source: z.enum(RAFFLE_SOURCES),
  unit: moneySchema,
  ticketsMax: z.int().check(z.minimum(1), z.maximum(100_000)),
  winsMax: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  fromDay: daySchema,
  untilDay: daySchema,
  /** One in each line, `place-place: amount + points`. */
  prizes: z.array(z.string().check(z.trim(), z.minLength(3), z.maxLength(80))).check(z.minLength(1), z.maxLength(20)),
  turnover: z.optional(z.int().check(z.minimum(0), z.maximum(50))),
  hue: z.optional(z.int().check(z.minimum(0), z.maximum(359))),
  texts: localizedSchema(z.strictObject({ name: line(80), about: line(300) })),
  reason: reasonSchema,
});
export type NewRaffleBody = z.output<typeof bodySchema>;

export const addRaffle = endpoint({
  ...CHANGE,
  name: 'loyalty.add-raffle',
  summary: 'Adds a raffle as a draft; the same request again adds no other.',
  path: '/bo/loyalty/raffle/add',
  permission: 'loyalty.write',
  body: bodySchema,
  value: z.object({ id: raffleIdSchema }),
  errors: [STEP_UP, 'content.text-missing', 'loyalty.raffle-refused', 'loyalty.mission-refused'],
});

export const rafflePublishSchema = z.strictObject({ id: raffleIdSchema });

export const publishRaffle = endpoint({
  ...CHANGE,
  name: 'loyalty.publish-raffle',
  summary: 'Holds the start of a drafted raffle for a second person; its commitment is published with it.',
  path: '/bo/loyalty/raffle/publish',
  permission: 'loyalty.write',
  body: z.extend(rafflePublishSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [
    STEP_UP,
    'loyalty.raffle-unknown',
    'loyalty.raffle-refused',
    'loyalty.raffle-over',
    'approvals.state-conflict',
    'approvals.decided',
  ],
});
