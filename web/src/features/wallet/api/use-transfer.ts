import type { ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import { transferFunds } from '@fairground/contract/wallet/endpoints';
import { useMutation } from '@tanstack/react-query';
import { FUNDS_MOVED, useInvalidate } from '@fairground/client/facts';
import { call, sendOnce } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import type { Transfer } from '../model/transfer.ts';

/** Whether it arrived, or waits for the vendor's word while the amount is held. */
export type TransferState = ValueOf<typeof transferFunds>['state'];

/**
 * Asks for one transfer; the same wish keeps its key until it is answered, also for anyone who leaves and comes back.
 */
export const sendTransfer = ({ from, to, amount }: Transfer): Promise<TransferState> =>
  sendOnce({ transfer: [from, to, amount] }, async (idempotencyKey) => {
    const { state } = await call(transferFunds, { body: { from, to, amount: money(amount), idempotencyKey } });
    return state;
  });

/** Moves money between wallets, one transfer after the other; what failed does not keep the rest from going. */
export const useTransfer = () => {
  const invalidate = useInvalidate();
  return useMutation<TransferState, ApiError, readonly Transfer[]>({
    mutationFn: async (transfers) => {
      const states: TransferState[] = [];
      const failures: unknown[] = [];
      for (const transfer of transfers)
        await sendTransfer(transfer).then(
          (state) => states.push(state),
          (error: unknown) => failures.push(error),
        );
      if (failures.length > 0) throw failures[0];
      return states.includes('PENDING') ? 'PENDING' : 'DONE';
    },
    onSettled: () => invalidate(FUNDS_MOVED),
  });
};
