import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';

type WarningDialogProps = { readonly text: string | undefined; readonly onClose: () => void };

/** A warning over the form, which stays as it is. */
export function WarningDialog({ text, onClose }: WarningDialogProps) {
  const t = useTranslations('account');
  const tLegacy = useTranslations('legacy');
  const tCommon = useTranslations('common');
  if (text === undefined) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('warning.title')}
      description={text}
      closeLabel={tCommon('action.close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {tLegacy('in_increase_submit')}
        </Button>
      }
    />
  );
}
