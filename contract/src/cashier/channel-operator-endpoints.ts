import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { CHANNEL_KINDS } from './deposit-endpoints.ts';

export const CHANNEL_STATES = ['OPEN', 'CLOSED'] as const;
export const FEE_SIDES = ['member', 'operator'] as const;
export const CHIPS_MAX = 12;
const RANK_MAX = 1_000;
const SORT_MAX = 1_000;
/** In millionths of an amount: half of it at most. */
export const FEE_PPM_MAX = 500_000;

const channelId = idSchema<'channel'>();
/** A time of the business day; a day ends at 24:00. */
const timeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));

const staffChannelSchema = z.object({
  channelId,
  code: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  provider: z.string(),
  currency: z.string(),
  state: z.enum(CHANNEL_STATES),
  min: moneySchema,
  max: moneySchema,
  feePpm: z.int(),
  feeSide: z.enum(FEE_SIDES),
  /** Amounts that the form offers, without decimals where they have none. */
  chips: z.array(z.string()),
  opens: z.string(),
  closes: z.string(),
  rankMin: z.int(),
  sort: z.int(),
  version: z.string(),
});
export type StaffChannel = z.output<typeof staffChannelSchema>;

export const listChannelsForStaff = endpoint({
  ...READ,
  name: 'cashier.list-channels-for-staff',
  summary: 'Every way to pay in, open or closed, in the order players see them.',
  path: '/bo/deposits/channels',
  permission: 'deposits.read',
  value: z.object({ list: z.array(staffChannelSchema) }),
  errors: [],
});

export const readChannelForStaff = endpoint({
  ...READ,
  name: 'cashier.read-channel-for-staff',
  summary: 'One way to pay in, with the version a change has to name.',
  path: '/bo/deposits/channel',
  permission: 'deposits.read',
  query: z.strictObject({ channelId }),
  value: staffChannelSchema,
  errors: ['cashier.channel-unknown'],
});

export const switchChannel = endpoint({
  ...CHANGE,
  name: 'cashier.switch-channel',
  summary: 'Opens or closes a way to pay in; deposits that were asked for before are still taken.',
  path: '/bo/deposits/channel/switch',
  permission: 'deposits.write',
  body: z.strictObject({ channelId, to: z.enum(CHANNEL_STATES), version: versionSchema, reason: reasonSchema }),
  value: staffChannelSchema,
  errors: [STEP_UP, 'cashier.channel-unknown', 'approvals.state-conflict'],
});

export const changeChannel = endpoint({
  ...CHANGE,
  name: 'cashier.change-channel',
  summary: 'Changes what a way to pay in offers: its amounts to choose, hours, lowest rank and place in the list.',
  path: '/bo/deposits/channel/change',
  permission: 'deposits.write',
  body: z.strictObject({
    channelId,
    chips: z.array(moneySchema).check(z.minLength(1), z.maxLength(CHIPS_MAX)),
    opens: timeSchema,
    closes: timeSchema,
    rankMin: z.int().check(z.gte(0), z.lte(RANK_MAX)),
    sort: z.int().check(z.gte(0), z.lte(SORT_MAX)),
    version: versionSchema,
    reason: reasonSchema,
  }),
  value: staffChannelSchema,
  errors: [
    STEP_UP,
    'cashier.channel-unknown',
    'cashier.amount-range',
    'cashier.channel-hours',
    'approvals.state-conflict',
  ],
});

export const channelLimitsSchema = z.strictObject({
  channelId,
  min: moneySchema,
  max: moneySchema,
  feePpm: z.int().check(z.gte(0), z.lte(FEE_PPM_MAX)),
  feeSide: z.enum(FEE_SIDES),
});

export const changeChannelLimits = endpoint({
  ...CHANGE,
  name: 'cashier.change-channel-limits',
  summary: 'Holds other limits or another fee of a way to pay in for a second person.',
  path: '/bo/deposits/channel/limits',
  permission: 'finance.write',
  body: z.extend(channelLimitsSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'cashier.channel-unknown', 'cashier.amount-range', 'approvals.state-conflict', 'approvals.decided'],
});
