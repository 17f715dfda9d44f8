import type { DeskCall, DeskList } from '@fairground/contract/console/desk';
import { exportList } from '@fairground/contract/console/operator-endpoints';
import { Button } from '@fairground/ui/button';
import { Download } from 'lucide-react';
import { saveFile } from '../session/calls.ts';
import { Failure } from '../session/proof-form.tsx';
import { useDeed } from '../session/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';
import type { Words } from '../texts/words.ts';
import type { ListState } from './list-state.ts';

type ExportButtonProps = {
  readonly call: Pick<DeskCall, 'path'>;
  readonly query: Readonly<Record<string, string>>;
  readonly name: string;
};

/** Saves the file that a call answers. */
export function ExportButton({ call, query, name }: ExportButtonProps) {
  const t = useTexts();
  const deed = useDeed();
  return (
    <>
      <Button
        size="sm"
        iconStart={<Download aria-hidden="true" />}
        loading={deed.isBusy}
        onClick={() => void deed.run(() => saveFile(call, query, `${name.replace('.', '-')}.csv`))}
      >
        {t('list.export')}
      </Button>
      <Failure text={deed.failureText} />
    </>
  );
}

type ExportListButtonProps = {
  readonly offer: Pick<DeskList, 'id' | 'file'>;
  readonly words: Words;
  readonly state: ListState;
};

/** Saves what the filter finds, whole: not only the rows that are loaded, and in the columns that are shown. */
export function ExportListButton({ offer, words, state }: ExportListButtonProps) {
  return <ExportButton {...fileOf(offer, words, state)} name={offer.id} />;
}

type File = { readonly call: Pick<DeskCall, 'path'>; readonly query: Readonly<Record<string, string>> };

/** A list with a file of its own is written as its module writes it. */
const fileOf = ({ id, file }: ExportListButtonProps['offer'], words: Words, state: ListState): File => {
  const asked = { ...state.filters, ...(state.sort !== undefined && { sort: state.sort }) };
  const filled = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  if (file) return { call: file, query: filled };
  return {
    call: exportList,
    query: {
      list: id,
      filters: new URLSearchParams(filled).toString(),
      columns: state.columns.join(','),
      heads: state.columns.map((column) => words.field(column).replaceAll('|', ' ')).join('|'),
    },
  };
};
