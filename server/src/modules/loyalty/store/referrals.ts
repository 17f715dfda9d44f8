import type { MemberId } from '@fairground/contract/ids';
import type { ReferralState } from '@fairground/contract/loyalty/states';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ReferralRule } from '../domain/referral.ts';
import { loyaltyIn } from './loyalty-in.ts';

export const readReferralRule = (reader: Reader): Promise<ReferralRule> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_referral_rule')
    .select(['reward', 'need_deposit as needDeposit', 'need_valid as needValid', 'days', 'turnover'])
    .executeTakeFirstOrThrow();

export type Referral = {
  readonly memberId: MemberId;
  readonly recommenderId: MemberId;
  readonly registeredAt: Date;
  readonly firstDeposit: bigint;
  readonly valid: bigint;
  readonly state: ReferralState;
};

const COLUMNS = [
  'member_id as memberId',
  'recommender_id as recommenderId',
  'registered_at as registeredAt',
  'first_deposit as firstDeposit',
  'valid',
  'state',
] as const;

export const insertReferrals = async (
  tx: Tx,
  rows: readonly { readonly member: MemberId; readonly recommender: MemberId; readonly at: Date }[],
): Promise<void> => {
  if (rows.length === 0) return;
  await loyaltyIn(tx)
    .insertInto('loyalty_referral')
    .values(
      rows.map(({ member, recommender, at }) => ({
        ...{ member_id: member, recommender_id: recommender, registered_at: at, decided_at: null },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Open invitations among these members; only one listener changes them. */
export const listOpenReferrals = (reader: Reader, members: readonly MemberId[]): Promise<Referral[]> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_referral')
    .select(COLUMNS)
    .where('member_id', '=', sql<MemberId>`any(${`{${members.join(',')}}`}::bigint[])`)
    .where('state', '=', 'OPEN')
    .orderBy('member_id')
    .execute();

export const updateReferral = async (
  tx: Tx,
  { memberId, firstDeposit, valid, state }: Referral,
  decidedAt: Date | null,
): Promise<void> => {
  await loyaltyIn(tx)
    .updateTable('loyalty_referral')
    .set({ first_deposit: firstDeposit, valid, state, decided_at: decidedAt })
    .where('member_id', '=', memberId)
    .execute();
};

export const listInvited = (
  reader: Reader,
  recommender: MemberId,
  page: { readonly offset: number; readonly limit: number },
): Promise<Referral[]> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_referral')
    .select(COLUMNS)
    .where('recommender_id', '=', recommender)
    .orderBy('member_id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();

export const countInvited = async (
  reader: Reader,
  recommender: MemberId,
): Promise<{ readonly invited: number; readonly rewarded: number }> => {
  const { rows } = await sql<{ readonly invited: number; readonly rewarded: number }>`
    select count(*)::int as invited, (count(*) filter (where state = 'REWARDED'))::int as rewarded
      from loyalty_referral where recommender_id = ${recommender}`.execute(reader);
  return rows[0] ?? { invited: 0, rewarded: 0 };
};

export type ReferralIncome = { readonly day: string; readonly amount: Money; readonly count: number };

const DAYS_SHOWN = 60;

/** What invitations brought, by the business day they became due, the newest first. */
export const listReferralIncome = async (reader: Reader, member: MemberId): Promise<readonly ReferralIncome[]> => {
  const { rows } = await sql<ReferralIncome>`
    select detail->>'day' as day, sum(amount)::bigint as amount, count(*)::int as count from loyalty_claim
     where member_id = ${member} and kind = 'REFERRAL'
     group by 1 order by 1 desc limit ${DAYS_SHOWN}`.execute(reader);
  return rows;
};
