import type { OfferState, Promotion } from '@fairground/contract/promotions/endpoints';
import { Badge } from '@fairground/ui/badge';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { STATE_TONES } from '../model/state-tone.ts';
import { Countdown } from './countdown.tsx';
import { OfferArt } from './offer-art.tsx';

type PromotionCardProps = {
  readonly promotion: Promotion;
  /** Where the member stands with it, where somebody is logged in. */
  readonly state?: OfferState | undefined;
  /** Under the title of a section, or straight under that of the page. */
  readonly headingLevel?: 2 | 3;
};

/** One offer: its art, what it is about, and the way to its conditions. */
export function PromotionCard({ promotion, state, headingLevel = 3 }: PromotionCardProps) {
  const t = useTranslations('promotions');
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { id, category, title, summary, isComing = false } = promotion;
  const shown = isComing ? 'coming-soon' : state;
  return (
    <a
      href={`/promotions/${id}`}
      className="group flex flex-col overflow-hidden rounded-lg bg-surface-1 shadow-low transition-colors hover:bg-surface-2"
    >
      <OfferArt promotion={promotion} />
      <span className="flex flex-1 flex-col items-start gap-2 p-5">
        <span className="flex w-full flex-wrap items-center justify-between gap-2">
          <Badge tone="accent">{t(`category.${category}`)}</Badge>
          {shown !== undefined && shown !== 'none' && <Badge tone={STATE_TONES[shown]}>{t(`state.${shown}`)}</Badge>}
        </span>
        <Heading className="text-lg text-balance">{title}</Heading>
        <span className="text-sm text-ink-soft">{summary}</span>
        <span className="mt-auto flex w-full flex-wrap items-center justify-between gap-2 pt-2 text-sm">
          <span className="inline-flex items-center gap-1.5 font-semibold text-accent-text">
            {t('read')}
            <ArrowRight
              aria-hidden="true"
              className="size-4 transition-transform group-hover:translate-x-0.5 rtl:rotate-180"
            />
          </span>
          <Countdown promotion={promotion} />
        </span>
      </span>
    </a>
  );
}
