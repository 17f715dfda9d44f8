import type { ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import { transferFunds } from '@fairground/contract/wallet/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../shared/api/index.ts';
import { createTransferKeys, newTransferKey } from '../model/transfer.ts';
import type { Transfer } from '../model/transfer.ts';

/** For the whole visit: whoever leaves the form after a lost answer and comes back still repeats the same wish. */
const keys = createTransferKeys(newTransferKey);

/** Whether it arrived, or waits for the vendor's word while the amount is held. */
export type TransferState = ValueOf<typeof transferFunds>['state'];

const send = async (transfer: Transfer): Promise<TransferState> => {
  try {
    const { state } = await call(transferFunds, {
      body: {
        from: transfer.from,
        to: transfer.to,
        amount: money(transfer.amount),
        idempotencyKey: keys.keyOf(transfer),
      },
    });
    keys.answered(transfer);
    return state;
  } catch (error) {
    // Nobody knows whether an unanswered transfer went through; its key is kept, and a repeat moves nothing twice.
    if (!(error instanceof ApiError && error.isNetwork)) keys.answered(transfer);
    throw error;
  }
};

/** Moves money between wallets, one transfer after the other; what failed does not keep the rest from going. */
export const useTransfer = () => {
  const queries = useQueryClient();
  return useMutation<TransferState, ApiError, readonly Transfer[]>({
    mutationFn: async (transfers) => {
      const states: TransferState[] = [];
      const failures: unknown[] = [];
      for (const transfer of transfers)
        await send(transfer).then(
          (state) => states.push(state),
          (error: unknown) => failures.push(error),
        );
      if (failures.length > 0) throw failures[0];
      return states.includes('PENDING') ? 'PENDING' : 'DONE';
    },
    onSettled: () =>
      queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith('wallet.') }),
  });
};
