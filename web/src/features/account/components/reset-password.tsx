import { resetPassword } from '@fairground/contract/identity/endpoints';
import { PASSWORD_LENGTH_MAX } from '@fairground/contract/identity/password-length';
import { checkPasswordChange } from '@fairground/contract/members/form-rules';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '@fairground/ui/button';
import { PasswordField } from '@fairground/ui/text-field';
import {
  FormAlert,
  isRefusal,
  NEW_PASSWORD_REFUSALS,
  NewPasswordField,
  useFailureText,
  useForm,
} from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { endSession } from '@fairground/client/session';
import { openModal } from '../../../shared/store/modal-store.ts';
import { useRegisterRules } from '../../../shared/site/register-rules.ts';
import { SubmitButton } from './submit-button.tsx';

const TICKET = /^[\w-]{22,128}$/;

/** What the link of a recovery mail leads to. The ticket stands behind the hash and leaves the address bar at once. */
export function ResetPassword() {
  const [ticket] = useState(() => location.hash.slice(1));
  const [isOver, setOver] = useState(!TICKET.test(ticket));

  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

  return isOver ? <LinkOver /> : <ResetForm ticket={ticket} onOver={() => setOver(true)} />;
}

function LinkOver() {
  const t = useTranslations('account');
  return (
    <div className="flex flex-col gap-4">
      <FormAlert text={t('reset.over')} />
      <Button variant="primary" size="lg" block onClick={() => openModal({ type: 'forgot-password', props: {} })}>
        {t('reset.new-link')}
      </Button>
    </div>
  );
}

type ResetFormProps = { readonly ticket: string; readonly onOver: () => void };

function ResetForm({ ticket, onOver }: ResetFormProps) {
  const t = useTranslations('account');
  const rules = useRegisterRules();
  const textOf = useFailureText();
  const { form, bind, refuse, handleSubmit } = useForm({
    initial: { newPassword: '', confirmNewPassword: '' },
    check: (values) => checkPasswordChange(values, rules, { isOldKnown: true }),
  });
  const reset = useMutation({
    mutationFn: (typed: { readonly newPassword: string; readonly confirmNewPassword: string }) =>
      call(resetPassword, { body: { ticket, ...typed } }),
    onSuccess: () => {
      // Should somebody be logged in here, it was by the old password.
      endSession();
      navigate('/');
      openModal({ type: 'login', props: { tab: 'login', reason: 'password-changed' } });
    },
    onError: (error) => {
      if (isRefusal(error, 'identity.ticket-over')) onOver();
      else if (isRefusal(error, ...NEW_PASSWORD_REFUSALS)) refuse({ newPassword: textOf(error) });
    },
  });
  const submit = handleSubmit((typed) => {
    if (!reset.isPending) reset.mutate(typed);
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NewPasswordField
        field={bind('newPassword')}
        label={t('field.newPassword')}
        placeholder={`${t('placeholder.newPassword')} *`}
        rule={rules['password']}
      />
      <PasswordField
        {...bind('confirmNewPassword')}
        label={t('field.confirmNewPassword')}
        placeholder={`${t('placeholder.confirmPassword')} *`}
        required
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH_MAX}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <FormAlert
        text={reset.error && !isRefusal(reset.error, ...NEW_PASSWORD_REFUSALS) ? textOf(reset.error) : undefined}
      />
      <SubmitButton isBusy={reset.isPending}>{t('reset.submit')}</SubmitButton>
    </form>
  );
}
