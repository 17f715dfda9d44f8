import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ProtectionTables } from '../tables.ts';
import { protectionIn } from './protection-in.ts';

export type Check = {
  readonly minutes: number;
  readonly answeredAt: Date | null;
  readonly dueAt: Date | null;
  readonly heldAt: Date | null;
};

export const findCheck = (reader: Reader, member: MemberId): Promise<Check | undefined> =>
  protectionIn(reader)
    .selectFrom('protection_check')
    .select(['minutes', 'answered_at as answeredAt', 'due_at as dueAt', 'held_at as heldAt'])
    .where('member_id', '=', member)
    .executeTakeFirst();

export const writeCheck = async (tx: Tx, member: MemberId, check: Check): Promise<void> => {
  const row: Omit<ProtectionTables['protection_check'], 'member_id'> = {
    minutes: check.minutes,
    answered_at: check.answeredAt,
    due_at: check.dueAt,
    held_at: check.heldAt,
  };
  await protectionIn(tx)
    .insertInto('protection_check')
    .values({ member_id: member, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
};

/** Members whose check is due and not held yet, the longest overdue first. */
export const listDue = async (reader: Reader, now: Date, limit: number): Promise<readonly MemberId[]> => {
  const rows = await protectionIn(reader)
    .selectFrom('protection_check')
    .select('member_id')
    .where('held_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
};
