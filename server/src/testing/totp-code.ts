import { codeOfStep, stepAt } from '../platform/totp/totp.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app does with the letters it is given. */
export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** What it shows at a moment. */
export const toCode = (secret: string, now: Date): string => codeOfStep(fromBase32(secret), stepAt(now));
