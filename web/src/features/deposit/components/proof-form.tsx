import { Button } from '@fairground/ui/button';
import { TextField } from '@fairground/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { PictureField, usePictures } from '../../../shared/pictures/index.ts';
import { useSendProof } from '../api/use-deposit.ts';

const NOTE_LENGTH_MAX = 140;

type ProofFormProps = {
  readonly no: string;
  /** Open from the beginning: where a member is paid, the slip is part of the way. */
  readonly isExpected: boolean;
};

/** Says that it was paid: with pictures, or with the number the bank gave the payment. */
export function ProofForm({ no, isExpected }: ProofFormProps) {
  const t = useTranslations('deposit');
  const errorText = useErrorText();
  const send = useSendProof();
  const pictures = usePictures();
  const [note, setNote] = useState('');
  const [isWaiting, setWaiting] = useState(false);

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (send.isPending || isWaiting) return;
    setWaiting(true);
    const along = await pictures.arrived().finally(() => setWaiting(false));
    if (along !== undefined) send.mutate({ no, note: note.trim(), pictures: [...along] });
  };
  return (
    <details open={isExpected} className="rounded-lg border border-line p-4">
      <summary className="cursor-pointer text-sm font-medium">{t('proof.title')}</summary>
      <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t('proof.note')}
          value={note}
          maxLength={NOTE_LENGTH_MAX}
          onChange={(event) => setNote(event.target.value)}
        />
        <PictureField pictures={pictures} />
        {send.isError && (
          <p role="alert" className="rounded-md bg-loss-soft p-3 text-sm text-loss">
            {errorText(send.error)}
          </p>
        )}
        <Button type="submit" variant="primary" className="justify-self-start" loading={send.isPending || isWaiting}>
          {t('proof.send')}
        </Button>
      </form>
    </details>
  );
}
