import type { Security } from '../api/security-queries.ts';

/** What makes an account safer, the most useful first. */
export const PROTECTIONS = ['mobile', 'email', 'totp', 'payment', 'passkey'] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** Which of them are on. */
export const protectionsOf = (security: Security): ReadonlySet<Protection> => {
  const on: Readonly<Record<Protection, boolean>> = {
    mobile: security.mobile?.isVerified === true,
    email: security.email?.isVerified === true,
    totp: security.hasTotp,
    payment: security.hasPaymentPassword,
    passkey: security.passkeys > 0,
  };
  return new Set(PROTECTIONS.filter((protection) => on[protection]));
};

/** The next one worth switching on; undefined when all of them are. */
export const nextProtection = (on: ReadonlySet<Protection>): Protection | undefined =>
  PROTECTIONS.find((protection) => !on.has(protection));

const BULBS = 8;

/** How many bulbs of the house's string shine: none without protection, all with every one. */
export const litBulbs = (on: ReadonlySet<Protection>): number => Math.round((on.size / PROTECTIONS.length) * BULBS);
