import { createHash } from 'node:crypto';

/** RFC 7636: only anyone who began a sign-in can redeem the code it ends with. */
export const pkceChallengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
