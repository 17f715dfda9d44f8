import { login } from '@fairground/contract/identity/endpoints';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Checkbox } from '@fairground/ui/checkbox';
import { FormAlert, useHuman } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readRememberedName, rememberName } from '../model/remember-me.ts';
import { useCredentials } from '../hooks/use-credentials.ts';
import { useWayIn } from '../hooks/use-way-in.ts';
import { CredentialFields } from './credential-fields.tsx';
import { SubmitButton } from './submit-button.tsx';

type NameLoginProps = { readonly stay: boolean; readonly onForgot: () => void };

/** Username and password, and after failures the characters of a picture. */
export function NameLogin({ stay, onForgot }: NameLoginProps) {
  const t = useTranslations('account');
  const proveHuman = useHuman();
  const wayIn = useWayIn({ way: 'username', stay });
  const [remembered] = useState(readRememberedName);
  const [isRemembered, setRemembered] = useState(remembered !== '');
  const credentials = useCredentials({ username: remembered, mode: 'login' });
  const { form, handleSubmit, heed, proofOf } = credentials;

  const submit = handleSubmit(async (typed) => {
    const error = await wayIn.tryIn(async () => {
      const answer = await call(login, { body: { type: 'USERNAME', ...proofOf(typed), ...(await proveHuman()) } });
      rememberName(typed.username, isRemembered);
      return answer;
    });
    if (error !== undefined && error !== 'not now') heed(error);
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4" aria-label={t('login.by-name')}>
      <CredentialFields credentials={credentials} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={t('login.remember')}
          checked={isRemembered}
          onChange={({ target }) => setRemembered(target.checked)}
        />
        <Button variant="link" onClick={onForgot}>
          {t('login.forgot')}
        </Button>
      </div>
      <FormAlert text={wayIn.failure} lockedFor={wayIn.lockedFor} />
      <SubmitButton isBusy={wayIn.isTrying} lockedFor={wayIn.lockedFor}>
        {t('login.submit')}
      </SubmitButton>
    </form>
  );
}
