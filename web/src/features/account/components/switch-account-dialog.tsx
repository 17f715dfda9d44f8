import { ConfirmDialog } from '@fairground/ui/confirm-dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';

type SwitchAccountDialogProps = {
  /** The account of this tab; unknown where the tab holds only its token. */
  readonly current: string | null;
  readonly opened: string;
  readonly onStay: () => void;
  readonly onSwitch: () => void;
};

/** Asks before a login link takes the place of another account's session. */
export function SwitchAccountDialog({ current, opened, onStay, onSwitch }: SwitchAccountDialogProps) {
  const t = useTranslations('account');
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={t('launch.switch-title', { name: opened })}
      description={t('launch.switch-text', { name: opened, current: current ?? '?' })}
      confirmLabel={t('launch.switch')}
      cancelLabel={t('launch.stay')}
      onConfirm={onSwitch}
    />
  );
}
