import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { MEMBER_STATUSES } from '@fairground/contract/members/operator-endpoints';

export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** How an account came to be. */
export type Method = 'username' | 'mobile' | 'opened' | 'trial' | 'house';

export type Member = {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly icon: string;
  readonly isAgent: IsAgent;
  readonly uplineId: MemberId | null;
  readonly recommenderId: MemberId | null;
  readonly path: readonly MemberId[];
  readonly isTest: boolean;
  readonly status: MemberStatus;
  readonly toUpline: boolean;
  readonly rankLevel: number;
  readonly payeeName: string | null;
  readonly registeredAt: Date;
};

/** The name in one spelling: two that look the same or differ by capitals are one. */
export const accountKeyOf = (account: string): string => account.normalize('NFKC').toLowerCase();
