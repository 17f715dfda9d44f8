import type { MemberStatus } from './member.ts';

type AccountStatus = 'active' | 'frozen' | 'self-excluded' | 'closed' | 'system';

/** Who may log in: a lock on playing or taking money out is no lock on the account. */
export const accountStatusOf = (status: MemberStatus): AccountStatus =>
  status === 'bet-locked' || status === 'withdraw-locked' ? 'active' : status;

export const mayPlay = (status: MemberStatus): boolean =>
  status === 'active' || status === 'withdraw-locked' || status === 'system';

/** Whether a change gives something back: that takes two people, whatever the account had before. */
export const givesBack = (from: MemberStatus, to: MemberStatus): boolean =>
  from !== 'active' && to !== from && to !== 'frozen' && to !== 'closed';

/** The house's own never change, closed is for good, and anyone who asked to be kept out is not let in by staff. */
export const mayBecome = (from: MemberStatus, to: MemberStatus): boolean => {
  if (from === 'system' || to === 'system' || from === 'closed') return false;
  return from !== 'self-excluded' || to === 'closed';
};
