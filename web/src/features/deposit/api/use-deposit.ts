import { cancelDeposit, createDeposit, sendDepositProof } from '@fairground/contract/cashier/deposit-endpoints';
import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import { call, sendOnce } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { DEPOSITS_MOVED, useInvalidate } from '@fairground/client/facts';
import { useMutation } from '@tanstack/react-query';

export type NewDeposit = Omit<BodyOf<typeof createDeposit>, 'idempotencyKey'>;

const useDepositWrite = <Input>(write: (input: Input) => Promise<DepositDetail>) => {
  const invalidate = useInvalidate();
  return useMutation<DepositDetail, ApiError, Input>({
    mutationFn: write,
    onSettled: () => invalidate(DEPOSITS_MOVED),
  });
};

/** The same wish keeps its key until it is answered. */
export const useCreateDeposit = () =>
  useDepositWrite((wish: NewDeposit) =>
    sendOnce(
      { deposit: [wish.channelId.toString(), wish.amount.toString(), wish.promotionId ?? ''] },
      (idempotencyKey) => call(createDeposit, { body: { ...wish, idempotencyKey } }),
    ),
  );

export const useCancelDeposit = () => useDepositWrite((no: string) => call(cancelDeposit, { body: { no } }));

export const useSendProof = () =>
  useDepositWrite((body: BodyOf<typeof sendDepositProof>) => call(sendDepositProof, { body }));
