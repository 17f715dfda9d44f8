import type { DeskAction } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { Link } from 'wouter';
import { recordAddress, useDesk } from '../app/desk.tsx';
import { useTexts } from '../texts/texts.tsx';
import type { Words } from '../texts/words.ts';
import { textOf } from './values.ts';
import type { Row } from './values.ts';

type ChangeDoneProps = {
  readonly action: DeskAction;
  readonly answer: Row;
  readonly words: Words;
  readonly onClose: () => void;
};

/** What came of a change: the approval that waits for a second person, or what is shown this once. */
export function ChangeDone({ action, answer, words, onClose }: ChangeDoneProps) {
  const t = useTexts();
  const { offers } = useDesk();
  const number = textOf(answer['approvalId']);
  const address = recordAddress(offers, 'approval', number);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      closeLabel={t('close')}
      dismissible={false}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {action.call.isHeld && (
        <output className="block">
          {t('change.held', { number })}{' '}
          {address !== undefined && (
            <Link href={address} onClick={onClose} className="text-accent-text underline underline-offset-4">
              {t('change.open-approval')}
            </Link>
          )}
        </output>
      )}
      {action.shows !== undefined && (
        <>
          <output className="mb-3 block text-ink-soft">{t('change.shown-once')}</output>
          <dl className="flex flex-col gap-3">
            {action.shows.map((id) => (
              <div key={id}>
                <dt className="text-xs text-ink-faint">{words.field(id)}</dt>
                <dd className="select-all rounded-md bg-field px-3 py-2 wrap-anywhere">{textOf(answer[id])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}
