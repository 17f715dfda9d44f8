import { bindPhone } from '@fairground/contract/identity/endpoints';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { ConfirmDialog } from '@fairground/ui/confirm-dialog';
import { Dialog } from '@fairground/ui/dialog';
import { FormAlert, FormNote, useHuman } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import type { Modals } from '../../../shared/store/modal-store.ts';
import { useCredentials } from '../hooks/use-credentials.ts';
import { useWayIn } from '../hooks/use-way-in.ts';
import { CredentialFields } from './credential-fields.tsx';
import { SubmitButton } from './submit-button.tsx';

type PhoneBindingModalProps = Modals['phone-binding'] & { readonly onClose: () => void };

/** A confirmed number nobody has: link it to an account for good, or register a new one with it. */
export function PhoneBindingModal({ bindingTicket, phone, onClose }: PhoneBindingModalProps) {
  const t = useTranslations('account');
  const tCommon = useTranslations('common');
  const [isLinking, setLinking] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissible={false}
      title={t('binding.title')}
      description={t('binding.text', { number: `+${phone.countryDialingCode} ${phone.mobileNum}` })}
      closeLabel={tCommon('action.close')}
    >
      {isLinking ? (
        <LinkForm bindingTicket={bindingTicket} />
      ) : (
        <div className="flex flex-col gap-3">
          <Button variant="primary" size="lg" block onClick={() => setLinking(true)}>
            {t('binding.link')}
          </Button>
          <Button size="lg" block onClick={() => openModal({ type: 'login', props: { tab: 'register', phone } })}>
            {t('binding.register')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function LinkForm({ bindingTicket }: { readonly bindingTicket: string }) {
  const t = useTranslations('account');
  const [isAsking, setAsking] = useState(false);
  const proveHuman = useHuman();
  const wayIn = useWayIn({ way: 'phone', stay: false });
  const credentials = useCredentials({ mode: 'binding' });
  const { form, values, handleSubmit, heed, proofOf } = credentials;
  const link = async (): Promise<void> => {
    setAsking(false);
    const error = await wayIn.tryIn(async () =>
      call(bindPhone, { body: { bindingTicket, ...proofOf(values), ...(await proveHuman()) } }),
    );
    if (error !== undefined && error !== 'not now') heed(error);
  };
  return (
    <form ref={form} noValidate onSubmit={handleSubmit(() => setAsking(true))} className="flex flex-col gap-4">
      <FormNote>{t('binding.final')}</FormNote>
      <CredentialFields credentials={credentials} />
      <FormAlert text={wayIn.failure} lockedFor={wayIn.lockedFor} />
      <SubmitButton isBusy={wayIn.isTrying} lockedFor={wayIn.lockedFor}>
        {t('binding.submit')}
      </SubmitButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('binding.confirm-title')}
        description={t('binding.final')}
        confirmLabel={t('binding.submit')}
        cancelLabel={t('binding.cancel')}
        onConfirm={() => void link()}
      />
    </form>
  );
}
