import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@fairground/ui/button';
import { canSeeMemberCentre, deviceStorage, useSession } from '@fairground/client/session';
import { useTranslations } from '../i18n/index.ts';

/** By account: another member on the same device has its own first game. */
const keyOf = (account: string): string => `playNotice:${account}`;

/** What protects a player, said before the first wager. It stays at every game until the member has taken note of it. */
export function PlayNotice() {
  const isMember = useSession(canSeeMemberCentre);
  const account = useSession((session) => session.account ?? '');
  return isMember && <Notice key={account} account={account} />;
}

function Notice({ account }: { readonly account: string }) {
  const t = useTranslations('protection');
  const [isNoted, setNoted] = useState(() => deviceStorage.read(keyOf(account)) !== null);
  if (isNoted) return null;
  const handleNoted = (): void => {
    deviceStorage.write(keyOf(account), 'noted');
    setNoted(true);
  };
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface-2 px-4 py-2 text-xs text-ink-soft sm:text-sm"
    >
      <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-accent-text max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-64">{t('notice.text')}</p>
      <div className="flex gap-2">
        <ButtonLink href="/responsible" size="sm" variant="ghost">
          {t('notice.limits')}
        </ButtonLink>
        <Button size="sm" onClick={handleNoted}>
          {t('notice.noted')}
        </Button>
      </div>
    </section>
  );
}
