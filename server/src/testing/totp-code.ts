import { fromBase32 } from '../platform/totp/base32.ts';
import { codeOfStep, stepAt } from '../platform/totp/totp.ts';

export { fromBase32 } from '../platform/totp/base32.ts';

/** What an authenticator app shows at a moment. */
export const toCode = (secret: string, now: Date): string => codeOfStep(fromBase32(secret), stepAt(now));
