import type { MemberId } from '@fairground/contract/ids';
import type { ReasonOfScore } from '@fairground/contract/risk/operator-endpoints';
import type { RiskRule } from '@fairground/contract/risk/states';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { riskIn } from './risk-in.ts';

export type WeighedMember = {
  readonly member: MemberId;
  readonly recommender: MemberId | null;
  readonly registeredAt: Date | null;
  readonly turnarounds: number;
  readonly reversals: number;
  readonly unpaidSlices: number;
  readonly bonusBreaches: number;
  readonly score: number;
  readonly reasons: readonly ReasonOfScore[];
  readonly weighedAt: Date | null;
};

const COLUMNS = [
  'member_id as member',
  'recommender_id as recommender',
  'registered_at as registeredAt',
  'turnarounds',
  'reversals',
  'unpaid_slices as unpaidSlices',
  'bonus_breaches as bonusBreaches',
  'score',
  'reasons',
  'weighed_at as weighedAt',
] as const;

export const findWeighed = (reader: Reader, member: MemberId): Promise<WeighedMember | undefined> =>
  riskIn(reader).selectFrom('risk_member').select(COLUMNS).where('member_id', '=', member).executeTakeFirst();

export const listWeighed = async (
  reader: Reader,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> => {
  if (members.length === 0) return new Map();
  const rows = await riskIn(reader)
    .selectFrom('risk_member')
    .select(['member_id', 'score'])
    .where('member_id', 'in', [...members])
    .execute();
  return new Map(rows.map(({ member_id, score }) => [member_id, score]));
};

export const noteRegistration = async (
  tx: Tx,
  member: MemberId,
  { recommender, at }: { readonly recommender: MemberId | null; readonly at: Date },
): Promise<void> => {
  await riskIn(tx)
    .insertInto('risk_member')
    .values({ member_id: member, recommender_id: recommender, registered_at: at })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ recommender_id: recommender, registered_at: at }),
    )
    .execute();
};

export const noteDeposit = async (tx: Tx, member: MemberId, at: Date): Promise<void> => {
  await riskIn(tx)
    .insertInto('risk_member')
    .values({ member_id: member, last_deposit_at: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ last_deposit_at: at }))
    .execute();
};

/** Counts a withdrawal that followed the last deposit within a time; answers whether it did. */
export const noteWithdrawal = async (tx: Tx, member: MemberId, at: Date, withinMs: number): Promise<boolean> => {
  const { numUpdatedRows } = await riskIn(tx)
    .updateTable('risk_member')
    .set({ turnarounds: sql`turnarounds + 1`, last_deposit_at: null })
    .where('member_id', '=', member)
    .where('last_deposit_at', '>=', new Date(at.getTime() - withinMs))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const noteReversal = async (tx: Tx, member: MemberId): Promise<void> => {
  await riskIn(tx)
    .insertInto('risk_member')
    .values({ member_id: member, reversals: 1 })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ reversals: sql`risk_member.reversals + 1` }))
    .execute();
};

/** It was decided that the member did not pay another one. */
export const noteUnpaidSlice = async (tx: Tx, member: MemberId): Promise<void> => {
  await riskIn(tx)
    .insertInto('risk_member')
    .values({ member_id: member, unpaid_slices: 1 })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ unpaid_slices: sql`risk_member.unpaid_slices + 1` }),
    )
    .execute();
};

/** A bonus of the member had too many stakes above its largest one. */
export const noteBreachedBonus = async (tx: Tx, member: MemberId): Promise<void> => {
  await riskIn(tx)
    .insertInto('risk_member')
    .values({ member_id: member, bonus_breaches: 1 })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ bonus_breaches: sql`risk_member.bonus_breaches + 1` }),
    )
    .execute();
};

export const writeScore = async (
  tx: Tx,
  member: MemberId,
  { score, reasons, at }: { readonly score: number; readonly reasons: readonly ReasonOfScore[]; readonly at: Date },
): Promise<void> => {
  const written = { score, reasons: JSON.stringify(reasons), weighed_at: at };
  await riskIn(tx)
    .insertInto('risk_member')
    .values({ member_id: member, ...written })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(written))
    .execute();
};

/** A place in a list by score: behind this row. */
export type ByScore = { readonly score: number; readonly id: bigint };

/** Members with a score, the highest first. */
export const listByScore = (
  reader: Reader,
  {
    rule,
    behind,
    limit,
  }: { readonly rule?: RiskRule | undefined; readonly behind?: ByScore | undefined; readonly limit: number },
): Promise<readonly WeighedMember[]> =>
  riskIn(reader)
    .selectFrom('risk_member')
    .select(COLUMNS)
    .where('score', '>', 0)
    .$if(rule !== undefined, (query) => query.where(sql<boolean>`reasons @> ${JSON.stringify([{ rule }])}::jsonb`))
    .$if(behind !== undefined, (query) =>
      query.where(sql<boolean>`(score, member_id) < (${behind?.score ?? 0}, ${behind?.id ?? 0n})`),
    )
    .orderBy('score', 'desc')
    .orderBy('member_id', 'desc')
    .limit(limit)
    .execute();
