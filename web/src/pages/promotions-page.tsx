import { Banners } from '../features/banners/index.ts';
import { DropStrip, PromotionList } from '../features/promotions/index.ts';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { useTranslations } from '../shared/i18n/index.ts';
import { LatePart } from '../shared/page/late-part.tsx';
import { PageFrame } from '../shared/page/page-frame.tsx';

/** The offers of the site. */
export function Page() {
  const t = useTranslations('promotions');
  const isMember = useSession(isLoggedIn);
  return (
    <PageFrame title={t('title')} text={t('text')} banner={<Banners group="w_promotion" size="page" />}>
      {isMember && (
        <LatePart>
          <DropStrip />
        </LatePart>
      )}
      <PromotionList />
    </PageFrame>
  );
}
