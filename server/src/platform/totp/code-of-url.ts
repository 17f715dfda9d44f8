import { fromBase32 } from './base32.ts';
import { codeOfStep, stepAt } from './totp.ts';

/** What an authenticator app shows at a moment for the address it was set up with. */
export const codeOfUrl = (otpauthUrl: string, now: Date): string =>
  codeOfStep(fromBase32(new URL(otpauthUrl).searchParams.get('secret') ?? ''), stepAt(now));
