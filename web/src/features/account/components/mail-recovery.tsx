import { recoverByMail } from '@fairground/contract/identity/endpoints';
import { checkMailRecovery } from '@fairground/contract/members/form-rules';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { TextField } from '@fairground/ui/text-field';
import {
  clockOf,
  FormAlert,
  secondsUntil,
  useCountdown,
  useFailureText,
  useForm,
  waitOf,
} from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRegisterRules } from '../../../shared/site/register-rules.ts';
import { UsernameField } from './credential-fields.tsx';
import { SubmitButton } from './submit-button.tsx';

/** Name and mailbox; the answer is the same whether or not they belong together. */
export function MailRecovery() {
  const t = useTranslations('account');
  const tLegacy = useTranslations('legacy');
  const rules = useRegisterRules();
  const textOf = useFailureText();
  const { secondsLeft, start } = useCountdown('recovery-mail');
  const { form, bind, handleSubmit } = useForm({
    initial: { username: '', email: '' },
    check: (values) => checkMailRecovery(values, rules),
  });
  const ask = useMutation({
    mutationFn: (body: { readonly username: string; readonly email: string }) => call(recoverByMail, { body }),
    onSuccess: ({ expirationTime }) => start(secondsUntil(expirationTime.getTime(), Date.now())),
    onError: (error) => {
      const wait = waitOf(error);
      if (wait !== undefined) start(wait);
    },
  });
  const submit = handleSubmit(({ username, email }) => {
    if (!ask.isPending && secondsLeft === 0) ask.mutate({ username, email: email.trim() });
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{t('forgot.mail-text')}</p>
      <UsernameField field={bind('username')} />
      <TextField
        {...bind('email')}
        label={t('field.email')}
        placeholder={`${t('placeholder.email')} *`}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <FormAlert text={ask.error ? textOf(ask.error) : undefined} />
      <output className="block empty:hidden">
        {ask.isSuccess && (
          <span className="flex items-start gap-2 rounded-md bg-gain-soft px-3 py-2.5 text-sm text-gain">
            <MailCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {tLegacy('password_sent')}
          </span>
        )}
      </output>
      <SubmitButton isBusy={ask.isPending} lockedFor={secondsLeft}>
        {secondsLeft > 0 ? t('forgot.again-in', { time: clockOf(secondsLeft) }) : t('forgot.send')}
      </SubmitButton>
    </form>
  );
}
