import { isClosedToPlay, useSession } from '@fairground/client/session';
import { Banners, PromotionBanner } from '../features/banners/index.ts';
import { HelpCenter } from '../features/help/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';

/** The help centre with its banners; most of them are offers, so a member that excluded itself sees none. */
export function Page() {
  const t = useTranslations('help');
  const isClosed = useSession(isClosedToPlay);
  return (
    <PageFrame
      title={t('title')}
      text={t('text')}
      banner={isClosed ? undefined : <Banners group="w_help" size="page" fallback={<PromotionBanner />} />}
    >
      <HelpCenter />
    </PageFrame>
  );
}
