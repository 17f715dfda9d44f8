import { useLogout } from '../../features/account/index.ts';
import { RealityCheck } from '../../features/protection/index.ts';

/** The reality check with the way out that belongs to the account. */
export function RealityCheckHost() {
  const logout = useLogout();
  return <RealityCheck onLogout={() => logout.mutate()} />;
}
