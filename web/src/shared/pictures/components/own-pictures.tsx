import type { Id } from '@fairground/contract/ids';
import { readPicture } from '@fairground/contract/pictures/endpoints';
import { Skeleton } from '@fairground/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readFile } from '@fairground/client/api';
import { useTranslations } from '../../i18n/index.ts';
import { useSession } from '@fairground/client/session';

type PictureId = Id<'picture'>;

/** Pictures the member has sent, small and in a row; each opens in full. */
export function OwnPictures({ ids }: { readonly ids: readonly PictureId[] }) {
  const t = useTranslations('pictures');
  if (ids.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex flex-wrap gap-2">
      {ids.map((id, at) => (
        <li key={id.toString()}>
          <OwnPicture id={id} label={t('open', { number: String(at + 1) })} />
        </li>
      ))}
    </ul>
  );
}

const SIZE = 'size-20 rounded-md';

function OwnPicture({ id, label }: { readonly id: PictureId; readonly label: string }) {
  const t = useTranslations('pictures');
  const account = useSession((session) => session.account);
  const picture = useQuery({
    // Anyone who logs in next in this tab must not be shown it.
    queryKey: [readPicture.name, id.toString(), account],
    queryFn: ({ signal }) => readFile(readPicture, { query: { id } }, signal),
    staleTime: Infinity,
  });
  if (picture.data) return <Shown blob={picture.data} label={label} />;
  if (picture.isPending) return <Skeleton className={SIZE} />;
  return (
    <span title={t('missing')} className={`${SIZE} grid place-items-center bg-surface-3 text-ink-faint`}>
      <ImageOff aria-hidden="true" className="size-6" />
      <span className="sr-only">{t('missing')}</span>
    </span>
  );
}

function Shown({ blob, label }: { readonly blob: Blob; readonly label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (address === undefined) return <Skeleton className={SIZE} />;
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={label} className="block rounded-md">
      <img src={address} alt="" className={`${SIZE} bg-surface-3 object-cover`} />
    </a>
  );
}
