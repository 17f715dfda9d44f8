import type { ReferralState } from '@fairground/contract/loyalty/states';
import type { Money } from '@fairground/contract/money';

export type ReferralRule = {
  readonly reward: Money;
  readonly needDeposit: Money;
  readonly needValid: Money;
  readonly days: number;
  readonly turnover: number;
};

export type ReferralStanding = {
  readonly registeredAt: Date;
  readonly firstDeposit: bigint;
  readonly valid: bigint;
};

const DAY_MS = 86_400_000;

/**
 * What becomes of an open invitation: it is rewarded when the first deposit and the play are enough in time, rejected when
 * both are the same person by what they share, and over when its days are.
 */
export const decideReferral = (
  rule: ReferralRule,
  { registeredAt, firstDeposit, valid }: ReferralStanding,
  { now, isSamePerson }: { readonly now: Date; readonly isSamePerson: boolean },
): ReferralState => {
  if (now.getTime() - registeredAt.getTime() > rule.days * DAY_MS) return 'EXPIRED';
  if (firstDeposit < rule.needDeposit || valid < rule.needValid) return 'OPEN';
  return isSamePerson ? 'REJECTED' : 'REWARDED';
};
