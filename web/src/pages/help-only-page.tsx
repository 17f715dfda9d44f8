import { HelpCenter } from '../features/help/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';

/** The help centre alone, for a frame inside a game or an app. */
export function Page() {
  const t = useTranslations('help');
  return (
    <PageFrame title={t('title')} text={t('text')}>
      <HelpCenter />
    </PageFrame>
  );
}
