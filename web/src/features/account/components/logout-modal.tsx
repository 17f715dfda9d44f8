import { ConfirmDialog } from '@fairground/ui/confirm-dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useLogout } from '../hooks/use-logout.ts';

type LogoutModalProps = { readonly onClose: () => void };

/** Asks before signing out. */
export function LogoutModal({ onClose }: LogoutModalProps) {
  const t = useTranslations('modals');
  const logout = useLogout();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('logout.title')}
      description={t('logout.text')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('logout.cancel')}
      loading={logout.isPending}
      onConfirm={() => logout.mutate()}
    />
  );
}
