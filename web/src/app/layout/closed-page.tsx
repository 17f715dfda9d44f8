import { useLogout } from '../../features/account/index.ts';
import { ClosedToPlay } from '../../features/protection/index.ts';

/** The page of an account that is closed to play, with the way out that belongs to the account. */
export function ClosedPage() {
  const logout = useLogout();
  return <ClosedToPlay onLogout={() => logout.mutate()} />;
}
