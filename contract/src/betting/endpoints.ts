import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';

/** The sorts of game a bet can belong to. */
export const BET_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'INHOUSE',
] as const;
export type BetCategory = (typeof BET_CATEGORIES)[number];

/** OPEN awaits its result; a WON or LOST round may still be running until it is closed; CANCELLED gave the stake back. */
export const ROUND_STATES = ['OPEN', 'WON', 'LOST', 'CANCELLED'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/**
 * What a bet came to, by what it gave beyond its stake: a WON round that paid less than it cost is LOST here, one that
 * paid just that is EVEN. OPEN awaits its result, VOID gave the stake back.
 */
export const BET_RESULTS = ['OPEN', 'WON', 'LOST', 'EVEN', 'VOID'] as const;
export type BetResult = (typeof BET_RESULTS)[number];

export const betSchema = z.object({
  betId: idSchema<'bet'>(),
  /** The code of the vendor, or of our own engine. */
  vendor: z.string(),
  category: z.enum(BET_CATEGORIES),
  gameId: idSchema<'game'>(),
  /** The game as its source calls it, where the bet tells. */
  gameCode: z.nullable(z.string()),
  roundId: z.string(),
  currency: z.string(),
  stake: moneySchema,
  /** The part of the stake that bonus money paid. */
  bonusPart: moneySchema,
  /** Of the whole round, on its first bet. */
  payout: moneySchema,
  validBet: moneySchema,
  state: z.enum(ROUND_STATES),
  result: z.enum(BET_RESULTS),
  /** Payout less stake; null while it is open, nothing where the stake was given back. */
  net: z.nullable(moneySchema),
  isClosed: z.boolean(),
  placedAt: momentSchema,
  settledAt: z.nullable(momentSchema),
});
export type Bet = z.output<typeof betSchema>;

/** Sums of bets: those that are decided, and beside them what is still open. Bets that were void count nowhere. */
const betTotalsSchema = z.object({
  bets: z.int(),
  stake: moneySchema,
  payout: moneySchema,
  net: moneySchema,
  openBets: z.int(),
  openStake: moneySchema,
});
export type BetTotals = z.output<typeof betTotalsSchema>;

/** An export has at most a year of bets. */
export const EXPORT_DAYS_MAX = 366;

export const BETS_PER_PAGE_MAX = 100;

/** A count as an address carries it: digits, up to BETS_PER_PAGE_MAX. */
const pageSizeSchema = z.string().check(z.regex(/^([1-9]\d?|100)$/));

/** What the record of bets can be narrowed by; the export takes the same. */
export const betFilters = {
  category: z.optional(z.enum(BET_CATEGORIES)),
  vendor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))),
  /** The number of the game at its vendor. */
  gameId: z.optional(idSchema<'game'>()),
  state: z.optional(z.enum(ROUND_STATES)),
  /** By what the bet came to, as the list shows it. */
  result: z.optional(z.enum(BET_RESULTS)),
  /** From this moment on. */
  from: z.optional(momentSchema),
  /** Before this moment. */
  to: z.optional(momentSchema),
};

export const listBets = endpoint({
  name: 'betting.list-bets',
  summary: "The caller's own bets, the newest first.",
  method: 'GET',
  path: '/wps/relay/bet/list',
  access: 'session',
  scopes: ['withdraw'],
  query: z.strictObject({
    ...betFilters,
    /** Bets before this one: the `next` of the page before. */
    before: z.optional(idSchema<'bet'>()),
    pageSize: z.optional(pageSizeSchema),
  }),
  value: z.object({
    list: z.array(betSchema),
    /** Of this page. */
    totals: betTotalsSchema,
    /** Where the next page begins; null on the last. */ next: z.nullable(idSchema<'bet'>()),
  }),
  errors: ['betting.window-backwards'],
});

export const sumBets = endpoint({
  name: 'betting.sum-bets',
  summary: "What the caller's own bets of a range cost and brought, over all pages of the list.",
  method: 'GET',
  path: '/wps/relay/bet/sum',
  access: 'session',
  scopes: ['withdraw'],
  query: z.strictObject(betFilters),
  value: z.object({ totals: betTotalsSchema }),
  errors: ['betting.window-backwards'],
  limit: 'sum-bets',
});

export const readBet = endpoint({
  name: 'betting.read-bet',
  summary: "One of the caller's own bets with every bet of its round.",
  method: 'GET',
  path: '/wps/relay/bet/detail',
  access: 'session',
  scopes: ['withdraw'],
  query: z.strictObject({ betId: idSchema<'bet'>() }),
  value: z.object({
    bet: betSchema,
    /** The game's own description of the bet. */
    detail: z.nullable(z.record(z.string(), z.unknown())),
    round: z.array(betSchema),
  }),
  errors: ['betting.bet-unknown'],
});
