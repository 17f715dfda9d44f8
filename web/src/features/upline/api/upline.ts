import { readUplineTransfer, transferUpline } from '@fairground/contract/cashier/transfer-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Money } from '@fairground/contract/money';
import { useMutation } from '@tanstack/react-query';
import { call, ownQuery, sendOnce } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { SENT_TO_UPLINE, useInvalidate } from '@fairground/client/facts';

export type UplineStanding = ValueOf<typeof readUplineTransfer>;

export const uplineQuery = (account: string) => ownQuery(readUplineTransfer, {}, account);

type Wish = { readonly amount: Money; readonly payPassword: string };

/** The same amount keeps its key until the server has answered: a repeat after a lost answer sends nothing twice. */
export const useUplineTransfer = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof transferUpline>, ApiError, Wish>({
    mutationFn: ({ amount, payPassword }) =>
      sendOnce({ upline: amount }, (idempotencyKey) =>
        call(transferUpline, { body: { amount, payPassword, idempotencyKey } }),
      ),
    onSettled: () => invalidate(SENT_TO_UPLINE),
  });
};
