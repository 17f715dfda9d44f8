import type { DeskAction } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { Suspense, useState } from 'react';
import { later } from '../app/later.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import type { Row } from './values.ts';

const ChangeDialog = later(async () => (await import('./change-dialog.tsx')).ChangeDialog);

type ActionButtonProps = {
  readonly action: DeskAction;
  readonly record: Row | undefined;
  /** The one main action of its place. */
  readonly isFirst?: boolean;
  readonly onDone?: (() => void) | undefined;
};

/** The letters of the decisions that people take all day. */
const keyOf = (id: string): string | undefined => {
  const [, what = ''] = id.split('.');
  if (what.startsWith('approve')) return 'a';
  if (what.startsWith('reject')) return 'r';
  return what.startsWith('hold') ? 'h' : undefined;
};

/** Opens the change dialog of one action. */
export function ActionButton({ action, record, isFirst = false, onDone }: ActionButtonProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const plain = isFirst ? 'primary' : 'secondary';
  return (
    <>
      <Button
        size="sm"
        variant={action.weight === undefined ? plain : 'danger'}
        onClick={() => setOpen(true)}
        data-key={keyOf(action.id)}
      >
        {wordsOf(t, action.id).title}…
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ChangeDialog action={action} record={record} onClose={() => setOpen(false)} onDone={onDone} />}
      </Suspense>
    </>
  );
}
