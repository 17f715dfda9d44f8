import { MAIN_WALLET } from '@fairground/contract/wallet/endpoints';
import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePush } from '@fairground/client/realtime';
import { balanceQuery, fundsQuery, merchantWalletQuery } from '../api/balance-query.ts';
import { useAccount } from './use-balance.ts';

/** Everything about where the member's money lies, read again whenever it moves. */
export const useWallets = () => {
  const account = useAccount();
  const queries = useQueryClient();
  // A push brings the sum alone: anyone who looks at the single wallets wants them as they are now.
  const balance = useQuery({ ...balanceQuery(account), refetchOnMount: 'always' });
  const funds = useQuery({ ...fundsQuery(account), refetchOnMount: 'always' });
  const merchant = useQuery(merchantWalletQuery());
  usePush(balanceChanged, () => {
    void queries.invalidateQueries({ queryKey: balanceQuery(account).queryKey });
    void queries.invalidateQueries({ queryKey: fundsQuery(account).queryKey });
  });
  const isSingle = merchant.data?.isSingle ?? true;
  const held = balance.data?.balance ?? [];
  const amountOf = (code: string) => held.find(({ accountType }) => accountType === code)?.availBalance ?? 0n;
  const offered = isSingle ? [] : (merchant.data?.vendors ?? []).map(({ code }) => code);
  const kept = held.map(({ accountType }) => accountType).filter((code) => code !== MAIN_WALLET && code !== 'BONUS');
  // A wallet that is no longer offered stays in sight as long as money lies in it.
  const vendors = [...new Set([...offered, ...kept.filter((code) => amountOf(code) > 0n)])].map((code) => ({
    code,
    amount: amountOf(code),
    takesMoney: offered.includes(code),
  }));
  return {
    balance: balance.data,
    funds: funds.data,
    main: amountOf(MAIN_WALLET),
    isSingle,
    vendors,
    isPending: balance.isPending || funds.isPending || merchant.isPending,
    isError: balance.isError || funds.isError || merchant.isError,
    retry: () => {
      void balance.refetch();
      void funds.refetch();
      void merchant.refetch();
    },
  };
};
