import { ApiError } from '@fairground/client/api';
import type { DeskAction } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { TextField } from '@fairground/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../app/desk.tsx';
import { deskCall } from '../session/calls.ts';
import { Failure } from '../session/proof-form.tsx';
import { useDeed } from '../session/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { bodyOf, differencesOf, draftOf, lackOf } from './change.ts';
import type { Draft } from './change.ts';
import { ChangeDone } from './change-done.tsx';
import { ChangeFields } from './change-fields.tsx';
import { ChangeReason } from './change-reason.tsx';
import type { Reason } from './change-reason.tsx';
import { Changes } from './changes.tsx';
import { SecondPersonNote } from './second-person-note.tsx';
import { isRow } from './values.ts';
import type { Row } from './values.ts';

type ChangeDialogProps = {
  readonly action: DeskAction;
  readonly record: Row | undefined;
  readonly onClose: () => void;
  /** After the change was made, or held, and read. */
  readonly onDone?: (() => void) | undefined;
};

/** What a change is refused with when somebody else was faster: the record as it is now has to be read. */
const STALE = /\.(version-conflict|state-conflict|draft-changed|draft-outdated)$/;

/**
 * The one dialog for every change: what is filled in, before and after, whether a second person is needed, and why. It
 * stays open until the server has answered, and says what came of it.
 */
export function ChangeDialog({ action, record, onClose, onDone }: ChangeDialogProps) {
  const t = useTexts();
  const words = wordsOf(t, action.id);
  const { timeZone } = useDesk();
  const cache = useQueryClient();
  const deed = useDeed();
  const [draft, setDraft] = useState<Draft>(() => draftOf(action.fields, record, timeZone));
  const [reason, setReason] = useState<Reason>({ code: '', text: '' });
  const [word, setWord] = useState('');
  const [requestKey] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<Row>();
  const lack = lackOf(action, draft, reason);
  const lacksWord = action.weight === 'site' && word !== t('change.word');
  const differences = differencesOf(action.fields, record, draft, timeZone);
  const isStale = deed.failure instanceof ApiError && STALE.test(deed.failure.code);

  const finish = () => {
    onClose();
    onDone?.();
  };
  const send = async () => {
    setTried(true);
    if (lack !== undefined || lacksWord) return;
    await deed.run(async () => {
      const given = await deskCall(action.call, {
        body: {
          ...bodyOf(action, record, draft, reason, timeZone),
          ...(action.requestKey !== undefined && { [action.requestKey]: requestKey }),
        },
      });
      // Whatever it changed is read again before the dialog says that it is done.
      await cache.invalidateQueries();
      const isToBeRead = action.call.isHeld || action.shows !== undefined;
      if (isToBeRead && isRow(given)) setAnswer(given);
      else finish();
    });
  };

  if (answer) return <ChangeDone action={action} answer={answer} words={words} onClose={finish} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.about()}
      closeLabel={t('close')}
      dismissible={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={action.weight === undefined ? 'primary' : 'danger'}
            loading={deed.isBusy}
            onClick={() => void send()}
          >
            {action.call.isHeld ? t('change.hold') : t('change.do')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {action.call.isHeld && <SecondPersonNote />}
        <ChangeFields
          {...{ words, draft }}
          fields={action.fields}
          isLacking={isTried && lack === 'field'}
          onDraft={setDraft}
        />
        {record !== undefined && differences.length > 0 && (
          <Changes
            words={words}
            list={differences.map(({ id, before, after }) => ({ field: id, before, after }))}
            label={t('change.preview')}
          />
        )}
        <ChangeReason
          {...{ action, words }}
          value={reason}
          isLacking={isTried && lack === 'reason'}
          onValue={setReason}
        />
        {action.weight === 'site' && (
          <TextField
            label={t('change.type-word', { word: t('change.word') })}
            error={isTried && lacksWord ? t('change.needed') : undefined}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        )}
        <Failure text={deed.failureText} />
        {isStale && (
          <Button
            size="sm"
            onClick={() =>
              void cache.invalidateQueries().then(() => {
                onClose();
              })
            }
          >
            {t('change.read-again')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
