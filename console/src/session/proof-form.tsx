import { Button } from '@fairground/ui/button';
import { CodeInput } from '@fairground/ui/code-input';
import { PasswordField } from '@fairground/ui/text-field';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.tsx';
import { canUsePasskeys, provePasskey } from './passkey.ts';
import { useDeed } from './use-deed.ts';

export type Proof = {
  readonly password: string;
  readonly code?: string;
  readonly passkey?: NonNullable<Awaited<ReturnType<typeof provePasskey>>>;
};

type ProofFormProps = {
  readonly submit: string;
  readonly onProof: (proof: Proof) => Promise<void>;
  /** Fields before the password. */
  readonly children?: ReactNode;
};

/** Password and a second factor: the code of the authenticator, or a passkey. */
export function ProofForm({ submit, onProof, children }: ProofFormProps) {
  const t = useTexts();
  const deed = useDeed();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const byPasskey = () =>
    deed.run(async () => {
      const passkey = await provePasskey();
      if (passkey) await onProof({ password, passkey });
    });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void deed.run(() => onProof({ password, code }));
      }}
    >
      {children}
      <PasswordField
        label={t('login.password')}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <CodeInput label={t('login.code')} value={code} onValueChange={setCode} />
      <Failure text={deed.failureText} />
      <Button type="submit" variant="primary" block loading={deed.isBusy}>
        {submit}
      </Button>
      {canUsePasskeys() && (
        <Button variant="ghost" block iconStart={<KeyRound aria-hidden="true" />} onClick={() => void byPasskey()}>
          {t('login.passkey')}
        </Button>
      )}
    </form>
  );
}

/** In a dialog that scrolls it would stand below the edge. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Why the last try failed; it stays beside what is to be corrected. */
export function Failure({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" ref={bringIntoView} className="rounded-md bg-loss-soft px-3 py-2 text-sm text-loss">
      {text}
    </p>
  );
}
