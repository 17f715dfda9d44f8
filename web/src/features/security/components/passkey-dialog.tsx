import { beginPasskey, finishPasskey } from '@fairground/contract/identity/endpoints';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { useForm } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSecured } from '../hooks/use-secured.ts';
import { checkPasskey } from '../model/forms.ts';
import { makePasskey, PasskeyError } from '../model/passkey.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormDialog } from './form-dialog.tsx';

/** Lets this device make a passkey for the account. */
export function PasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('security');
  const form = useForm({ initial: { password: '', name: t('passkey.first-name') }, check: checkPasskey });
  const add = useSecured(async ({ password, name }: { readonly password: string; readonly name: string }) => {
    const wanted = await call(beginPasskey, { body: { password } });
    const made = await makePasskey(wanted);
    return call(finishPasskey, { body: { challengeId: wanted.challengeId, name: name.trim(), ...made } });
  });
  const done = () => {
    toast.show({ tone: 'gain', title: t('passkey.done') });
    onClose();
  };
  return (
    <FormDialog
      title={t('passkey.add')}
      text={t('passkey.why')}
      change="passkey-added"
      submitLabel={t('action.next')}
      form={form.form}
      isPending={add.isPending}
      error={add.error}
      errorText={add.error instanceof PasskeyError ? t(`passkey.${add.error.reason}`) : undefined}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) => add.mutate(values, { onSuccess: done }))}
    >
      <TextField
        {...form.bind('name')}
        label={t('passkey.name')}
        hint={t('passkey.name-hint')}
        required
        maxLength={60}
      />
      <CurrentPassword field={form.bind('password')} />
    </FormDialog>
  );
}
