import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { memberIdSchema } from '../ids.ts';
import { CHANGE, STEP_UP } from '../operator-fields.ts';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';

/** What staff open for somebody. A head of a line is made of an agent, by two people (`agents.change-type`). */
export const OPENED_KINDS = ['member', 'agent', 'affiliate'] as const;
export const RANK_MAX = 10;
const SERIES = z.int().check(z.minimum(1), z.maximum(10_000));
const accountField = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
const agents = { ...CHANGE, permission: 'agents.write' } as const;
const onMember = { memberId: memberIdSchema, reason: reasonSchema } as const;

export const openForSomebody = endpoint({
  ...agents,
  name: 'members.open-for-somebody',
  summary: 'Opens an account; its password is answered once and must be changed at the first login.',
  path: '/bo/member/open',
  body: z.strictObject({
    username: accountField,
    kind: z.enum(OPENED_KINDS),
    /** The account it stands under; the house without it. */
    upline: z.optional(accountField),
    reason: reasonSchema,
  }),
  value: z.object({ memberId: memberIdSchema, account: z.string(), password: z.string() }),
  errors: [
    STEP_UP,
    'members.fields-refused',
    'members.member-unknown',
    'members.line-full',
    'members.type-refused',
    'members.open-limit',
  ],
});

export const rankGiftSchema = z.strictObject({
  memberId: memberIdSchema,
  rankLevel: z.int().check(z.minimum(0), z.maximum(RANK_MAX)),
});

export const giveRank = endpoint({
  ...CHANGE,
  name: 'members.give-rank',
  summary: 'Holds a VIP rank by hand, 0 to 10, for a second person; ranks above 4 are served by the VIP channel.',
  path: '/bo/member/rank',
  permission: 'members.write',
  body: z.extend(rankGiftSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'members.member-unknown', 'members.rank-refused'],
});

export const switchTransfersUp = endpoint({
  ...CHANGE,
  name: 'members.switch-transfers-up',
  summary: 'Lets an account send money to its upline, or forbids it.',
  path: '/bo/member/transfers-up',
  permission: 'members.write',
  body: z.strictObject({ ...onMember, to: z.enum(['on', 'off']) }),
  value: z.object({}),
  errors: [STEP_UP, 'members.member-unknown', 'members.type-refused'],
});

export const makeLink = endpoint({
  ...agents,
  name: 'members.make-link',
  summary: 'Makes a link by which new accounts come to stand under an agent.',
  path: '/bo/member/link/make',
  body: z.strictObject({
    ...onMember,
    opens: z.enum(OPENED_KINDS),
    /** How often it may be used; without end where nothing is said. */
    maxUses: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    expiresAt: z.optional(momentSchema),
    note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  }),
  value: z.object({ code: z.string(), address: z.string() }),
  errors: [STEP_UP, 'members.member-unknown', 'members.link-refused', 'members.type-refused'],
});

export const closeLink = endpoint({
  ...agents,
  name: 'members.close-link-for-staff',
  summary: 'Closes the link of a code: nobody registers by it any more.',
  path: '/bo/member/link/close',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'members.link-refused'],
});

export const rationSeries = endpoint({
  ...agents,
  name: 'members.ration-series',
  summary: 'From which series on agents give only what their quota says; nothing rations none.',
  path: '/bo/member/series/rationed',
  body: z.strictObject({ from: z.nullable(SERIES), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'members.series-refused'],
});

export const setSeriesOfAll = endpoint({
  ...agents,
  name: 'members.set-series-of-all',
  summary: 'The series that heads of lines hold, and the one newcomers are given whose link says nothing.',
  path: '/bo/member/series/of-all',
  body: z.strictObject({ heads: SERIES, newcomers: z.nullable(SERIES), reason: reasonSchema }),
  value: z.object({ from: z.string() }),
  errors: [STEP_UP, 'members.series-refused'],
});

export const chooseDefaultHead = endpoint({
  ...agents,
  name: 'members.choose-default-head',
  summary: 'Chooses the head of a line that takes those whom nobody invited.',
  path: '/bo/member/default-head',
  body: z.strictObject(onMember),
  value: z.object({}),
  errors: [STEP_UP, 'members.member-unknown', 'members.type-refused'],
});

export const putTermsInForce = endpoint({
  ...CHANGE,
  name: 'members.put-terms-in-force',
  summary: 'Puts a new version of the terms in force; registrations must accept it from now on.',
  path: '/bo/member/terms',
  permission: 'content.write',
  body: z.strictObject({
    version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
    minimumAge: z.int().check(z.minimum(18), z.maximum(99)),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'members.terms-refused'],
});
