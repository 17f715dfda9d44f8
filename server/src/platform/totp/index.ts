/** The codes of authenticator apps, for players and for staff. */
export { toBase32 } from './base32.ts';
export { codeOfUrl } from './code-of-url.ts';
export { otpauthUrl, stepOfCode, TOTP_SECRET_BYTES } from './totp.ts';
