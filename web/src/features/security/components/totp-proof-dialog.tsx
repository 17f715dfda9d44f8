import { disableTotp, renewRecoveryCodes } from '@fairground/contract/identity/endpoints';
import { useState } from 'react';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { useForm } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSecured } from '../hooks/use-secured.ts';
import { checkPasswordAndCode } from '../model/forms.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormDialog } from './form-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type TotpProofDialogProps = { readonly purpose: 'disable' | 'renew'; readonly onClose: () => void };

type Proof = { readonly password: string; readonly code: string };

/** Asks for the password and a code before the authenticator goes or its recovery codes are replaced. */
export function TotpProofDialog({ purpose, onClose }: TotpProofDialogProps) {
  const t = useTranslations('security');
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useForm({ initial: { password: '', code: '' }, check: checkPasswordAndCode });
  const disable = useSecured((body: Proof) => call(disableTotp, { body }));
  const renew = useSecured((body: Proof) => call(renewRecoveryCodes, { body }));
  const isDisabling = purpose === 'disable';
  const handleSend = (values: Proof) => {
    const body = { ...values, code: values.code.replaceAll(/\s/g, '') };
    if (!isDisabling) return renew.mutate(body, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) });
    disable.mutate(body, {
      onSuccess: () => {
        toast.show({ title: t('totp.disabled') });
        onClose();
      },
    });
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title={t(isDisabling ? 'totp.disable' : 'codes.renew')}
      text={t(isDisabling ? 'totp.disable-text' : 'codes.renew-text')}
      change={isDisabling ? 'totp-off' : 'recovery-codes'}
      submitLabel={t(isDisabling ? 'totp.disable' : 'codes.renew')}
      tone={isDisabling ? 'danger' : 'primary'}
      form={form.form}
      isPending={disable.isPending || renew.isPending}
      error={disable.error ?? renew.error}
      onClose={onClose}
      onSubmit={form.handleSubmit(handleSend)}
    >
      <CurrentPassword field={form.bind('password')} />
      <TextField
        {...form.bind('code')}
        label={t('field.totp-or-recovery')}
        hint={t('field.totp-or-recovery-hint')}
        required
        dir="ltr"
        autoComplete="one-time-code"
        maxLength={64}
      />
    </FormDialog>
  );
}
