import { ShieldCheck } from 'lucide-react';
import { Skeleton } from '@fairground/ui/skeleton';
import { DrawCheck } from '../features/lottery/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { AwakePart } from '../shared/page/awake-part.tsx';
import { PageFrame } from '../shared/page/page-frame.tsx';

/** Where anybody repeats a draw of the lottery. */
export function Page() {
  const t = useTranslations('pages');
  return (
    <PageFrame
      title={t('lottery-check.title')}
      text={t('lottery-check.text')}
      category="lott"
      icon={<ShieldCheck aria-hidden="true" />}
    >
      <AwakePart fallback={<Skeleton className="h-dvh w-full rounded-lg" />}>
        <DrawCheck />
      </AwakePart>
    </PageFrame>
  );
}
