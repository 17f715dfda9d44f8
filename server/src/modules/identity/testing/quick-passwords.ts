import type { PasswordHash } from '../domain/account.ts';
import type { Passwords } from '../../../platform/passwords/index.ts';

/** Hashing that takes no time, for tests of a hundred at once where the hash is not what is tested. */
export const quickPasswords: Passwords = {
  hash: (text) => Promise.resolve(`quick ${text}` as PasswordHash),
  verify: (hash, text) => Promise.resolve(hash === `quick ${text}`),
  refuseWhenFull: () => undefined,
};
