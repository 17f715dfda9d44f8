import type { OwnCase, VerificationStanding } from '@fairground/contract/verification/endpoints';
import type { DocumentLevel } from '@fairground/contract/verification/levels';

/** How a level stands: reached, its documents in some state, or not begun. */
export type LevelState = 'reached' | 'checking' | 'rejected' | 'expired' | 'open' | 'closed';

export const caseOf = ({ cases }: VerificationStanding, level: DocumentLevel): OwnCase | undefined =>
  cases.find((one) => one.level === level);

export const stateOf = (standing: VerificationStanding, level: DocumentLevel): LevelState => {
  const state = caseOf(standing, level)?.state;
  if (state === 'NEW' || state === 'REVIEW') return 'checking';
  if (standing.level >= level) return 'reached';
  if (state === 'REJECTED') return 'rejected';
  if (state === 'EXPIRED') return 'expired';
  return standing.maySend.includes(level) ? 'open' : 'closed';
};
