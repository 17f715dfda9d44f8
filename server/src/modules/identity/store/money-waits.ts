import type { SecurityChange } from '@fairground/contract/identity/notices';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { identityIn } from './identity-in.ts';

/**
 * Keeps the moment of the last change; an earlier one never replaces a later one. The account is locked for it, so that
 * money is either paid out before the change or sees it.
 */
export const noteSecurityChange = async (
  tx: Tx,
  memberId: MemberId,
  change: SecurityChange,
  at: Date,
): Promise<void> => {
  await sql`select from identity_account where member_id = ${memberId} for no key update`.execute(tx);
  await identityIn(tx)
    .insertInto('identity_security_change')
    .values({ member_id: memberId, change, changed_at: at })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ change, changed_at: at })
        .where('identity_security_change.changed_at', '<', at),
    )
    .execute();
};

/** Sees a device by its marks, and answers since when any of them is known. */
export const seeDevice = async (tx: Tx, memberId: MemberId, marks: readonly Buffer[], now: Date): Promise<Date> => {
  const { first } = await identityIn(tx)
    .selectFrom('identity_seen_device')
    .select((eb) => eb.fn.min('first_seen_at').as('first'))
    .where('member_id', '=', memberId)
    .where('mark_hash', 'in', marks)
    .executeTakeFirstOrThrow();
  const since = (first as Date | null) ?? now;
  await identityIn(tx)
    .insertInto('identity_seen_device')
    .values(marks.map((mark) => ({ member_id: memberId, mark_hash: mark, first_seen_at: since, seen_at: now })))
    .onConflict((conflict) => conflict.columns(['member_id', 'mark_hash']).doUpdateSet({ seen_at: now }))
    .execute();
  return since;
};

/** Forgets all but the marks seen last. */
export const forgetOldMarks = async (tx: Tx, memberId: MemberId, keep: number): Promise<void> => {
  await sql`delete from identity_seen_device where member_id = ${memberId} and mark_hash in (
    select mark_hash from identity_seen_device where member_id = ${memberId} order by seen_at desc, mark_hash offset ${keep})`.execute(
    tx,
  );
};

export type MoneyMoments = {
  readonly changedAt: Date | null;
  readonly deviceSince: Date | null;
  /** When the owner was first there: the device of that moment is its own. */
  readonly firstThereAt: Date;
};

/** Of a running session; nothing where there is none. */
export const findMoneyMoments = async (
  reader: Reader,
  memberId: MemberId,
  sessionId: bigint,
): Promise<MoneyMoments | undefined> => {
  const { rows } = await sql<MoneyMoments>`
    select c.changed_at as "changedAt", coalesce(s.device_since, s.opened_at) as "deviceSince",
           coalesce(a.first_login_at, a.opened_at) as "firstThereAt"
      from identity_session s join identity_account a on a.member_id = s.member_id
      left join identity_security_change c on c.member_id = s.member_id
     where s.member_id = ${memberId} and s.id = ${sessionId}`.execute(reader);
  return rows[0];
};

/** Lets no change of an account's protection come between until the commit. */
export const holdSecurityChanges = async (tx: Tx, memberId: MemberId): Promise<void> => {
  await sql`select from identity_account where member_id = ${memberId} for share`.execute(tx);
};

/** When the protection of an account was last changed in a way that money waits for. */
export const findSecurityChange = async (reader: Reader, memberId: MemberId): Promise<Date | undefined> =>
  (
    await identityIn(reader)
      .selectFrom('identity_security_change')
      .select('changed_at')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.changed_at;
