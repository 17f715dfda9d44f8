import { ConfirmDialog } from '@fairground/ui/confirm-dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';

type LeaveDialogProps = {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

/** The question before somebody leaves an open round, with what becomes of it. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('play');
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      title={t('ask.title')}
      description={t('ask.text')}
      confirmLabel={t('ask.leave')}
      cancelLabel={t('ask.stay')}
      onConfirm={onLeave}
    />
  );
}
