import { ButtonLink } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { SectionHeading } from '../../../shared/page/section-heading.tsx';
import { usePromotions } from '../../../shared/promotions/use-promotions.ts';
import { PromotionCard } from './promotion-card.tsx';

/** Two rows of two, or one of four. */
const CARDS_MAX = 4;

/** What the house offers now. */
export function PromotionCards() {
  const t = useTranslations('promotions');
  const offers = usePromotions().data?.list.slice(0, CARDS_MAX) ?? [];
  if (offers.length === 0) return null;
  return (
    <section className="page-width mt-10 grid grid-cols-1 gap-5 md:mt-14" aria-labelledby="promotions">
      <SectionHeading
        id="promotions"
        title={t('title')}
        text={t('strip-text')}
        action={<ButtonLink href="/promotions">{t('all')}</ButtonLink>}
      />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {offers.map((promotion) => (
          <li key={promotion.id.toString()} className="grid">
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}
