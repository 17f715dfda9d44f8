import { DISPUTE_LENGTH_MAX } from '@fairground/contract/agents/contracts';
import type { ContractBill } from '@fairground/contract/agents/contracts';
import { useState } from 'react';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useNoteBill } from '../api/agents.ts';
import type { BillPartsRead } from '../api/agents.ts';
import { moment } from './figures.tsx';

type BillNotesProps = { readonly billId: ContractBill['billId']; readonly notes: BillPartsRead['notes'] };

/** What both sides and the house wrote about a bill, and a field to write more. */
export function BillNotes({ billId, notes }: BillNotesProps) {
  const t = useTranslations('agents');
  const errorText = useErrorText();
  const write = useNoteBill();
  const [text, setText] = useState('');
  const state = notes.at(-1)?.state;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h4 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal">
        {t('bill.dispute')}
        {state !== undefined && (
          <Badge tone={state === 'OPEN' ? 'accent' : 'neutral'}>{t(`bill.dispute-state.${state}`)}</Badge>
        )}
      </h4>
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {notes.map(({ noteId, by, text: written, at }) => (
          <li key={noteId} className="rounded-md bg-surface-2 p-2">
            <p className="flex flex-wrap justify-between gap-2 text-xs text-ink-soft">
              <span>{t(`bill.dispute-by.${by}`)}</span>
              <span>{moment(at)}</span>
            </p>
            <p className="break-words whitespace-pre-wrap">{written}</p>
          </li>
        ))}
      </ul>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          write.mutate(
            { billId, text: text.trim() },
            {
              onSuccess: () => setText(''),
              onError: (error) => toast.show({ title: errorText(error), tone: 'loss' }),
            },
          );
        }}
      >
        <TextField
          className="min-w-0 flex-1"
          label={t('bill.dispute-field')}
          hint={t('bill.dispute-help')}
          value={text}
          maxLength={DISPUTE_LENGTH_MAX}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" loading={write.isPending}>
          {t('bill.dispute-send')}
        </Button>
      </form>
    </section>
  );
}
