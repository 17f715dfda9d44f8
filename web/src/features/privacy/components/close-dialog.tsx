import { endSession } from '@fairground/client/session';
import { Button } from '@fairground/ui/button';
import { Checkbox } from '@fairground/ui/checkbox';
import { Dialog } from '@fairground/ui/dialog';
import { PasswordField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { type FormEvent, useId, useState } from 'react';
import { FormAlert, useFailureText } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useCloseAccount } from '../api/privacy.ts';
import type { Privacy } from '../api/privacy.ts';
import { useRestText } from '../hooks/use-rest-text.ts';

type CloseDialogProps = {
  readonly asksFor: Privacy['asksFor'];
  /** Closing asks for a yes to the loss of it. */
  readonly rest: Privacy['rest'];
  readonly onClose: () => void;
};

/** The last question before an account is closed for good. */
export function CloseDialog({ asksFor, rest, onClose }: CloseDialogProps) {
  const t = useTranslations('privacy');
  const tCommon = useTranslations('common');
  const tAccount = useTranslations('account');
  const failureText = useFailureText();
  const formId = useId();
  const close = useCloseAccount();
  const restText = useRestText();
  const [password, setPassword] = useState('');
  const [givesUp, setGivesUp] = useState(false);
  const isReady = password !== '' && (rest === null || givesUp);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady || close.isPending) return;
    const consent = rest === null ? {} : { givesUpRest: true };
    close.mutate(
      { password, ...consent },
      {
        onSuccess: () => {
          toast.show({ tone: 'info', title: t('close.done') });
          endSession();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      title={t('close.title')}
      description={t('close.warning')}
      closeLabel={tCommon('action.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('close.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={close.isPending} disabled={!isReady}>
            {t('close.action')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid grid-cols-1 gap-4" onSubmit={handleSubmit}>
        <PasswordField
          label={t(`close.${asksFor}`)}
          required
          autoComplete={asksFor === 'password' ? 'current-password' : 'off'}
          value={password}
          showLabel={tAccount('password.show')}
          hideLabel={tAccount('password.hide')}
          onChange={(event) => setPassword(event.target.value)}
        />
        {rest !== null && (
          <Checkbox
            label={t('rest.give-up', { amount: restText(rest) })}
            checked={givesUp}
            onChange={({ target }) => setGivesUp(target.checked)}
          />
        )}
        <FormAlert text={close.error ? failureText(close.error) : undefined} lockedFor={0} />
      </form>
    </Dialog>
  );
}
