import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireRealAccount } from '../../../shared/session/login-gate.ts';

const nothingToDo = () => undefined;

/** Its children for a real account; everybody else reads what a login would show. */
export function ForMembers({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('protection');
  const isMember = useSession(canSeeMemberCentre);
  if (isMember) return children;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-ink-soft">{t('login-text')}</p>
      <Button onClick={() => requireRealAccount(nothingToDo)}>{t('login')}</Button>
    </div>
  );
}
