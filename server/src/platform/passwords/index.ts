/** Hashes and compares passwords on threads of their own, for players and for staff. */
export { createPasswords } from './passwords.ts';
export type { PasswordHash, Passwords } from './passwords.ts';
