import { PROMOTION_CATEGORIES } from '@fairground/contract/promotions/endpoints';
import { Button, ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { Tabs } from '@fairground/ui/tabs';
import { useLocation, useSearch } from 'wouter';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePromotions } from '../../../shared/promotions/use-promotions.ts';
import { useStandings } from '../api/use-offer.ts';
import { PromotionCard } from './promotion-card.tsx';

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';
const PLACES = 6;

/** All offers, or those of one category; the address says which, so that it can be shared. */
export function PromotionList() {
  const t = useTranslations('promotions');
  const tCommon = useTranslations('common');
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('category');
  const promotions = usePromotions();
  const states = new Map(useStandings().data?.list.map(({ promotionId, state }) => [promotionId, state]));
  const all = promotions.data?.list ?? [];
  const present = PROMOTION_CATEGORIES.filter((name) => all.some(({ category }) => category === name));
  const chosen = present.find((name) => name === asked) ?? 'all';
  const shown = all.filter(({ category }) => chosen === 'all' || category === chosen);

  if (promotions.isPending)
    return (
      <div className={GRID} aria-busy="true">
        {Array.from({ length: PLACES }, (_, place) => (
          <Skeleton key={place} className="h-96 rounded-lg" />
        ))}
      </div>
    );
  if (promotions.isError && !promotions.data)
    return (
      <ErrorState
        title={tCommon('state.error-title')}
        description={tCommon('state.error-text')}
        action={<Button onClick={() => void promotions.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  if (all.length === 0)
    return (
      <EmptyState
        title={t('empty-title')}
        description={t('empty-text')}
        action={<ButtonLink href="/hot">{t('play')}</ButtonLink>}
      />
    );
  return (
    <Tabs
      label={t('categories')}
      items={(['all', ...present] as const).map((value) => ({ value, label: t(`category.${value}`) }))}
      value={chosen}
      onValueChange={(value) => navigate(value === 'all' ? path : `${path}?category=${value}`, { replace: true })}
    >
      <ul className={GRID}>
        {shown.map((promotion) => (
          <li key={promotion.id.toString()} className="grid">
            <PromotionCard promotion={promotion} state={states.get(promotion.id)} headingLevel={2} />
          </li>
        ))}
      </ul>
    </Tabs>
  );
}
