import { LogOut } from 'lucide-react';
import { Button } from '@fairground/ui/button';
import { useTranslations } from '../../shared/i18n/index.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { openModal } from '../../shared/store/modal-store.ts';

/** Who is logged in, and the way out. */
export function MemberMenu() {
  const t = useTranslations('common');
  const account = useSession((session) => session.account);
  return (
    <div className="flex items-center gap-2">
      <span className="max-w-32 truncate text-sm font-semibold">
        <bdi>{account}</bdi>
      </span>
      <Button
        variant="ghost"
        iconStart={<LogOut aria-hidden="true" />}
        onClick={() => openModal({ type: 'logout', props: {} })}
      >
        <span className="max-sm:sr-only">{t('header.logout')}</span>
      </Button>
    </div>
  );
}
