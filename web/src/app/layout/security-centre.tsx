import { ProfileCard } from '../../features/profile/index.ts';
import { SecurityPage } from '../../features/security/index.ts';

/** The first page of the member centre: who the member is, then how the account is protected. */
export function SecurityCentre() {
  return (
    <SecurityPage>
      <ProfileCard />
    </SecurityPage>
  );
}
