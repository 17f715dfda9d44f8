import { call } from '@fairground/client/api';
import { login } from '@fairground/contract/operators/operator-endpoints';
import { TextField } from '@fairground/ui/text-field';
import { useState } from 'react';
import { useTexts } from '../texts/texts.tsx';
import { LoginFrame } from './login-frame.tsx';
import { ProofForm } from './proof-form.tsx';
import { beginStaffSession, useStaffSession } from './store.ts';

/** Opens a staff session. The address stays: the next login goes on where the session ended. */
export function LoginPage() {
  const t = useTexts();
  const why = useStaffSession((session) => session.why);
  const [name, setName] = useState('');
  return (
    <LoginFrame title={t('login.title')}>
      {why !== null && (
        <output className="mb-4 block rounded-md bg-info-soft px-3 py-2 text-info">{t(`login.why.${why}`)}</output>
      )}
      <ProofForm
        submit={t('login.submit')}
        onProof={async (proof) => {
          const { token } = await call(login, { body: { name: name.trim().toLowerCase(), ...proof } });
          beginStaffSession(token);
        }}
      >
        <TextField
          label={t('login.name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </ProofForm>
    </LoginFrame>
  );
}
