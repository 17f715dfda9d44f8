import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useFlag } from '../../../shared/site/site-status.ts';
import { openModal } from '../../../shared/store/modal-store.ts';

type RealAccountModalProps = { readonly onClose: () => void };

/** What a trial account reads before a feature of real accounts. */
export function RealAccountModal({ onClose }: RealAccountModalProps) {
  const t = useTranslations('modals');
  const tAccount = useTranslations('account');
  const tLegacy = useTranslations('legacy');
  const tCommon = useTranslations('common');
  const canRegister = useFlag('DIRECTREG3');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('real-account.title')}
      description={tLegacy('in_need_true_account')}
      closeLabel={tCommon('action.close')}
      footer={
        <>
          {canRegister && (
            <Button variant="ghost" onClick={() => openModal({ type: 'login', props: { tab: 'register' } })}>
              {tAccount('login.to-register')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {tLegacy('in_increase_submit')}
          </Button>
        </>
      }
    />
  );
}
