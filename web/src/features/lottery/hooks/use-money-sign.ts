import { readBalance } from '@fairground/contract/wallet/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ownQuery } from '@fairground/client/api';
import { useSession } from '@fairground/client/session';

/** The sign of the member's currency; nothing for anyone who is not logged in. */
export const useMoneySign = (): string => {
  const account = useSession((session) => session.account);
  const balance = useQuery({ ...ownQuery(readBalance, {}, account ?? ''), enabled: account !== null });
  return balance.data?.currencySymbol ?? '';
};
