import { money } from '../money.ts';
import type { Money } from '../money.ts';

/** Deposits of one member that may wait for their payment at the same time. */
export const UNPAID_MAX = 3;
export const DEPOSIT_MINUTES = 30;
export const PROOF_PICTURES_MAX = 3;

const CENT = 100n;

/** How many bank transfers of one amount can wait at the same time: each is paid with 0.01 to 0.99 more. */
export const BANK_TAILS = 99;

/** The most that a deposit of this kind asks to be paid beyond its amount; it counts for a deposit limit. */
export const tailMost = (kind: string): Money => money(kind === 'BANK' ? BigInt(BANK_TAILS) * CENT : 0n);

const PPM = 1_000_000n;

/** What a member pays for a deposit: in full units of 1/10,000, the fraction stays with the member. */
export const depositFee = (
  amount: Money,
  { feePpm, feeSide }: { readonly feePpm: number; readonly feeSide: 'member' | 'operator' },
): Money => money(feeSide === 'member' ? (amount * BigInt(feePpm)) / PPM : 0n);
