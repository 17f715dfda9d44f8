import { sendVerificationCode, verifyLogin } from '@fairground/contract/identity/endpoints';
import type { VerificationMethod } from '@fairground/contract/identity/fields';
import { fieldIssue } from '@fairground/contract/members/form-rules';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Checkbox } from '@fairground/ui/checkbox';
import { Dialog } from '@fairground/ui/dialog';
import { Select } from '@fairground/ui/select';
import { TextField } from '@fairground/ui/text-field';
import { codeCountdownSeconds, CodeField, FormAlert, isRefusal, useForm } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import type { Modals } from '../../../shared/store/modal-store.ts';
import { useCodeRequest } from '../hooks/use-code-request.ts';
import { useWayIn } from '../hooks/use-way-in.ts';
import { inputOf } from '../model/verification-input.ts';
import { SubmitButton } from './submit-button.tsx';
import { WarningDialog } from './warning-dialog.tsx';

type VerifyLoginModalProps = Modals['verify-login'] & { readonly onClose: () => void };

/** Shows once more that it is really the owner who logs in: by whatever the account has. */
export function VerifyLoginModal({ challenge, stay, onClose }: VerifyLoginModalProps) {
  const t = useTranslations('account');
  const tCommon = useTranslations('common');
  const [method, setMethod] = useState<VerificationMethod | undefined>(challenge.methods[0]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissible={false}
      title={t('verify.title')}
      description={t('verify.text')}
      closeLabel={tCommon('action.close')}
    >
      <div className="flex flex-col gap-4">
        {challenge.methods.length > 1 && method !== undefined && (
          <Select
            label={t('verify.method')}
            value={method}
            onValueChange={setMethod}
            options={challenge.methods.map((value) => ({ value, label: t(`verify.by-${value}`) }))}
          />
        )}
        {method === undefined ? (
          <FormAlert text={t('verify.none')} />
        ) : (
          <MethodForm key={method} challenge={challenge} method={method} stay={stay} />
        )}
      </div>
    </Dialog>
  );
}

type MethodFormProps = Modals['verify-login'] & { readonly method: VerificationMethod };

function MethodForm({ challenge, method, stay }: MethodFormProps) {
  const t = useTranslations('account');
  const { challengeId } = challenge;
  // The password was asked for already: whether it must be changed is said by the answer's scope.
  const wayIn = useWayIn({ way: 'username', stay });
  const [isTrusted, setTrusted] = useState(true);
  const [isOver, setOver] = useState(false);
  const { form, bind, handleSubmit } = useForm({
    initial: { answer: '' },
    check: ({ answer }) => {
      const issue = fieldIssue(undefined, answer, { isRequired: true });
      return issue ? { answer: issue } : {};
    },
  });
  const code = useCodeRequest('verification-code', async () => {
    const channel = method === 'EMAIL_CODE' ? method : 'SMS_CODE';
    const { expiredMinutes } = await call(sendVerificationCode, { body: { challengeId, method: channel } });
    return codeCountdownSeconds(expiredMinutes);
  });
  const submit = handleSubmit(async ({ answer }) => {
    const body = { challengeId, method, answer: answer.trim(), trustDevice: isTrusted };
    const error = await wayIn.tryIn(() => call(verifyLogin, { body }));
    if (isRefusal(error, 'identity.verification-over')) setOver(true);
  });
  const hint = method === 'EMAIL_CODE' ? challenge.emailHint : challenge.mobileHint;
  const isCode = method === 'SMS_CODE' || method === 'EMAIL_CODE';
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {isCode && hint !== null && <p className="text-sm text-ink-soft">{t('verify.sent-to', { address: hint })}</p>}
      {isCode ? (
        <CodeField
          field={bind('answer')}
          secondsLeft={code.secondsLeft}
          isSending={code.isSending}
          onSend={code.send}
        />
      ) : (
        <TextField
          {...bind('answer')}
          {...inputOf(method)}
          label={t(`verify.answer-${method}`)}
          hint={method === 'MOBILE' && hint !== null ? t('verify.mobile-hint', { hint }) : undefined}
          placeholder={`${t(`verify.placeholder-${method}`)} *`}
          required
          maxLength={255}
        />
      )}
      <Checkbox
        label={t('verify.trust')}
        description={t('verify.trust-text')}
        checked={isTrusted}
        onChange={({ target }) => setTrusted(target.checked)}
      />
      <FormAlert text={wayIn.failure} lockedFor={wayIn.lockedFor} />
      {isOver ? (
        <Button block size="lg" onClick={() => openModal({ type: 'login', props: { tab: 'login' } })}>
          {t('verify.again')}
        </Button>
      ) : (
        <SubmitButton isBusy={wayIn.isTrying} lockedFor={wayIn.lockedFor}>
          {t('verify.submit')}
        </SubmitButton>
      )}
      <WarningDialog text={code.warning} onClose={code.dismissWarning} />
    </form>
  );
}
