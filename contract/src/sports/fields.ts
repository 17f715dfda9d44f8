import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import type { Id } from '../ids.ts';

export type FixtureId = Id<'fixture'>;
export const fixtureIdSchema = idSchema<'fixture'>();
export type SportsMarketId = Id<'sports-market'>;
export type SportsBetId = Id<'bet'>;
export const sportsBetIdSchema = idSchema<'bet'>();

/** What is played; virtual football is simulated football of three minutes. */
export const SPORTS = ['FOOTBALL', 'VIRTUAL', 'ESPORTS', 'COCKFIGHT'] as const;
export type Sport = (typeof SPORTS)[number];

/** The lobby of the site that shows a sport. */
export const FACE_OF = {
  FOOTBALL: 'SPORTS',
  VIRTUAL: 'SPORTS',
  ESPORTS: 'ESPORTS',
  COCKFIGHT: 'COCKFIGHT',
} as const satisfies Record<Sport, 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'>;

/** POSTPONED and INTERRUPTED matches may be played within 36 hours; what is not decided then is void. */
export const FIXTURE_STATES = [
  'PREMATCH',
  'POSTPONED',
  'LIVE',
  'BREAK',
  'INTERRUPTED',
  'ENDED',
  'CLOSED',
  'ABANDONED',
] as const;
export type FixtureState = (typeof FIXTURE_STATES)[number];

export const MARKET_STATES = ['OPEN', 'SUSPENDED', 'STOPPED', 'SETTLED', 'CANCELLED'] as const;
export type MarketState = (typeof MARKET_STATES)[number];

/** A bet waits as PENDING for its live delay; REFUSED gave its stake back. */
export const BET_STATES = ['PENDING', 'ACCEPTED', 'REFUSED', 'WON', 'LOST', 'VOID', 'CASHED_OUT'] as const;
export type SportsBetState = (typeof BET_STATES)[number];

/** What became of one leg; halves come from quarter lines. */
export const LEG_RESULTS = ['WON', 'HALF_WON', 'VOID', 'HALF_LOST', 'LOST'] as const;
export type LegResult = (typeof LEG_RESULTS)[number];

/** Who made bets void: the source of the match, the house, or the time that passed until the match could be played. */
export const VOIDED_BY = ['FEED', 'HOUSE', 'POSTPONED'] as const;
export type VoidedBy = (typeof VOIDED_BY)[number];

/** Why a bet that waited was refused and its stake given back. */
export const REFUSAL_REASONS = ['PRICE_CHANGED', 'MARKET_SUSPENDED', 'SCORE_CHANGED', 'LIMIT', 'TOO_LATE'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Which change of a price a player takes: none, a better one, or any down to 90 % of the price asked. */
export const ACCEPT_POLICIES = ['same', 'better', 'any'] as const;
export type AcceptPolicy = (typeof ACCEPT_POLICIES)[number];

/** A single has one leg, a combination two or more that all must win, a system several combinations of its legs. */
export const BET_KINDS = ['SINGLE', 'COMBO', 'SYSTEM'] as const;
export type SportsBetKind = (typeof BET_KINDS)[number];

export const LEGS_MAX = 12;

/** `2/3` for every double of three legs, or a name such as `trixie` or `yankee`. */
export const systemSchema = z.string().check(z.regex(/^(\d{1,2}\/\d{1,2}|[a-z]+(-[a-z0-9]+)?)$/), z.maxLength(16));

/** Why no cash-out is offered now. */
export const NO_CASH_OUT = ['NOT_OPEN', 'SUSPENDED', 'DECIDED', 'WAITING', 'WORTHLESS'] as const;
export type NoCashOut = (typeof NO_CASH_OUT)[number];

export const CASH_OUT_STATES = ['PENDING', 'DONE', 'REFUSED'] as const;
export type CashOutState = (typeof CASH_OUT_STATES)[number];

export const requestIdSchema = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** The code of a slip that is shared: letters and digits that are not mistaken for each other. */
export const slipCodeSchema = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{8}$/));

/** Names one selection for ever: the number of its market and its code, such as `4711:over` or `4712:2:1`. */
export const selectionIdSchema = z.string().check(z.regex(/^[1-9]\d{0,17}:[a-z0-9:+/]{1,12}$/));

/** Odds in whole thousandths: 1.85 is 1850. */
export const oddsSchema = z.int().check(z.gte(1_001), z.lte(10_000_000));

export const competitionCodeSchema = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const sportSchema = z.enum(SPORTS);
