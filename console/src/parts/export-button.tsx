import type { DeskCall } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import type { ReactNode } from 'react';
import { Failure } from '../session/proof-form.tsx';
import { tokenNow } from '../session/store.ts';
import { useDeed } from '../session/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';

type ExportButtonProps = {
  readonly call: DeskCall;
  readonly query: Readonly<Record<string, string>>;
  readonly icon: ReactNode;
};

/** Saves what the filter finds as a file, whole: not only the rows that are loaded. */
export function ExportButton({ call, query, icon }: ExportButtonProps) {
  const t = useTexts();
  const deed = useDeed();
  const save = async () => {
    const answer = await fetch(`${call.path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${tokenNow() ?? ''}` },
    });
    if (!answer.ok) throw new Error(`The file was refused: ${answer.status}.`);
    const address = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = `${call.name.replace('.', '-')}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <>
      <Button size="sm" iconStart={icon} loading={deed.isBusy} onClick={() => void deed.run(save)}>
        {t('list.export')}
      </Button>
      <Failure text={deed.failureText} />
    </>
  );
}
