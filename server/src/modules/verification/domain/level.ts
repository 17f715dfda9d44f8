import type { DocumentLevel, IdentityLevel } from '@fairground/contract/verification/levels';
import { RENEW_DAYS, VALID_MONTHS } from '@fairground/contract/verification/levels';
import type { CaseState } from '@fairground/contract/verification/states';
import { isOpen } from '@fairground/contract/verification/states';

const DAY_MS = 86_400_000;

export type JudgedCase = {
  readonly level: DocumentLevel;
  readonly state: CaseState;
  readonly expiresAt: Date | null;
};

type Standing = { readonly hasContact: boolean; readonly cases: readonly JudgedCase[]; readonly now: Date };

/** Whether an accepted case still proves its level. */
export const isGood = ({ state, expiresAt }: Pick<JudgedCase, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'ACCEPTED' && expiresAt !== null && expiresAt > now;

/** Each level stands on the one below it. */
export const levelFrom = ({ hasContact, cases, now }: Standing): IdentityLevel => {
  const has = (level: DocumentLevel) => cases.some((one) => one.level === level && isGood(one, now));
  if (!hasContact) return 0;
  if (!has(2)) return 1;
  return has(3) ? 3 : 2;
};

export type SendObjection = 'verification.level-missing' | 'verification.accepted-already' | 'verification.in-review';

/** What forbids to send documents for a level now. Accepted ones are asked for once, until they are about to end. */
export const objectionToSend = (standing: Standing, level: DocumentLevel): SendObjection | undefined => {
  const { cases, now } = standing;
  const ofLevel = cases.filter((one) => one.level === level);
  if (ofLevel.some(({ state }) => isOpen(state))) return 'verification.in-review';
  if (levelFrom(standing) < level - 1) return 'verification.level-missing';
  const renewFrom = new Date(now.getTime() + RENEW_DAYS * DAY_MS);
  return ofLevel.some((one) => isGood(one, renewFrom)) ? 'verification.accepted-already' : undefined;
};

/** Until when accepted documents count: the end of the document's last day, at most so many months from now. */
export const expiryOf = (level: DocumentLevel, validUntil: string | null, now: Date): Date => {
  const longest = new Date(now);
  longest.setUTCMonth(longest.getUTCMonth() + VALID_MONTHS[level]);
  if (validUntil === null) return longest;
  const ends = new Date(Date.parse(`${validUntil}T00:00:00Z`) + DAY_MS);
  return ends < longest ? ends : longest;
};
