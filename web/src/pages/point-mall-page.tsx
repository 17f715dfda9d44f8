import { Skeleton } from '@fairground/ui/skeleton';
import { Banners } from '../features/banners/index.ts';
import { PointMall } from '../features/mall/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { AwakePart } from '../shared/page/awake-part.tsx';
import { PageFrame } from '../shared/page/page-frame.tsx';

/** Where points become rewards. */
export function Page() {
  const t = useTranslations('mall');
  return (
    <PageFrame title={t('title')} text={t('text')} banner={<Banners group="w_shop" size="page" isQuiet />}>
      <div className="min-h-dvh">
        <AwakePart fallback={<Skeleton className="h-72 rounded-lg" />}>
          <PointMall />
        </AwakePart>
      </div>
    </PageFrame>
  );
}
