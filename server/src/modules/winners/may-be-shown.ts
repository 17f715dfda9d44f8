import type { Member } from '../members/index.ts';

const TRIAL = 4;

/** Real accounts that play: no trial, no account of the house or of a test, nobody who asked to be kept away. */
export const mayBeShown = (member: Member | undefined): member is Member =>
  member !== undefined && member.isAgent !== TRIAL && !member.isTest && member.status === 'active';
