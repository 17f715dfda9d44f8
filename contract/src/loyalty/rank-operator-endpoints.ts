import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { localizedSchema } from '../localized.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { OF_MEMBER } from './of-member.ts';
import { rankLevelSchema, rankSchema } from './ranks.ts';
import { CLAIM_KINDS, CLAIM_STATES } from './states.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const { hasOwnService: _own, name: _name, level: _level, ...columns } = rankSchema.shape;

const staffRankSchema = z.object({
  id: z.string(),
  level: rankLevelSchema,
  titles: localizedSchema(z.string()),
  ...columns,
  version: z.string(),
});

export const listStaffRanks = endpoint({
  ...READ,
  name: 'loyalty.list-staff-ranks',
  summary: 'The table of ranks with the version a change has to name.',
  path: '/bo/loyalty/rank/list',
  permission: 'loyalty.read',
  value: z.object({ list: z.array(staffRankSchema) }),
  errors: [],
});

export const readStaffRank = endpoint({
  ...READ,
  name: 'loyalty.read-staff-rank',
  summary: 'One rank.',
  path: '/bo/loyalty/rank',
  permission: 'loyalty.read',
  query: z.strictObject({ id: z.string().check(z.regex(/^(?:\d|10)$/)) }),
  value: staffRankSchema,
  errors: ['loyalty.rank-refused'],
});

const percent = z.int().check(z.minimum(0), z.maximum(20_000));

export const rankChangeSchema = z.strictObject({
  level: rankLevelSchema,
  names: z.optional(localizedSchema(name)),
  needValid: z.optional(moneySchema),
  needDeposit: z.optional(moneySchema),
  keepValid: z.optional(moneySchema),
  upgradeBonus: z.optional(moneySchema),
  monthSalary: z.optional(moneySchema),
  rebateBoostPpm: z.optional(percent),
  pointsX100: z.optional(z.int().check(z.minimum(100), z.maximum(1_000))),
  dailyWithdrawals: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
});

export const changeRank = endpoint({
  ...CHANGE,
  name: 'loyalty.change-rank',
  summary: 'Holds a change of what a rank asks and gives for a second person; what is due already stays.',
  path: '/bo/loyalty/rank/change',
  permission: 'loyalty.write',
  body: z.extend(rankChangeSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'loyalty.rank-refused', 'approvals.state-conflict', 'approvals.decided'],
});

export const rankLockSchema = z.strictObject({
  memberId: memberIdSchema,
  level: rankLevelSchema,
  until: z.optional(momentSchema),
});

export const lockRank = endpoint({
  ...CHANGE,
  name: 'loyalty.lock-rank',
  summary:
    'Holds for a second person that a member keeps at least a rank until a moment, and is raised to it without a bonus; rank 0 ends that.',
  path: '/bo/loyalty/rank/lock',
  permission: 'loyalty.write',
  body: z.extend(rankLockSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'members.member-unknown', 'loyalty.rank-refused'],
});

export const listMemberRanks = endpoint({
  ...OF_MEMBER,
  name: 'loyalty.list-member-ranks',
  summary: 'The changes of the rank of a member, newest first.',
  path: '/bo/loyalty/rank/changes',
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        fromLevel: z.int(),
        toLevel: z.int(),
        cause: z.enum(['UP', 'KEEP', 'STAFF']),
        at: momentSchema,
      }),
    ),
  }),
  errors: [],
});

export const listMemberClaims = endpoint({
  ...OF_MEMBER,
  name: 'loyalty.list-member-claims',
  summary: 'What a member is or was due from ranks, rebates, missions, races, raffles and invitations.',
  path: '/bo/loyalty/claims',
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(CLAIM_KINDS),
        titles: localizedSchema(z.string()),
        amount: moneySchema,
        points: z.int(),
        state: z.enum(CLAIM_STATES),
        createdAt: momentSchema,
        claimedAt: z.nullable(momentSchema),
      }),
    ),
  }),
  errors: [],
});
