import type { ClaimKind } from '@fairground/contract/loyalty/states';
import type { Localized } from '../../../platform/localized.ts';

/** What a claim is for: names are copied, so that a later change of texts leaves what was due as it was. */
export type ClaimDetail = {
  readonly names?: Localized;
  readonly level?: number;
  readonly day?: string;
  readonly month?: string;
  readonly place?: number;
};

/** For how many days what became due may be taken; a rebate becomes due by being taken. */
const CLAIM_DAYS: Readonly<Record<ClaimKind, number | null>> = {
  RANK_UPGRADE: 7,
  RANK_SALARY: 7,
  REBATE: null,
  MISSION: 7,
  RACE: 7,
  RAFFLE: 7,
  REFERRAL: 7,
};
const DAY_MS = 86_400_000;

/** When what becomes due now is gone, unless it is taken before. */
export const lapseOf = (kind: ClaimKind, now: Date): Date | null => {
  const days = CLAIM_DAYS[kind];
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
};
