import { minutesAfter } from './rules.ts';

/** A review stays in the hands of one person for so long after it was opened last. */
export const CLAIM_MINUTES = 15;

export type Claim = { readonly claimed_by: bigint | null; readonly claimed_until: Date | null };

export const NO_CLAIM = { claimed_by: null, claimed_name: null, claimed_until: null } as const;

export const claimOf = (by: { readonly operatorId: bigint; readonly name: string }, now: Date) => ({
  claimed_by: by.operatorId,
  claimed_name: by.name,
  claimed_until: minutesAfter(now, CLAIM_MINUTES),
});

/** Whether somebody has it in hand now; a claim that has run out binds nobody. */
export const isClaimed = ({ claimed_by, claimed_until }: Claim, now: Date): boolean =>
  claimed_by !== null && claimed_until !== null && claimed_until > now;
