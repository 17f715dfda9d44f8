import type { DeskColumn } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { TextField } from '@fairground/ui/text-field';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { deskCall } from '../session/calls.ts';
import { Failure } from '../session/proof-form.tsx';
import { useDeed } from '../session/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';
import { REASON_MIN } from './change.ts';
import { isRow, textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

/** How long a field stays readable. */
const SHOWN_MS = 60_000;

type MaskedProps = {
  readonly row: Row;
  readonly text: string;
  readonly label: string;
  readonly reveal: DeskColumn['reveal'];
};

/** A masked field; who may, reads it for a minute by a call that is logged with its reason. */
export function Masked({ row, text, label, reveal }: MaskedProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [clear, setClear] = useState<string>();
  useEffect(() => {
    if (clear === undefined) return undefined;
    const timer = setTimeout(setClear, SHOWN_MS, undefined);
    return () => clearTimeout(timer);
  }, [clear]);
  const isOpen = clear !== undefined;
  const Sign = isOpen ? Eye : EyeOff;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Sign aria-hidden="true" className="size-3.5 text-ink-faint" />
      <span aria-live="polite" className="tabular-nums wrap-anywhere">
        {clear ?? text}
      </span>
      {reveal && !isOpen && (
        <button
          type="button"
          className="control h-6 px-1.5 text-xs text-accent-text underline-offset-4 hover:underline pointer-coarse:h-11"
          aria-label={t('reveal.field', { field: label })}
          onClick={() => setAsking(true)}
        >
          {t('reveal.do')}
        </button>
      )}
      {reveal && isOpen && <span className="text-xs text-ink-faint">{t('reveal.gone-soon')}</span>}
      {reveal && isAsking && (
        <RevealDialog {...{ row, label, reveal }} onClear={setClear} onClose={() => setAsking(false)} />
      )}
    </span>
  );
}

type RevealDialogProps = Pick<MaskedProps, 'row' | 'label'> & {
  readonly reveal: NonNullable<DeskColumn['reveal']>;
  readonly onClear: (text: string) => void;
  readonly onClose: () => void;
};

function RevealDialog({ row, label, reveal, onClear, onClose }: RevealDialogProps) {
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
      <div className="flex flex-col gap-3">
        <TextField
          label={t('change.reason')}
          error={isTried && isLacking ? t('change.reason-needed') : undefined}
          required
          maxLength={450}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Failure text={deed.failureText} />
      </div>
    </Dialog>
  );
}
