import { Mail, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { Tabs } from '@fairground/ui/tabs';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { MailRecovery } from './mail-recovery.tsx';
import { PhoneRecovery } from './phone-recovery.tsx';

type ForgotPasswordModalProps = { readonly onClose: () => void };

/** The way back for anyone who forgot the password: a link by mail, or a code by phone. */
export function ForgotPasswordModal({ onClose }: ForgotPasswordModalProps) {
  const t = useTranslations('account');
  const tCommon = useTranslations('common');
  const [way, setWay] = useState<'mail' | 'phone'>('mail');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissible={false}
      title={t('forgot.title')}
      closeLabel={tCommon('action.close')}
    >
      <Tabs
        label={t('forgot.title')}
        value={way}
        onValueChange={setWay}
        items={[
          { value: 'mail', label: t('forgot.by-mail'), icon: <Mail aria-hidden="true" /> },
          { value: 'phone', label: t('forgot.by-phone'), icon: <Smartphone aria-hidden="true" /> },
        ]}
      >
        {way === 'mail' ? <MailRecovery /> : <PhoneRecovery />}
        <p className="mt-4 text-center">
          <Button variant="link" onClick={() => openModal({ type: 'login', props: { tab: 'login' } })}>
            {t('forgot.back')}
          </Button>
        </p>
      </Tabs>
    </Dialog>
  );
}
