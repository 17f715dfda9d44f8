import type { Proof } from '@fairground/contract/studio/round';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { TextAreaField } from '@fairground/ui/text-field';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readProof } from '../model/examine.ts';

type ProofFormProps = { readonly initial: string; readonly onVerify: (proof: Proof) => void };

/** The whole proof of a round as text, as the bet record copies it. */
export function ProofForm({ initial, onVerify }: ProofFormProps) {
  const t = useTranslations('fair');
  const [text, setText] = useState(initial);
  const [isUnreadable, setUnreadable] = useState(false);
  const verify = (): void => {
    const proof = readProof(text);
    setUnreadable(proof === undefined);
    if (proof) onVerify(proof);
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        verify();
      }}
    >
      <TextAreaField
        label={t('field.proof')}
        hint={t('field.proof-hint')}
        value={text}
        rows={8}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        style={{ fontFamily: 'var(--font-mono, monospace)', fontSize: '0.8125rem' }}
        error={isUnreadable ? t('fault.proof') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setUnreadable(false);
        }}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('verify')}
        </Button>
      </div>
    </form>
  );
}
