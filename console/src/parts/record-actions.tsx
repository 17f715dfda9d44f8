import type { DeskAction } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { Popover } from '@fairground/ui/popover';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { ActionButton } from './action-button.tsx';
import { later } from '../app/later.ts';
import type { Row } from './values.ts';

const ChangeDialog = later(async () => (await import('./change-dialog.tsx')).ChangeDialog);

/** As many stand in the head of a record; the others open from a list beside them. */
const SHOWN_MAX = 4;

type RecordActionsProps = {
  readonly actions: readonly DeskAction[];
  readonly record: Row;
  readonly onDone?: (() => void) | undefined;
};

/** What can be done with a record: the first few as buttons, the rest in a list. */
export function RecordActions({ actions, record, onDone }: RecordActionsProps) {
  const shown = actions.length > SHOWN_MAX + 1 ? actions.slice(0, SHOWN_MAX) : actions;
  return (
    <>
      {shown.map((action, place) => (
        <ActionButton key={action.id} action={action} record={record} isFirst={place === 0} onDone={onDone} />
      ))}
      {shown.length < actions.length && (
        <MoreActions actions={actions.slice(shown.length)} record={record} onDone={onDone} />
      )}
    </>
  );
}

function MoreActions({ actions, record, onDone }: RecordActionsProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<DeskAction>();
  return (
    <>
      <Popover
        label={t('record.more')}
        open={isOpen}
        onOpenChange={setOpen}
        align="end"
        className="w-64 p-2"
        trigger={
          <Button size="sm" iconStart={<Ellipsis aria-hidden="true" />}>
            {t('record.more')}
          </Button>
        }
      >
        <ul>
          {actions.map((action) => (
            <li key={action.id}>
              <button
                type="button"
                className={`control min-h-9 w-full justify-start px-3 text-start hover:bg-surface-2 pointer-coarse:min-h-11 ${action.weight === undefined ? '' : 'text-loss'}`}
                onClick={() => {
                  setOpen(false);
                  setChosen(action);
                }}
              >
                {wordsOf(t, action.id).title}…
              </button>
            </li>
          ))}
        </ul>
      </Popover>
      <Suspense fallback={null}>
        {chosen && (
          <ChangeDialog action={chosen} record={record} onClose={() => setChosen(undefined)} onDone={onDone} />
        )}
      </Suspense>
    </>
  );
}
