import * as z from 'zod/mini';
import { dayRangeFields } from '../console/day-range.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { betFilters, betSchema, listBets, readBet, sumBets } from './endpoints.ts';

export const listMemberBets = endpoint({
  name: 'betting.list-member-bets',
  summary: 'The bets of a member, the newest first, with the sums of the page.',
  method: 'GET',
  path: '/bo/bet/list',
  access: 'operator',
  permission: 'bets.read',
  query: z.strictObject({
    memberId: memberIdSchema,
    ...betFilters,
    /** Bets before this one: the `next` of the page before. */
    before: z.optional(idSchema<'bet'>()),
  }),
  value: listBets.value,
  errors: ['betting.window-backwards'],
});

export const sumMemberBets = endpoint({
  name: 'betting.sum-member-bets',
  summary: 'What the bets of a member cost and brought in a span of time, over all pages of the list.',
  method: 'GET',
  path: '/bo/bet/sum',
  access: 'operator',
  permission: 'bets.read',
  query: z.strictObject({ memberId: memberIdSchema, ...betFilters }),
  value: sumBets.value,
  errors: ['betting.window-backwards'],
});

export const readMemberBet = endpoint({
  name: 'betting.read-member-bet',
  summary: 'One bet of a member with every bet of its round.',
  method: 'GET',
  path: '/bo/bet/read',
  access: 'operator',
  permission: 'bets.read',
  query: z.strictObject({ memberId: memberIdSchema, betId: idSchema<'bet'>() }),
  value: readBet.value,
  errors: ['betting.bet-unknown'],
});

/** A bet of any member. Bets are kept by member, so its key names both. */
const staffBetSchema = z.extend(betSchema, { betKey: z.string(), memberId: memberIdSchema });
export type StaffBet = z.output<typeof staffBetSchema>;

/** The last bet of a page: its number, or its moment in milliseconds and its number where bets of all members are read. */
const betPlaceSchema = z.string().check(z.regex(/^(\d{1,15}-)?[1-9]\d{0,18}$/));

export const listBetsForStaff = endpoint({
  name: 'betting.list-bets-for-staff',
  summary:
    'The bets of a member or of all, the newest first, in pages; of all members those of the last day, or of up to 31 days that are named.',
  method: 'GET',
  path: '/bo/bets',
  access: 'operator',
  permission: 'bets.read',
  query: z.strictObject({
    memberId: z.optional(memberIdSchema),
    ...betFilters,
    ...dayRangeFields,
    before: z.optional(betPlaceSchema),
  }),
  value: z.object({ list: z.array(staffBetSchema), next: z.nullable(betPlaceSchema) }),
  errors: ['betting.window-backwards', 'betting.range-too-long'],
});

const betKeySchema = z.string().check(z.regex(/^[1-9]\d{0,18}-[1-9]\d{0,18}$/));

export const readBetForStaff = endpoint({
  name: 'betting.read-bet-for-staff',
  summary: 'One bet of any member by its key.',
  method: 'GET',
  path: '/bo/bets/read',
  access: 'operator',
  permission: 'bets.read',
  query: z.strictObject({ betKey: betKeySchema }),
  value: staffBetSchema,
  errors: ['betting.bet-unknown'],
});

export const listRoundOfBet = endpoint({
  name: 'betting.list-round-of-bet',
  summary: 'Every bet of the round that a bet belongs to.',
  method: 'GET',
  path: '/bo/bets/round',
  access: 'operator',
  permission: 'bets.read',
  query: z.strictObject({ betKey: betKeySchema }),
  value: z.object({ list: z.array(staffBetSchema) }),
  errors: ['betting.bet-unknown'],
});
