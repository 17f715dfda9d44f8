import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';

type RealAccountModalProps = { readonly onClose: () => void };

/** What a trial account is told before a feature of real accounts. */
export function RealAccountModal({ onClose }: RealAccountModalProps) {
  const t = useTranslations('modals');
  const tLegacy = useTranslations('legacy');
  const tCommon = useTranslations('common');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('real-account.title')}
      description={tLegacy('in_need_true_account')}
      closeLabel={tCommon('action.close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {tLegacy('in_increase_submit')}
        </Button>
      }
    />
  );
}
