import { PrivacyCard } from '../../features/privacy/index.ts';
import { ProfileCard } from '../../features/profile/index.ts';
import { SecurityPage } from '../../features/security/index.ts';
import { IdentityCard } from '../../features/verification/index.ts';

/** The first page of the member centre: who the member is and how well that is proven, then how the account is protected. */
export function SecurityCentre() {
  return (
    <SecurityPage end={<PrivacyCard />}>
      <ProfileCard />
      <IdentityCard />
    </SecurityPage>
  );
}
