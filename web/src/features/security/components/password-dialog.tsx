import type { SecurityChange } from '@fairground/contract/identity/notices';
import { useForm } from '../../../shared/account/index.ts';
import { useSecured } from '../hooks/use-secured.ts';
import { checkPassword } from '../model/forms.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormDialog } from './form-dialog.tsx';

type PasswordDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly change: SecurityChange;
  readonly submitLabel: string;
  readonly work: (password: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for the password before something is taken away. */
export function PasswordDialog({ title, text, change, submitLabel, work, onDone, onClose }: PasswordDialogProps) {
  const form = useForm({ initial: { password: '' }, check: checkPassword });
  const secured = useSecured(work);
  return (
    <FormDialog
      title={title}
      text={text}
      change={change}
      submitLabel={submitLabel}
      tone="danger"
      form={form.form}
      isPending={secured.isPending}
      error={secured.error}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ password }) => secured.mutate(password, { onSuccess: onDone }))}
    >
      <CurrentPassword field={form.bind('password')} />
    </FormDialog>
  );
}
