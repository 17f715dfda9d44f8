import type { Member } from '../members/index.ts';

const TRIAL = 4;

/** Real playing accounts only: no trial, no operator or test account, no self-excluded member. */
export const mayBeShown = (member: Member | undefined): member is Member =>
  member !== undefined && member.isAgent !== TRIAL && !member.isTest && member.status === 'active';
