import * as contract from '@fairground/contract/cashier/withdrawal-endpoints';
import { confirmSlice } from '@fairground/contract/cashier/slice-endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { call, ownQuery, sendOnce } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { useInvalidate, WITHDRAWALS_CHANGED } from '@fairground/client/facts';
import { useSession } from '@fairground/client/session';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Steps of a withdrawal are pushed; should a push be lost, and for waits that end by time, the page asks by itself. */
const POLL_MS = 60_000;
/** A page that is opened again has heard no push meanwhile. */
const FRESH_PAGE = { refetchInterval: POLL_MS, refetchOnMount: 'always' } as const;

const useAccount = (): string => useSession((session) => session.account ?? '');

export const useSettings = () => {
  const account = useAccount();
  return useQuery({ ...ownQuery(contract.readWithdrawalSettings, {}, account), ...FRESH_PAGE });
};

export const useBankAccounts = () => useQuery(ownQuery(contract.listBankAccounts, {}, useAccount()));

export const useWithdrawals = (before: Id<'withdrawal'> | undefined) => {
  const query = before === undefined ? {} : { before };
  return useQuery({
    ...ownQuery(contract.listWithdrawals, { query }, useAccount()),
    ...(before === undefined && FRESH_PAGE),
  });
};

/** A write of this feature: what the page shows is read again whether it went well or not. */
const useChange = <Input, Output>(work: (input: Input) => Promise<Output>) => {
  const invalidate = useInvalidate();
  return useMutation<Output, ApiError, Input>({
    mutationFn: work,
    onSettled: () => invalidate(WITHDRAWALS_CHANGED),
  });
};

type Wish = Omit<BodyOf<typeof contract.createWithdrawal>, 'idempotencyKey'>;

/** The same wish keeps its key until it is answered. */
export const useWithdraw = () =>
  useChange((wish: Wish) =>
    sendOnce({ withdraw: [wish.accountId, wish.amount] }, (idempotencyKey) =>
      call(contract.createWithdrawal, { body: { ...wish, idempotencyKey } }),
    ),
  );

export const useCancel = () =>
  useChange((withdrawalId: Id<'withdrawal'>) => call(contract.cancelWithdrawal, { body: { withdrawalId } }));

export const useAddAccount = () =>
  useChange((body: BodyOf<typeof contract.addBankAccount>) => call(contract.addBankAccount, { body }));

export const useRemoveAccount = () =>
  useChange((body: BodyOf<typeof contract.removeBankAccount>) => call(contract.removeBankAccount, { body }));

export const useCorrectName = () =>
  useChange((body: BodyOf<typeof contract.correctPayeeName>) => call(contract.correctPayeeName, { body }));

/** Whether money arrived, with pictures where it did not. */
export type Receipt = Omit<BodyOf<typeof contract.confirmReceipt>, 'id'>;

export const useReceipt = (id: Id<'withdrawal'>) =>
  useChange((receipt: Receipt): Promise<unknown> => call(contract.confirmReceipt, { body: { id, ...receipt } }));

export const useSliceReceipt = (sliceId: Id<'slice'>) =>
  useChange((receipt: Receipt): Promise<unknown> => call(confirmSlice, { body: { sliceId, ...receipt } }));
