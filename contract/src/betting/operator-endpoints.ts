import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { betFilters, listBets, readBet, sumBets } from './endpoints.ts';

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
