import type { ReceiptResult, WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import type { ErrorCode } from '@fairground/contract/errors';

export type ReceiptAnswer = {
  readonly result: ReceiptResult;
  readonly amount?: bigint | undefined;
  readonly proofs: number;
};

/** What speaks against an answer of the member; nothing when it can be taken. */
export const objectionToAnswer = (
  withdrawal: { readonly status: WithdrawalState; readonly amount: bigint; readonly confirmDeadline: Date | null },
  { result, amount, proofs }: ReceiptAnswer,
  now: Date,
): ErrorCode | undefined => {
  const isOpen = withdrawal.status === 'PAID_OUT' && withdrawal.confirmDeadline !== null;
  // Silence until the deadline counts as received, whether the job has noticed it or not.
  if (!isOpen || now >= withdrawal.confirmDeadline) return 'cashier.receipt-final';
  if (result === 'PARTLY') {
    if (amount === undefined || amount <= 0n || amount >= withdrawal.amount) return 'cashier.amount-range';
  } else if (amount !== undefined) return 'cashier.amount-range';
  return result !== 'RECEIVED' && proofs === 0 ? 'cashier.proof-required' : undefined;
};

export type ReceiptDecision = {
  readonly decision: 'RECEIVED' | 'PARTLY' | 'NOT_RECEIVED';
  readonly amount?: bigint | undefined;
};

/** How a decision of staff shares the held amount out: what leaves for good and what goes back. */
export const sharesOf = (
  held: bigint,
  { decision, amount }: ReceiptDecision,
): { readonly paid: bigint; readonly returned: bigint } | undefined => {
  if (decision !== 'PARTLY') {
    if (amount !== undefined) return undefined;
    return decision === 'RECEIVED' ? { paid: held, returned: 0n } : { paid: 0n, returned: held };
  }
  if (amount === undefined || amount <= 0n || amount >= held) return undefined;
  return { paid: amount, returned: held - amount };
};

const STATE_OF = { RECEIVED: 'CONFIRMED', PARTLY: 'PART_CONFIRMED', NOT_RECEIVED: 'RETURNED' } as const;
export const stateAfter = ({ decision }: ReceiptDecision): WithdrawalState => STATE_OF[decision];
