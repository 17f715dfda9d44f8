import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button, ButtonLink } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { openModal } from '../../../shared/store/modal-store.ts';

const whoIsIn = (): string | null => {
  const session = useSession.getState();
  return canSeeMemberCentre(session) ? session.account : null;
};

/**
 * A way in, for anyone who is not in: an account that opens its page sees so. Looked at once, as coming in leads
 * away.
 */
export function UnlessIn({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('account');
  const [account] = useState(whoIsIn);
  if (account === null) return children;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('inside.text', { name: account })}</p>
      <ButtonLink href="/hot" variant="primary" block>
        {t('inside.play')}
      </ButtonLink>
      <Button variant="ghost" block onClick={() => openModal({ type: 'logout', props: {} })}>
        {t('inside.leave')}
      </Button>
    </div>
  );
}
