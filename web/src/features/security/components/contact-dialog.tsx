import { confirmContact, sendContactCode } from '@fairground/contract/identity/endpoints';
import { isGood } from '@fairground/contract/members/form-rules';
import { useMutation } from '@tanstack/react-query';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import {
  CodeField,
  codeCountdownSeconds,
  PhoneField,
  useCountdown,
  useCountries,
  useForm,
  waitOf,
} from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRegisterRules } from '../../../shared/site/register-rules.ts';
import { useSecured } from '../hooks/use-secured.ts';
import { checkAddress, checkContact } from '../model/forms.ts';
import type { Channel } from '../model/forms.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormDialog } from './form-dialog.tsx';

type ContactDialogProps = {
  readonly channel: Channel;
  /** A confirmed one is replaced only by anyone who knows the password. */
  readonly isReplacing: boolean;
  readonly onClose: () => void;
};

const EMPTY = { mobileNum: '', email: '', code: '', password: '' };

/** Confirms a mobile number or a mailbox with a code that is sent there. */
export function ContactDialog({ channel, isReplacing, onClose }: ContactDialogProps) {
  const t = useTranslations('security');
  const rules = useRegisterRules();
  const countries = useCountries();
  const countdown = useCountdown('contact-code');
  const form = useForm({ initial: EMPTY, check: (values) => checkContact(channel, values, { rules, isReplacing }) });
  const { values } = form;

  const send = useMutation({
    mutationFn: () =>
      call(sendContactCode, {
        body:
          channel === 'sms'
            ? { channel, mobileNum: values.mobileNum, countryDialingCode: countries.dialingCode }
            : { channel, email: values.email.trim() },
      }),
    onSuccess: ({ expiredMinutes }) => countdown.start(codeCountdownSeconds(expiredMinutes)),
    onError: (error) => countdown.start(waitOf(error) ?? 0),
  });
  const confirm = useSecured(() =>
    call(confirmContact, {
      body: { channel, code: values.code.trim(), ...(isReplacing && { password: values.password }) },
    }),
  );
  const handleSend = () => {
    const issues = checkAddress(channel, values, rules);
    if (isGood(issues)) send.mutate();
    else form.refuseIssues(issues);
  };
  const done = () => {
    countdown.stop();
    toast.show({ tone: 'gain', title: t(`contact.${channel}-done`) });
    onClose();
  };
  return (
    <FormDialog
      title={t(`contact.${channel}-${isReplacing ? 'change' : 'confirm'}`)}
      text={t(`contact.${channel}-why`)}
      change={isReplacing ? 'contact-changed' : 'contact-added'}
      submitLabel={t('action.confirm')}
      form={form.form}
      isPending={confirm.isPending}
      error={confirm.error ?? send.error}
      onClose={onClose}
      onSubmit={form.handleSubmit(() => confirm.mutate(undefined, { onSuccess: done }))}
    >
      {channel === 'sms' ? (
        <PhoneField field={form.bind('mobileNum')} countries={countries} />
      ) : (
        <TextField
          {...form.bind('email')}
          label={t('field.email')}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
        />
      )}
      <CodeField
        field={form.bind('code')}
        secondsLeft={countdown.secondsLeft}
        isSending={send.isPending || (channel === 'sms' && countries.isComing)}
        onSend={handleSend}
      />
      {isReplacing && <CurrentPassword field={form.bind('password')} />}
    </FormDialog>
  );
}
