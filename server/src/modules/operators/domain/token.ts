import { createHash } from 'node:crypto';
import { newToken } from '../../../platform/random.ts';
import type { RandomSource } from '../../../platform/random.ts';

/** The prefix tells a staff token from a player's: neither is looked up where the other belongs. */
const SESSION = /^staff_[\w-]{43}$/;
const KEY = /^key_[\w-]{43}$/;
const LINK = /^enrol_[\w-]{43}$/;

export const newStaffToken = (random: RandomSource): string => `staff_${newToken(random)}`;
export const newEnrolToken = (random: RandomSource): string => `enrol_${newToken(random)}`;

export const newKeySecret = (random: RandomSource): string => `key_${newToken(random)}`;

export const isKeySecret = (text: string): boolean => KEY.test(text);
export const isStaffToken = (text: string): boolean => SESSION.test(text);

/** The token of an enrolment link, given as a link or bare; undefined for what was never one. */
export const enrolTokenIn = (text: string): string | undefined => {
  const token = text.slice(text.lastIndexOf('#') + 1);
  return LINK.test(token) ? token : undefined;
};

/** Only the hash of a token is stored. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
