import { PrivacyCard } from '../../features/privacy/index.ts';
import { ProfileCard } from '../../features/profile/index.ts';
import { SecurityPage } from '../../features/security/index.ts';
import { IdentityCard } from '../../features/verification/index.ts';
import { AccountsCard } from '../../features/withdrawal/index.ts';

/**
 * The first page of the member centre: who the member is and how well that is proven, how the account is protected, and
 * where it is paid to.
 */
export function SecurityCentre() {
  return (
    <SecurityPage
      end={
        <>
          <AccountsCard />
          <PrivacyCard />
        </>
      }
    >
      <ProfileCard />
      <IdentityCard />
    </SecurityPage>
  );
}
