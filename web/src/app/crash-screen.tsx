import { RotateCw } from 'lucide-react';
import { Button, ButtonLink } from '@fairground/ui/button';
import { ChunkError } from '../shared/hooks/load-chunk.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { statePictureUrl } from '../shared/site/art.ts';

type CrashScreenProps = { readonly error: unknown };

const reasonOf = (error: unknown): 'slow' | 'chunk' | 'crash' => {
  if (!(error instanceof ChunkError)) return 'crash';
  return error.isTimeout ? 'slow' : 'chunk';
};

/** Stands in the place of a page that broke or did not arrive. A fresh load also brings a newly published version. */
export function CrashScreen({ error }: CrashScreenProps) {
  const t = useTranslations('common');
  const reason = reasonOf(error);
  return (
    <div role="alert" className="page-width flex min-h-[60dvh] flex-col items-center justify-center py-12 text-center">
      <img
        src={statePictureUrl(reason === 'crash' ? 'error' : 'offline')}
        alt=""
        width="320"
        height="320"
        className="size-48"
      />
      <h1 className="mt-4 text-xl">{t(`crash.${reason}-title`)}</h1>
      <p className="mt-2 max-w-md text-ink-soft">{t(`crash.${reason}-text`)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="primary" iconStart={<RotateCw aria-hidden="true" />} onClick={() => location.reload()}>
          {t('crash.reload')}
        </Button>
        <ButtonLink href="/">{t('state.home')}</ButtonLink>
      </div>
    </div>
  );
}
