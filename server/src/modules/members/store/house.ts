import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import { accountKeyOf } from '../domain/member.ts';
import { membersIn } from './members-in.ts';

export type HouseMember = {
  readonly id: MemberId;
  readonly account: string;
  readonly uplineId: MemberId | null;
  readonly icon: string;
};

/** Writes a member that belongs to the house, unless it is there. */
export const installHouseMember = async (tx: Tx, { id, account, uplineId, icon }: HouseMember, now: Date) => {
  await membersIn(tx)
    .insertInto('members_member')
    .values({
      id,
      account,
      account_key: accountKeyOf(account),
      is_agent: 2,
      upline_id: uplineId,
      status: 'system',
      method: 'house',
      register_host: '',
      register_ip: '',
      registered_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await membersIn(tx)
    .insertInto('members_profile')
    .values({ member_id: id, nickname: account, icon })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
};

export const installDefaultHead = async (tx: Tx, head: MemberId): Promise<void> => {
  await membersIn(tx)
    .insertInto('members_setting')
    .values({ default_head_id: head })
    .onConflict((conflict) => conflict.column('is_current').doNothing())
    .execute();
};
