import { House, RotateCw } from 'lucide-react';
import { ButtonLink } from '@fairground/ui/button';
import { Festoon } from '@fairground/ui/festoon';
import { BrandMark } from '../../../shared/brand/brand-mark.tsx';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { statePictureUrl } from '../../../shared/site/art.ts';
import { KEPT_ENTRY_ID, KEPT_LIST_ID, KEPT_SECTION_ID } from '../../../worker/kept-list.ts';

/**
 * Stands in for a page that is not here while the network is away. It is kept as a whole and nothing takes it over: a
 * small script lists the pages that can be opened and loads the wanted one when the network is back.
 */
export function OfflinePage() {
  const t = useTranslations('offline');
  const { name } = useBrand();
  return (
    <main className="stage-glow flex min-h-dvh flex-col items-center px-4 pb-12">
      <Festoon lit={2} className="w-full max-w-lg" />
      <p className="mt-6 flex items-center gap-2.5 text-accent">
        <BrandMark className="size-8" />
        <span className="font-display text-lg text-ink">{name}</span>
      </p>
      <div className="flex w-full max-w-xl flex-1 flex-col items-center justify-center py-8 text-center">
        <img src={statePictureUrl('offline')} alt="" width="320" height="320" className="size-44 sm:size-56" />
        <h1 data-text="title" className="mt-4 text-2xl">
          {t('page.title')}
        </h1>
        <p data-text="text" className="mt-3 max-w-md text-ink-soft">
          {t('page.text')}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {/* An empty address is the one that was asked for. */}
          <ButtonLink href="" variant="primary" iconStart={<RotateCw aria-hidden="true" />}>
            <span data-text="retry">{t('page.retry')}</span>
          </ButtonLink>
          <ButtonLink href="/" iconStart={<House aria-hidden="true" />}>
            <span data-text="home">{t('page.home')}</span>
          </ButtonLink>
        </div>
        <section id={KEPT_SECTION_ID} hidden aria-labelledby="kept-title" className="mt-10 w-full">
          <h2 id="kept-title" data-text="kept" className="text-sm text-ink-faint">
            {t('page.kept')}
          </h2>
          <ul id={KEPT_LIST_ID} className="mt-3 grid gap-2 text-start sm:grid-cols-2" />
        </section>
        <template id={KEPT_ENTRY_ID}>
          <li className="min-w-0">
            <a
              href="/"
              className="block truncate rounded-md bg-surface-1 px-4 py-3 text-sm font-semibold shadow-low hover:bg-surface-2"
            >
              {name}
            </a>
          </li>
        </template>
      </div>
    </main>
  );
}
