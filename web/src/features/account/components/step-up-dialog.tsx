import { sendStepUpCode } from '@fairground/contract/identity/endpoints';
import type { StepUpMethod, StepUpRequired } from '@fairground/contract/identity/step-up';
import { fieldIssue } from '@fairground/contract/members/form-rules';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { Select } from '@fairground/ui/select';
import { PasswordField, TextField } from '@fairground/ui/text-field';
import {
  codeCountdownSeconds,
  CodeField,
  FormAlert,
  useFailureText,
  useForm,
  useLock,
} from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSession } from '@fairground/client/session';
import { canUsePasskeys, PasskeyDismissed } from '../api/login-by-passkey.ts';
import { stepUpBy, stepUpByPasskey } from '../api/step-up.ts';
import { useCodeRequest } from '../hooks/use-code-request.ts';
import { SubmitButton } from './submit-button.tsx';
import { WarningDialog } from './warning-dialog.tsx';

type StepUpDialogProps = {
  readonly required: StepUpRequired;
  /** Says whether it was shown, or the dialog was closed. */
  readonly onDone: (isSteppedUp: boolean) => void;
};

/** Asks in the middle of a change that it is still the owner who makes it; the change goes on afterwards. */
export function StepUpDialog({ required, onDone }: StepUpDialogProps) {
  const t = useTranslations('account');
  const tCommon = useTranslations('common');
  const methods = required.methods.filter((each) => each !== 'PASSKEY' || canUsePasskeys());
  const [method, setMethod] = useState<StepUpMethod | undefined>(methods[0]);
  const done = () => onDone(true);
  return (
    <Dialog
      open
      onOpenChange={() => onDone(false)}
      size="sm"
      dismissible={false}
      title={t('step-up.title')}
      description={t('step-up.text')}
      closeLabel={tCommon('action.close')}
    >
      <div className="flex flex-col gap-4">
        {methods.length > 1 && method !== undefined && (
          <Select
            label={t('step-up.method')}
            value={method}
            onValueChange={setMethod}
            options={methods.map((value) => ({ value, label: t(`step-up.by-${value}`) }))}
          />
        )}
        {method === undefined ? (
          <FormAlert text={t('step-up.none')} />
        ) : method === 'PASSKEY' ? (
          <PasskeyForm onDone={done} />
        ) : (
          <MethodForm key={method} required={required} method={method} onDone={done} />
        )}
      </div>
    </Dialog>
  );
}

/** Tries once, says what went wrong, and waits where there were too many tries. */
const useTry = (onDone: () => void) => {
  const t = useTranslations('account');
  const textOf = useFailureText();
  const lock = useLock();
  const [isTrying, setTrying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isTrying || lock.secondsLeft > 0) return;
    setTrying(true);
    setFailure(undefined);
    try {
      await work();
      onDone();
    } catch (error) {
      lock.lockAfter(error);
      setFailure(error instanceof PasskeyDismissed ? t('step-up.passkey-closed') : textOf(error));
    } finally {
      setTrying(false);
    }
  };
  return { isTrying, failure, lockedFor: lock.secondsLeft, attempt };
};

function PasskeyForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('account');
  const { isTrying, failure, lockedFor, attempt } = useTry(onDone);
  return (
    <div className="flex flex-col gap-4">
      <FormAlert text={failure} lockedFor={lockedFor} />
      <Button
        block
        size="lg"
        variant="primary"
        iconStart={<Fingerprint aria-hidden="true" />}
        loading={isTrying}
        aria-disabled={lockedFor > 0 || isTrying}
        onClick={() => void attempt(stepUpByPasskey)}
      >
        {t('step-up.passkey')}
      </Button>
    </div>
  );
}

type MethodFormProps = {
  readonly required: StepUpRequired;
  readonly method: Exclude<StepUpMethod, 'PASSKEY'>;
  readonly onDone: () => void;
};

function MethodForm({ required, method, onDone }: MethodFormProps) {
  const t = useTranslations('account');
  const account = useSession((session) => session.account ?? '');
  const { isTrying, failure, lockedFor, attempt } = useTry(onDone);
  const { form, bind, handleSubmit } = useForm({
    initial: { answer: '' },
    check: ({ answer }) => {
      const issue = fieldIssue(undefined, answer, { isRequired: true });
      return issue ? { answer: issue } : {};
    },
  });
  const code = useCodeRequest('step-up-code', async () => {
    const channel = method === 'EMAIL_CODE' ? method : 'SMS_CODE';
    const { expiredMinutes } = await call(sendStepUpCode, { body: { method: channel } });
    return codeCountdownSeconds(expiredMinutes);
  });
  const hint = method === 'EMAIL_CODE' ? required.emailHint : required.mobileHint;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit(({ answer }) => attempt(() => stepUpBy(method, answer)))}
      className="flex flex-col gap-4"
    >
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      {method === 'PASSWORD' && (
        <PasswordField
          {...bind('answer')}
          label={t('step-up.password')}
          required
          autoComplete="current-password"
          maxLength={128}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
        />
      )}
      {method === 'TOTP' && (
        <TextField
          {...bind('answer')}
          label={t('verify.answer-TOTP')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={255}
        />
      )}
      {(method === 'SMS_CODE' || method === 'EMAIL_CODE') && (
        <>
          {hint !== null && <p className="text-sm text-ink-soft">{t('verify.sent-to', { address: hint })}</p>}
          <CodeField
            field={bind('answer')}
            secondsLeft={code.secondsLeft}
            isSending={code.isSending}
            onSend={code.send}
          />
        </>
      )}
      <FormAlert text={failure} lockedFor={lockedFor} />
      <SubmitButton isBusy={isTrying} lockedFor={lockedFor}>
        {t('step-up.submit')}
      </SubmitButton>
      <WarningDialog text={code.warning} onClose={code.dismissWarning} />
    </form>
  );
}
