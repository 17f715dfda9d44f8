import type { ReactNode } from 'react';
import { useLogout } from '../../features/account/index.ts';
import { ClosedToPlay } from '../../features/protection/index.ts';
import type { RouteId } from '../../shared/page/site-route.ts';
import { isOpenToExcluded } from '../open-to-excluded.ts';

type OnlyIfOpenProps = { readonly id: RouteId; readonly children: ReactNode };

/** The page of an address for a member that excluded itself: the page itself where it invites to nothing. */
export function OnlyIfOpen({ id, children }: OnlyIfOpenProps) {
  return isOpenToExcluded(id) ? children : <ClosedPage />;
}

/** The page of an account that is closed to play, with the way out that belongs to the account. */
function ClosedPage() {
  const logout = useLogout();
  return <ClosedToPlay onLogout={() => logout.mutate()} />;
}
