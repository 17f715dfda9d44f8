import { Skeleton } from '@fairground/ui/skeleton';
import { RanksPage } from '../features/loyalty/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { AwakePart } from '../shared/page/awake-part.tsx';
import { PageFrame } from '../shared/page/page-frame.tsx';

/** The ranks of the house, and the way of the member through them. */
export function Page() {
  const t = useTranslations('loyalty');
  return (
    <PageFrame title={t('ranks.title')} text={t('ranks.text')}>
      <div className="min-h-dvh">
        <AwakePart fallback={<Skeleton className="h-72 rounded-lg" />}>
          <RanksPage />
        </AwakePart>
      </div>
    </PageFrame>
  );
}
