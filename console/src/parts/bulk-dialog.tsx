import type { DeskAction } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDesk } from '../app/desk.tsx';
import { deskCall } from '../session/calls.ts';
import { useFailureText } from '../session/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import type { ChosenRows } from './bulk-props.ts';
import { countOf, previewOf } from './bulk.ts';
import type { Outcome } from './bulk.ts';
import { BulkRows } from './bulk-rows.tsx';
import { bodyOf, draftOf, lackOf } from './change.ts';
import type { Draft } from './change.ts';
import { ChangeFields } from './change-fields.tsx';
import { ChangeReason } from './change-reason.tsx';
import type { Reason } from './change-reason.tsx';
import { SecondPersonNote } from './second-person-note.tsx';
import { keyOf } from './still-rows.ts';

type BulkDialogProps = Pick<ChosenRows, 'rows' | 'chosen'> & {
  readonly action: DeskAction;
  readonly listWords: ChosenRows['words'];
  readonly onClose: () => void;
  /** After at least one row was changed. */
  readonly onDone: () => void;
};

/**
 * One change for many rows: which of them it fits, the reason, and then row by row what came of it. Each row is a call of
 * its own with its own line in the audit trail; a refusal of one stops no other, and Stop leaves the rest as it is.
 */
export function BulkDialog({ action, rows, listWords, chosen, onClose, onDone }: BulkDialogProps) {
  const t = useTexts();
  const words = wordsOf(t, action.id);
  const cache = useQueryClient();
  const failureText = useFailureText();
  const { timeZone } = useDesk();
  const [{ fitting, refused }] = useState(() => previewOf(action, chosen));
  const [draft, setDraft] = useState<Draft>(() => draftOf(action.fields, undefined, timeZone));
  const [reason, setReason] = useState<Reason>({ code: '', text: '' });
  const [isTried, setTried] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>();
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const lack = lackOf(action, draft, reason);

  const run = async () => {
    setTried(true);
    if (lack !== undefined) return;
    setRunning(true);
    isStopped.current = false;
    const came = new Map<string, Outcome>();
    setOutcomes(came);
    for (const row of fitting) {
      if (isStopped.current) break;
      const body = bodyOf(action, row, draft, reason, timeZone);
      const key = action.requestKey === undefined ? {} : { [action.requestKey]: crypto.randomUUID() };
      try {
        // One after the other: the server is asked for no more than one person could.
        await deskCall(action.call, { body: { ...body, ...key } });
        came.set(keyOf(row, rows.key), action.call.isHeld ? 'held' : 'done');
      } catch (error) {
        came.set(keyOf(row, rows.key), { refused: failureText(error) });
      }
      setOutcomes(new Map(came));
    }
    await cache.invalidateQueries();
    setRunning(false);
  };
  const leave = () => {
    if (isRunning) isStopped.current = true;
    else if (outcomes) onDone();
    else onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={words.title}
      description={words.about()}
      closeLabel={t('close')}
      dismissible={false}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {t(isRunning ? 'bulk.stop' : outcomes ? 'close' : 'cancel')}
          </Button>
          {!(outcomes && !isRunning) && (
            <Button
              variant={action.weight === undefined ? 'primary' : 'danger'}
              loading={isRunning}
              disabled={fitting.length === 0}
              onClick={() => void run()}
            >
              {t(action.call.isHeld ? 'bulk.hold' : 'bulk.do', { count: fitting.length })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {action.call.isHeld && <SecondPersonNote />}
        <p aria-live="polite">
          {outcomes
            ? t('bulk.result', { ...countOf(outcomes), all: fitting.length })
            : t('bulk.fits', { count: fitting.length, all: chosen.length })}
        </p>
        <BulkRows {...{ rows, fitting, refused, outcomes }} words={listWords} />
        {!outcomes && (
          <>
            <ChangeFields
              {...{ words, draft }}
              fields={action.fields}
              isLacking={isTried && lack === 'field'}
              onDraft={setDraft}
            />
            <ChangeReason
              {...{ action, words }}
              value={reason}
              isLacking={isTried && lack === 'reason'}
              onValue={setReason}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
