import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { lotteryCodeSchema, numeroSchema } from './fields.ts';

const limits = {
  /** The highest multiple of a line. */
  multipleMax: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  /** The most an order may cost and win on one issue. */
  amountMax: moneySchema,
  winMax: moneySchema,
  /** The most the house would pay for one bet of one play on one issue. */
  exposureMax: moneySchema,
};

const lotterySchema = z.object({
  gameCode: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  state: z.enum(['on', 'off']),
  ...limits,
  version: z.string(),
});

export const listGamesForStaff = endpoint({
  ...READ,
  name: 'lottery.list-games-for-staff',
  summary: 'Every lottery with its switch, its limits and the version a change has to name.',
  path: '/bo/game/lottery/list',
  permission: 'lottery.read',
  value: z.object({
    list: z.array(lotterySchema),
  }),
  errors: [],
});

export const readLottery = endpoint({
  ...READ,
  name: 'lottery.read-lottery',
  summary: 'One lottery with its limits.',
  path: '/bo/game/lottery',
  permission: 'lottery.read',
  query: z.strictObject({ gameCode: lotteryCodeSchema }),
  value: lotterySchema,
  errors: ['lottery.game-unknown'],
});

export const switchLottery = endpoint({
  ...CHANGE,
  name: 'lottery.switch-game',
  summary: 'Lets a lottery take bets, or no more; issues that run are drawn and paid all the same.',
  path: '/bo/game/lottery/switch',
  permission: 'lottery.write',
  body: z.strictObject({ gameCode: lotteryCodeSchema, to: z.enum(['on', 'off']), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'lottery.game-unknown'],
});

export const limitLottery = endpoint({
  ...CHANGE,
  name: 'lottery.set-limits',
  summary: 'Other limits of a lottery; what is not named stays, and null is the limit of the house again.',
  path: '/bo/game/lottery/limit',
  permission: 'lottery.write',
  body: z.strictObject({
    gameCode: lotteryCodeSchema,
    multipleMax: z.optional(z.nullable(limits.multipleMax)),
    amountMax: z.optional(z.nullable(limits.amountMax)),
    winMax: z.optional(z.nullable(limits.winMax)),
    exposureMax: z.optional(z.nullable(limits.exposureMax)),
    version: versionSchema,
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'lottery.game-unknown', 'lottery.limit-refused', 'approvals.state-conflict'],
});

/** Until it is paid an issue is called off whatever its state, so the request names no version. */
export const issueCancellationSchema = z.strictObject({ gameCode: lotteryCodeSchema, numero: numeroSchema });

export const cancelIssue = endpoint({
  ...CHANGE,
  name: 'lottery.cancel-issue',
  summary: 'Holds the calling off of an unpaid issue for a second person: every stake goes back.',
  path: '/bo/game/issue/cancel',
  permission: 'lottery.write',
  body: z.extend(issueCancellationSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'lottery.game-unknown', 'lottery.issue-unknown', 'lottery.issue-over', 'approvals.decided'],
});
