import { changePassword, sendPasswordCode } from '@fairground/contract/identity/endpoints';
import { PASSWORD_LENGTH_MAX } from '@fairground/contract/identity/password-length';
import { checkPasswordChange } from '@fairground/contract/members/form-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@fairground/ui/dialog';
import { PasswordField } from '@fairground/ui/text-field';
import {
  CODE_REFUSALS,
  codeCountdownSeconds,
  CodeField,
  FormAlert,
  isRefusal,
  MoneyWaitNote,
  NEW_PASSWORD_REFUSALS,
  NewPasswordField,
  useFailureText,
  useForm,
  useLock,
} from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readSession, endSession } from '@fairground/client/session';
import { useFlag } from '../../../shared/site/site-status.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import type { Modals } from '../../../shared/store/modal-store.ts';
import { useRegisterRules } from '../../../shared/site/register-rules.ts';
import { useCodeRequest } from '../hooks/use-code-request.ts';
import { useLogout } from '../hooks/use-logout.ts';
import { SubmitButton } from './submit-button.tsx';
import { WarningDialog } from './warning-dialog.tsx';

type ChangePasswordModalProps = Modals['change-password'] & { readonly onClose: () => void };

/** A new password: by wish, or because the old one was somebody else's choice or is too old. Closing the latter signs out. */
export function ChangePasswordModal({ reason, onClose }: ChangePasswordModalProps) {
  const t = useTranslations('account');
  const tCommon = useTranslations('common');
  const logout = useLogout();
  return (
    <Dialog
      open
      onOpenChange={reason === 'wanted' ? onClose : () => logout.mutate()}
      size="sm"
      dismissible={false}
      title={t('change.title')}
      description={t(`change.text-${reason}`)}
      closeLabel={reason === 'wanted' ? tCommon('action.close') : t('change.sign-out')}
    >
      <ChangeForm isOldKnown={reason !== 'wanted'} />
    </Dialog>
  );
}

function ChangeForm({ isOldKnown }: { readonly isOldKnown: boolean }) {
  const t = useTranslations('account');
  const rules = useRegisterRules();
  const queries = useQueryClient();
  const textOf = useFailureText();
  const { secondsLeft, lockAfter } = useLock();
  const [account] = useState(() => readSession('account') ?? '');
  const needsCode = useFlag('CHNGPASSVERIF3');
  const { form, bind, refuse, handleSubmit } = useForm({
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '', verificationCode: '' },
    check: (values) => checkPasswordChange(values, rules, { isOldKnown, needsCode }),
  });
  const code = useCodeRequest('password-code', async () => {
    const { expiredMinutes } = await call(sendPasswordCode, {});
    return codeCountdownSeconds(expiredMinutes);
  });
  const change = useMutation({
    mutationFn: (body: Parameters<typeof call<typeof changePassword>>[1]['body']) => call(changePassword, { body }),
    onSuccess: () => {
      // Every session of the account has ended, this one too.
      endSession();
      queries.clear();
      openModal({ type: 'login', props: { tab: 'login', reason: 'password-changed' } });
    },
    onError: (error) => {
      lockAfter(error);
      const field = fieldAtFault(error);
      if (field) refuse({ [field]: textOf(error) });
    },
  });
  const submit = handleSubmit(({ oldPassword, newPassword, confirmNewPassword, verificationCode }) => {
    if (change.isPending || secondsLeft > 0) return;
    change.mutate({
      newPassword,
      confirmNewPassword,
      ...(!isOldKnown && { oldPassword }),
      ...(needsCode && { verificationCode }),
    });
  });
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Password managers then know whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <MoneyWaitNote change="password" />
      {!isOldKnown && (
        <PasswordField
          {...bind('oldPassword')}
          {...eye}
          label={t('field.oldPassword')}
          placeholder={`${t('placeholder.oldPassword')} *`}
          required
          autoComplete="current-password"
          maxLength={PASSWORD_LENGTH_MAX}
        />
      )}
      <NewPasswordField
        field={bind('newPassword')}
        label={t('field.newPassword')}
        placeholder={`${t('placeholder.newPassword')} *`}
        rule={rules['password']}
        username={account}
      />
      <PasswordField
        {...bind('confirmNewPassword')}
        {...eye}
        label={t('field.confirmNewPassword')}
        placeholder={`${t('placeholder.confirmPassword')} *`}
        required
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH_MAX}
      />
      {needsCode && (
        <CodeField
          field={bind('verificationCode')}
          secondsLeft={code.secondsLeft}
          isSending={code.isSending}
          onSend={code.send}
        />
      )}
      <FormAlert
        text={change.error && !fieldAtFault(change.error) ? textOf(change.error) : undefined}
        lockedFor={secondsLeft}
      />
      <SubmitButton isBusy={change.isPending} lockedFor={secondsLeft}>
        {t('change.submit')}
      </SubmitButton>
      <WarningDialog text={code.warning} onClose={code.dismissWarning} />
    </form>
  );
}

const fieldAtFault = (error: unknown): 'oldPassword' | 'newPassword' | 'verificationCode' | undefined => {
  if (isRefusal(error, 'identity.password-wrong')) return 'oldPassword';
  if (isRefusal(error, ...NEW_PASSWORD_REFUSALS)) return 'newPassword';
  return isRefusal(error, ...CODE_REFUSALS) ? 'verificationCode' : undefined;
};
