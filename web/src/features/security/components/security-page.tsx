import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { useFailureText } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSecurity } from '../api/security-queries.ts';
import { ContactCard } from './contact-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SocialCard } from './social-card.tsx';
import { StrengthCard } from './strength-card.tsx';

type SecurityPageProps = { readonly children: ReactNode; /** What stands last. */ readonly end?: ReactNode };

/** The security centre: who the member is, how the account is protected, and where it is open. */
export function SecurityPage({ children, end }: SecurityPageProps) {
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      {children}
      <Protection />
      <SessionsCard />
      <DevicesCard />
      {end}
    </div>
  );
}

function Protection() {
  const tCommon = useTranslations('common');
  const failureText = useFailureText();
  const security = useSecurity();
  if (security.data === undefined)
    return security.isError ? (
      <ErrorState
        headingLevel={3}
        title={tCommon('state.error-title')}
        description={failureText(security.error)}
        action={<Button onClick={() => void security.refetch()}>{tCommon('state.retry')}</Button>}
      />
    ) : (
      <>
        <Skeleton className="h-26 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-60 rounded-lg" />
      </>
    );
  return (
    <>
      <StrengthCard security={security.data} />
      <SignInCard security={security.data} />
      <ContactCard security={security.data} />
      <PasskeysCard />
      <SocialCard linked={security.data.social} />
    </>
  );
}
