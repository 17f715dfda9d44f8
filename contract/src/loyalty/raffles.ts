import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { prizeSchema } from './missions.ts';
import { RAFFLE_SOURCES } from './states.ts';

export const raffleIdSchema = idSchema<'raffle'>();
const runSchema = z.object({ from: z.int(), to: z.int() });

const raffleSchema = z.object({
  id: raffleIdSchema,
  name: z.string(),
  about: z.string(),
  hue: z.int(),
  source: z.enum(RAFFLE_SOURCES),
  /** What brings one ticket. */
  unit: moneySchema,
  ticketsMax: z.int(),
  prizes: z.array(prizeSchema),
  endsAt: momentSchema,
  drawnAt: z.nullable(momentSchema),
  /** Fixes the secret seed before the first ticket; the seed itself is shown once the draw is over. */
  commitment: z.string(),
  /** Fixes the list of tickets once no more are given; it is shown before the seed is. */
  ticketHash: z.nullable(z.string()),
  /** All tickets, and those of the caller with the name it has in the public list. */
  tickets: z.int(),
  own: z.object({ tag: z.nullable(z.string()), tickets: z.int(), runs: z.array(runSchema) }),
  winners: z.array(z.object({ place: z.int(), ticket: z.int(), name: z.string(), isOwn: z.boolean() })),
});
export type Raffle = z.output<typeof raffleSchema>;

export const listRaffles = endpoint({
  name: 'loyalty.list-raffles',
  summary: 'Raffles that run, and the last that were drawn, with the tickets of the caller.',
  method: 'GET',
  path: '/wps/relay/raffle/status',
  access: 'member',
  value: z.object({ list: z.array(raffleSchema), currencySymbol: z.string() }),
  errors: [],
});

export const verifyRaffle = endpoint({
  name: 'loyalty.verify-raffle',
  summary: 'Everything that decides a raffle that was drawn: anybody can repeat the draw from it.',
  method: 'GET',
  path: '/wps/relay/raffle/verify',
  access: 'public',
  query: z.strictObject({ id: raffleIdSchema }),
  value: z.object({
    id: raffleIdSchema,
    commitment: z.string(),
    seed: z.string(),
    ticketHash: z.string(),
    winsMax: z.int(),
    places: z.int(),
    /** The whole list of tickets; owners stand under tags that only they know as theirs. */
    runs: z.array(z.object({ ...runSchema.shape, tag: z.string() })),
    winners: z.array(z.object({ place: z.int(), ticket: z.int(), attempt: z.int() })),
  }),
  errors: ['loyalty.raffle-unknown'],
});
