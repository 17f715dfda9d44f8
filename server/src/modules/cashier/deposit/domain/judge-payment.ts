import type { DepositReason } from '@fairground/contract/cashier/deposit-states';
import type { Money } from '@fairground/contract/money';
import type { IdentityLevel } from '@fairground/contract/verification/levels';

export type Payment = {
  readonly expected: Money;
  readonly received: Money;
  readonly payerName: string | null;
  /** The name the member gave; none where the brand does not ask for it. */
  readonly payeeName: string | null;
  /** What was credited to the member before, and how well it is known. */
  readonly creditedBefore: Money;
  readonly identityLevel: IdentityLevel;
  /** From this sum of all deposits on the member has to be known. */
  readonly identifiedFrom: Money;
};

/** A member whose document was accepted. */
export const IDENTIFIED = 2;

/** One part in this many may be missing or too much: banks take small fees on the way. */
const TOLERANCE = 100n;

/** Why a person must look at a payment before it is credited, if anything is odd (domain 9.2). */
export const objectionToPayment = ({
  expected,
  received,
  payerName,
  payeeName,
  creditedBefore,
  identityLevel,
  identifiedFrom,
}: Payment): DepositReason | undefined => {
  const difference = received > expected ? received - expected : expected - received;
  if (difference * TOLERANCE > expected) return 'amount-differs';
  if (payerName !== null && payeeName !== null && plainName(payerName) !== plainName(payeeName)) return 'payer-differs';
  if (identityLevel < IDENTIFIED && creditedBefore + received >= identifiedFrom) return 'identity-needed';
  return undefined;
};

/** Banks write names without marks and in capitals: NGUYEN VAN DUNG is Nguyễn Văn Dũng. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/đ/giu, 'd')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
