import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type * as contract from '@fairground/contract/loyalty/endpoints';
import { PAGE_SIZE } from '@fairground/contract/loyalty/endpoints';
import type { LoyaltyDeps } from '../deps.ts';
import { countInvited, listInvited, listReferralIncome, readReferralRule } from '../store/referrals.ts';

const HIDDEN = '***';

/** The code of a member, who came by it under masked names, and what it brought. */
export const showReferral = async (
  deps: Pick<LoyaltyDeps, 'db' | 'members' | 'wallet' | 'maskedNames'>,
  member: MemberId,
  pageNo: number,
): Promise<ValueOf<typeof contract.readReferral>> => {
  const rows = await listInvited(deps.db, member, { offset: (pageNo - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 });
  const names = await deps.maskedNames(rows.map(({ memberId }) => memberId));
  const { reward, needDeposit, needValid, days } = await readReferralRule(deps.db);
  return {
    code: (await deps.members.referralCodeOf(member)) ?? '',
    ...(await countInvited(deps.db, member)),
    rule: { reward, needDeposit, needValid, days },
    list: rows.slice(0, PAGE_SIZE).map(({ memberId, registeredAt, state }) => ({
      name: names.get(memberId) ?? HIDDEN,
      joinedAt: registeredAt,
      state,
    })),
    hasMore: rows.length > PAGE_SIZE,
    income: [...(await listReferralIncome(deps.db, member))],
    currencySymbol: await deps.wallet.symbolOf(await deps.wallet.currencyOf({ account: 'member' })),
  };
};
