import type { DeskColumn } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useState } from 'react';
import { deskCall } from '../session/calls.ts';
import { useDeed } from '../session/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';
import { REASON_MIN } from './change.ts';
import { LookReason } from './look-reason.tsx';
import { isRow, textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

type RevealDialogProps = {
  readonly row: Row;
  readonly label: string;
  readonly reveal: NonNullable<DeskColumn['reveal']>;
  readonly onClear: (text: string) => void;
  readonly onClose: () => void;
};

/** Asks why a masked field is to be read, and reads it. */
export function RevealDialog({ row, label, reveal, onClear, onClose }: RevealDialogProps) {
  const t = useTexts();
  const deed = useDeed();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isLacking = reason.trim().length < REASON_MIN;
  const ask = async () => {
    setTried(true);
    if (isLacking) return;
    await deed.run(async () => {
      const kept = Object.entries(reveal.keeps).map(([name, id]) => [name, valueAt(row, id)] as const);
      const body = { ...reveal.sends, ...Object.fromEntries(kept), reason: reason.trim() };
      const answer = await deskCall(reveal.call, { body });
      onClear(isRow(answer) ? textOf(answer[reveal.answers]) || '–' : '–');
      onClose();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('reveal.field', { field: label })}
      description={t('reveal.text')}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" loading={deed.isBusy} onClick={() => void ask()}>
            {t('reveal.do')}
          </Button>
        </>
      }
    >
      <LookReason value={reason} isLacking={isTried && isLacking} failureText={deed.failureText} onValue={setReason} />
    </Dialog>
  );
}
