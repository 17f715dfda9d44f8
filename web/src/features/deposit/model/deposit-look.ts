import type { DepositChannel } from '@fairground/contract/cashier/deposit-endpoints';
import { tailMost } from '@fairground/contract/cashier/deposit-rules';
import type { DepositState } from '@fairground/contract/cashier/deposit-states';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

export const TONES = {
  CREATED: 'neutral',
  AWAITING: 'info',
  PROOF_SENT: 'info',
  PAID: 'info',
  REVIEW: 'accent',
  CREDITED: 'gain',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  REJECTED: 'loss',
  REVERSED: 'loss',
} as const satisfies Readonly<Record<DepositState, string>>;

/** Whether there is still something to pay. */
export const isPayable = (status: DepositState): boolean => status === 'AWAITING' || status === 'PROOF_SENT';
export const mayCancel = (status: DepositState): boolean => status === 'CREATED' || status === 'AWAITING';
/** Whether it ended without money, so that the same can be asked for again. */
export const mayPayAgain = (status: DepositState): boolean => ['EXPIRED', 'CANCELLED', 'REJECTED'].includes(status);

/** What is wrong with a typed amount, if anything is; `limitLeft` is what the member's own limits leave. */
export const amountIssue = (
  amount: bigint,
  { min, max, limitLeft }: Pick<DepositChannel, 'min' | 'max'> & { readonly limitLeft: bigint | null },
): 'missing' | 'too-small' | 'too-large' | 'over-limit' | undefined => {
  if (amount === 0n) return 'missing';
  if (amount < min) return 'too-small';
  if (amount > max) return 'too-large';
  return limitLeft !== null && amount > limitLeft ? 'over-limit' : undefined;
};

/** The most that may be asked for under the limits, where a bank transfer is paid with a little more than was asked for. */
export const roomUnder = (limitLeft: Money | null, kind: DepositChannel['kind']): Money | null => {
  if (limitLeft === null) return null;
  const room = limitLeft - tailMost(kind);
  return money(room > 0n ? room : 0n);
};

/** Minutes and seconds that are left, `mm:ss`; nothing once the time is over. */
export const timeLeft = (expiresAt: Date, now: number): string | undefined => {
  const seconds = Math.ceil((expiresAt.getTime() - now) / 1_000);
  if (seconds <= 0) return undefined;
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A minute of the day as people write it. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
