import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { useSession } from '@fairground/client/session';

/** What belongs to the member; anyone who is not logged in is asked to. */
export function OwnGate({ children }: { readonly children: (account: string) => ReactNode }) {
  const t = useTranslations('lottery-own');
  const account = useSession((session) => session.account);
  if (account !== null) return children(account);
  return (
    <EmptyState
      headingLevel={3}
      icon={<LogIn aria-hidden="true" />}
      title={t('login-title')}
      description={t('login-text')}
      action={<Button onClick={() => requireLogin(() => undefined)}>{t('login')}</Button>}
    />
  );
}
