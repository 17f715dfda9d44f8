import type { SecurityChange } from '@fairground/contract/identity/notices';
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { FormAlert, MoneyWaitNote, useFailureText, useLock } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSession } from '@fairground/client/session';

type FormDialogProps = {
  readonly title: string;
  readonly text?: string;
  /** What it does to the account; after most changes money waits before it leaves, which is said before. */
  readonly change?: SecurityChange | undefined;
  readonly submitLabel: string;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** What went wrong in other words than the server's. */
  readonly errorText?: string | undefined;
  readonly tone?: 'primary' | 'danger';
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form over the page that is not lost by a press beside it, with what went wrong above its button. */
export function FormDialog({
  title,
  text,
  change,
  submitLabel,
  form,
  isPending,
  error,
  errorText,
  tone = 'primary',
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const tCommon = useTranslations('common');
  const t = useTranslations('security');
  const formId = useId();
  const failureText = useFailureText();
  const lock = useLock();
  const isLocked = lock.secondsLeft > 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      title={title}
      description={text}
      closeLabel={tCommon('action.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={tone} loading={isPending} disabled={isLocked}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <AccountName />
        {change !== undefined && <MoneyWaitNote change={change} />}
        {children}
        <FormAlert text={errorText ?? (error ? failureText(error) : undefined)} lockedFor={lock.secondsLeft} />
      </form>
    </Dialog>
  );
}

/** For password managers, which otherwise guess whose password is asked for. */
function AccountName() {
  const account = useSession((session) => session.account ?? '');
  return <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />;
}
