import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { READ } from '../operator-fields.ts';

/** As far back as one look at a member goes, today included. */
export const FIGURE_DAYS = 31;

const days = {
  ...READ,
  permission: 'reports.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({
    list: z.array(
      z.object({
        /** Day and product: no two rows have the same. */
        key: z.string(),
        day: z.iso.date(),
        product: z.string(),
        bets: z.int(),
        stake: moneySchema,
        validBet: moneySchema,
        payout: moneySchema,
        rebate: moneySchema,
        promo: moneySchema,
        deposit: moneySchema,
        withdrawal: moneySchema,
      }),
    ),
  }),
  errors: [],
} as const;

export const listMemberDays = endpoint({
  ...days,
  name: 'figures.list-member-days',
  summary: 'What a member staked, paid and moved in the last days, by day and product.',
  path: '/bo/figures/member',
});

export const listTeamDays = endpoint({
  ...days,
  name: 'figures.list-team-days',
  summary: 'The same of a member with everybody below it.',
  path: '/bo/figures/team',
});
