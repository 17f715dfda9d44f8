import * as z from 'zod/mini';
import { latest } from '../push.ts';
import { momentSchema } from '../time.ts';
import { FIXTURE_STATES, MARKET_STATES } from './fields.ts';

const count = z.int().check(z.gte(0), z.lte(999));
const bothSides = z.object({ home: count, away: count });

/** What a feed counts in a match besides its score. */
export const matchStatsSchema = z.object({
  attacks: bothSides,
  shots: bothSides,
  onTarget: bothSides,
  corners: bothSides,
  /** Who pressed, from −100 (only the away side) to 100, for every five minutes so far. */
  momentum: z.array(z.int().check(z.gte(-100), z.lte(100))).check(z.maxLength(30)),
});
export type MatchStats = z.output<typeof matchStatsSchema>;

/** What of a match changes while it is shown, in no language. */
export const progressSchema = z.object({
  state: z.enum(FIXTURE_STATES),
  /** Seconds of the match's own clock at `at`; while it runs, `speed` of them pass in one second. */
  clock: z.object({ seconds: z.int(), at: momentSchema, isRunning: z.boolean(), speed: z.number() }),
  score: z.object({ home: z.int(), away: z.int() }),
  /** Goals of the first half, or maps in their order; what is decided so far. */
  periods: z.array(z.object({ home: z.int(), away: z.int() })),
  redCards: z.object({ home: z.int(), away: z.int() }),
  /** Missing where the feed counts nothing. */
  stats: z.optional(matchStatsSchema),
  marketCount: z.int(),
  version: z.int(),
});

export type Progress = z.output<typeof progressSchema>;

/** Selection id, odds in thousandths, status of the market, version. */
export const priceRowSchema = z.tuple([z.string(), z.int(), z.enum(MARKET_STATES), z.int()]);

export type PriceRow = z.output<typeof priceRowSchema>;

/** What changed of a match that a page has on screen; its key is the match's id. */
export const fixtureChanged = latest({
  kind: 'sports.fixture',
  data: z.object({ prices: z.array(priceRowSchema), progress: z.optional(progressSchema) }),
});
