import * as z from 'zod/mini';
import { memberIdSchema } from '../ids.ts';

/** The longest range of a report in days, both ends included. */
export const AGENT_DAYS_MAX = 31;
/** The longest range of a list of bets. */
export const TEAM_BET_DAYS_MAX = 7;
export const AGENT_PAGE_SIZE = 20;
/** A team is counted and listed as a whole up to this size. */
export const TEAM_MAX = 20_000;

export const daySchema = z.iso.date();
export const pageNoSchema = z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/)));

/** Days of the business, both included; without them the last seven. */
export const rangeFields = { from: z.optional(daySchema), to: z.optional(daySchema) };

/** A name as it is looked for: exactly this account, in the caller's line. */
export const accountFilter = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(64)));

/** The way from the caller to the member whose downline is shown, the caller first. */
export const crumbsSchema = z.array(z.object({ memberId: memberIdSchema, account: z.string() }));
export type Crumbs = z.output<typeof crumbsSchema>;

/** What an agent may know of how an account stands. Why one is not active is not said. */
export const STANDINGS = ['active', 'inactive'] as const;
