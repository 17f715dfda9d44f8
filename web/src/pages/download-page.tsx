import { useSyncExternalStore } from 'react';
import { Banners } from '../features/banners/index.ts';
import { ProvidersSection } from '../features/games/index.ts';
import { InstallGuide, MirrorList, platformOf } from '../features/download/index.ts';
import { useBrand } from '../shared/brand/use-brand.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';

const onHashChange = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The site as an app, and its mirrors with their speed. */
export function Page() {
  const t = useTranslations('download');
  const platform = useSyncExternalStore(
    onHashChange,
    () => platformOf(navigator.userAgent, location.hash),
    () => 'android' as const,
  );
  return (
    <PageFrame
      title={t('title', { brand: useBrand().name })}
      text={t('text')}
      banner={<Banners group="w_down" size="page" />}
    >
      <section aria-label={t('steps')} className="rounded-lg bg-surface-1 p-5 shadow-low sm:p-6">
        {/* Keyed by the device, which is known only in the browser. */}
        <InstallGuide key={platform} initialPlatform={platform} />
      </section>
      <MirrorList />
      <ProvidersSection />
    </PageFrame>
  );
}
