import { showPicture } from '@fairground/contract/pictures/operator-endpoints';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useEffect, useState } from 'react';
import { readFile } from '../session/calls.ts';
import { useDeed } from '../session/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';
import { REASON_MIN } from './change.ts';
import { LookReason } from './look-reason.tsx';
import { textOf } from './values.ts';

/** Pictures of a record, opened one by one: each look is logged with its reason. */
export function Pictures({ ids }: { readonly ids: readonly unknown[] }) {
  const t = useTexts();
  const [open, setOpen] = useState<number>();
  const shown = open === undefined ? undefined : ids[open];
  return (
    <span className="inline-flex flex-wrap gap-1">
      {ids.map((id, place) => (
        <Button key={textOf(id)} size="sm" onClick={() => setOpen(place)}>
          {t('picture.show', { place: place + 1 })}
        </Button>
      ))}
      {open !== undefined && shown !== undefined && (
        <PictureDialog id={textOf(shown)} place={open + 1} onClose={() => setOpen(undefined)} />
      )}
    </span>
  );
}

type PictureDialogProps = { readonly id: string; readonly place: number; readonly onClose: () => void };

function PictureDialog({ id, place, onClose }: PictureDialogProps) {
  const t = useTexts();
  const deed = useDeed();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [file, setFile] = useState<Blob>();
  const address = useAddress(file);
  const isLacking = reason.trim().length < REASON_MIN;
  const ask = () => {
    setTried(true);
    if (isLacking) return;
    void deed.run(async () => setFile(await readFile(showPicture, { id, reason: reason.trim() })));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('picture.title', { place })}
      description={t('picture.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('close')}
          </Button>
          {address === undefined && (
            <Button variant="primary" loading={deed.isBusy} onClick={ask}>
              {t('picture.show', { place })}
            </Button>
          )}
        </>
      }
    >
      {address === undefined ? (
        <LookReason
          value={reason}
          isLacking={isTried && isLacking}
          failureText={deed.failureText}
          onValue={setReason}
        />
      ) : (
        <img src={address} alt={t('picture.title', { place })} className="max-h-[70dvh] rounded-md" />
      )}
    </Dialog>
  );
}

/** An address of this page for a file; it ends with the picture. */
export const useAddress = (file: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};
