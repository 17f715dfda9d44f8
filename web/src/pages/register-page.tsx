import { ButtonLink } from '@fairground/ui/button';
import { Banners } from '../features/banners/index.ts';
import { InstallGuide, MirrorList } from '../features/download/index.ts';
import { useBrand } from '../shared/brand/use-brand.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { SoonState } from '../shared/page/soon-state.tsx';

/** Registration: the form's place, the terms, the way to the home screen and the mirrors. */
export function Page() {
  const t = useTranslations('pages');
  const tDownload = useTranslations('download');
  const { minimumAge } = useBrand();
  return (
    <PageFrame title={t('register.title')} banner={<Banners group="w_reg" size="page" />}>
      <SoonState
        title={t('register.soon-title')}
        text={t('register.soon-text')}
        pointsTitle={t('awaits')}
        points={[t('register.point-1'), t('register.point-2'), t('register.point-3')]}
        action={<ButtonLink href="/">{t('register.home')}</ButtonLink>}
      />
      <p className="text-sm text-ink-faint">{t('register.age', { age: String(minimumAge) })}</p>
      <section aria-label={tDownload('title')} className="rounded-lg bg-surface-1 p-5 shadow-low sm:p-6">
        <h2 className="mb-4 text-lg">{tDownload('title')}</h2>
        <InstallGuide />
      </section>
      <MirrorList />
    </PageFrame>
  );
}
