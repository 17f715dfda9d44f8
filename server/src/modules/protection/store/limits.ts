import type { MemberId } from '@fairground/contract/ids';
import type { LimitKind, LimitWindow } from '@fairground/contract/market/policy';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { StoredLimit } from '../domain/limit.ts';
import type { ProtectionTables } from '../tables.ts';
import { protectionIn } from './protection-in.ts';

export type LimitRow = StoredLimit & { readonly reviewedAt: Date; readonly usedUpAt: Date | null };

const COLUMNS = [
  'member_id',
  'kind',
  'period',
  'amount',
  'effective_from',
  'pending_amount',
  'pending_from',
  'reviewed_at',
  'used_up_at',
] as const;

type Row = Pick<ProtectionTables['protection_limit'], (typeof COLUMNS)[number]>;

const limitOf = (row: Row): LimitRow => ({
  kind: row.kind,
  period: row.period,
  amount: row.amount,
  effectiveFrom: row.effective_from,
  pending: row.pending_from === null ? null : { amount: row.pending_amount, from: row.pending_from },
  reviewedAt: row.reviewed_at,
  usedUpAt: row.used_up_at,
});

export const listLimits = async (reader: Reader, member: MemberId, kind?: LimitKind): Promise<readonly LimitRow[]> => {
  const all = protectionIn(reader).selectFrom('protection_limit').select(COLUMNS).where('member_id', '=', member);
  const rows = await (kind === undefined ? all : all.where('kind', '=', kind))
    .orderBy('kind')
    .orderBy('period')
    .execute();
  return rows.map(limitOf);
};

type Key = { readonly member: MemberId; readonly kind: LimitKind; readonly period: LimitWindow };

/** Sets a limit that holds from now on; a weaker one that waited is dropped. */
export const upsertLimit = async (tx: Tx, { member, kind, period }: Key, amount: bigint, now: Date): Promise<void> => {
  const set = {
    amount,
    effective_from: now,
    pending_amount: null,
    pending_from: null,
    confirmed_at: null,
    reviewed_at: now,
    used_up_at: null,
  };
  await protectionIn(tx)
    .insertInto('protection_limit')
    .values({ member_id: member, kind, period, prompted_at: null, ...set })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(set))
    .execute();
};

export const setPending = async (
  tx: Tx,
  key: Key,
  pending: { readonly amount: bigint | null; readonly from: Date },
): Promise<void> => {
  await oneOf(tx, key).set({ pending_amount: pending.amount, pending_from: pending.from }).execute();
};

export const deleteLimit = async (tx: Tx, { member, kind, period }: Key): Promise<void> => {
  await protectionIn(tx)
    .deleteFrom('protection_limit')
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute();
};

export const setUsedUp = async (tx: Tx, key: Key, at: Date | null): Promise<void> => {
  await oneOf(tx, key).set({ used_up_at: at }).execute();
};

const oneOf = (tx: Tx, { member, kind, period }: Key) =>
  protectionIn(tx)
    .updateTable('protection_limit')
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('period', '=', period);

export const setReviewed = async (tx: Tx, member: MemberId, now: Date): Promise<void> => {
  await protectionIn(tx)
    .updateTable('protection_limit')
    .set({ reviewed_at: now, prompted_at: null })
    .where('member_id', '=', member)
    .execute();
};

/** Members whose limits were neither reviewed since a moment nor asked about since; locks none of them. */
export const listToPrompt = async (
  reader: Reader,
  reviewedBefore: Date,
  limit: number,
): Promise<readonly MemberId[]> => {
  const rows = await limitedMembers(reader)
    .where('reviewed_at', '<=', reviewedBefore)
    .where('prompted_at', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
};

export const setPrompted = async (tx: Tx, member: MemberId, now: Date): Promise<void> => {
  await protectionIn(tx)
    .updateTable('protection_limit')
    .set({ prompted_at: now })
    .where('member_id', '=', member)
    .where('prompted_at', 'is', null)
    .execute();
};

/** Members with a limit of time, behind one of them and in the order of their numbers. */
export const listWithTimeLimit = async (
  reader: Reader,
  after: MemberId,
  limit: number,
): Promise<readonly MemberId[]> => {
  const rows = await limitedMembers(reader)
    .where('kind', '=', 'session-time')
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
};

/** Members with a limit, each once. */
const limitedMembers = (reader: Reader) =>
  protectionIn(reader).selectFrom('protection_limit').select('member_id').distinct();
