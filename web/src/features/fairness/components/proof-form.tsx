import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { TextAreaField } from '@fairground/ui/text-field';
import { useTranslations } from '../../../shared/i18n/index.ts';

type ProofFormProps<Proof> = {
  /** What is proved: a round, as the bet record copies it, or a jackpot. */
  readonly of: 'proof' | 'jackpot';
  readonly initial: string;
  readonly read: (text: string) => Proof | undefined;
  readonly onVerify: (proof: Proof) => void;
};

/** A whole proof as text. */
export function ProofForm<Proof>({ of, initial, read, onVerify }: ProofFormProps<Proof>) {
  const t = useTranslations('fair');
  const [text, setText] = useState(initial);
  const [isUnreadable, setUnreadable] = useState(false);
  const verify = (): void => {
    const proof = read(text);
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
        label={t(`field.${of}`)}
        hint={t(`field.${of}-hint`)}
        value={text}
        rows={8}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        style={{ fontFamily: 'var(--font-mono, monospace)', fontSize: '0.8125rem' }}
        error={isUnreadable ? t(`fault.${of}`) : undefined}
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
