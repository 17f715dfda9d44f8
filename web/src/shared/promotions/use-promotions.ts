import { listPromotions, readPromotion } from '@fairground/contract/promotions/endpoints';
import type { PromotionCategory } from '@fairground/contract/promotions/endpoints';
import type { Id } from '@fairground/contract/ids';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery, ownQuery } from '@fairground/client/api';
import { useSession } from '@fairground/client/session';

/** The offers for anyone who looks. The page comes with those for visitors; a member's own take their place. */
export const usePromotions = (category?: PromotionCategory) => {
  const account = useSession((session) => session.account);
  const input = { query: category === undefined ? {} : { category } };
  const visitors = useQuery({ ...endpointQuery(listPromotions, input), enabled: account === null });
  const own = useQuery({
    ...ownQuery(listPromotions, input, account ?? ''),
    enabled: account !== null,
    placeholderData: keepPreviousData,
  });
  if (account === null) return visitors;
  return own.isPending && visitors.data ? visitors : own;
};

/** One offer in full. */
export const usePromotion = (id: bigint) => {
  const account = useSession((session) => session.account);
  const input = { query: { id: id as Id<'promotion'> } };
  const visitors = useQuery({ ...endpointQuery(readPromotion, input), enabled: account === null });
  const own = useQuery({ ...ownQuery(readPromotion, input, account ?? ''), enabled: account !== null });
  return account === null || (own.isPending && visitors.data) ? visitors : own;
};
