import type { PromotionDetail } from '@fairground/contract/promotions/endpoints';
import { Badge } from '@fairground/ui/badge';
import { ButtonLink } from '@fairground/ui/button';
import { RichText } from '@fairground/ui/rich-text';
import { ArrowLeft, CalendarDays } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { useSession } from '@fairground/client/session';
import { smallArtUrl } from '../../../shared/site/art.ts';
import { ApplicationPanel, OfferPanel } from '../lazy-panel.ts';
import { STATE_TONES } from '../model/state-tone.ts';
import { Countdown } from './countdown.tsx';

type PromotionInFullProps = {
  readonly promotion: PromotionDetail;
  readonly heading: (title: string) => ReactNode;
};

/** An offer with its conditions, and its button beside them. */
export function PromotionInFull({ promotion, heading }: PromotionInFullProps) {
  const t = useTranslations('promotions');
  const format = useFormatter();
  // The page comes as a visitor sees it; where somebody stands is asked once it is known who looks.
  const isReady = useSession((session) => session.isReady);
  const { id, category, summary, url, hue, content, action, link, startsAt, endsAt } = promotion;
  const { isComing = false } = promotion;
  const style = { '--hue': hue } as CSSProperties;
  return (
    <article className="grid grid-cols-1 gap-6">
      <div className="banner banner-page" style={style}>
        <picture className="contents">
          <source media="(width < 40rem)" srcSet={smallArtUrl(url)} />
          <img src={url} alt="" width="1440" height="480" className="banner-art" />
        </picture>
      </div>
      <header className="grid justify-items-start gap-2">
        <span className="flex flex-wrap gap-2">
          <Badge tone="accent">{t(`category.${category}`)}</Badge>
          {isComing && <Badge tone={STATE_TONES['coming-soon']}>{t('state.coming-soon')}</Badge>}
        </span>
        {heading(promotion.title)}
        <p className="max-w-prose text-ink-soft">{summary}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <RichText html={content} className="rounded-lg bg-surface-1 p-5 shadow-low sm:p-7" />
        <aside className="grid gap-4 rounded-lg bg-surface-1 p-5 shadow-low lg:sticky lg:top-24">
          <p className="flex items-start gap-3 text-sm text-ink-soft">
            <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-faint" />
            <span className="grid gap-1 tabular-nums">
              <span>
                {endsAt
                  ? t('window', { from: format.dateTime(startsAt, 'date'), until: format.dateTime(endsAt, 'moment') })
                  : t('open-end')}
              </span>
              <Countdown promotion={promotion} isDaySaid={endsAt !== null} />
            </span>
          </p>
          {link !== '' && action !== '' && !isComing && (
            <ButtonLink href={link} variant="primary" size="lg" block>
              {action}
            </ButtonLink>
          )}
          {isReady && (
            <LatePart>
              <OfferPanel promotionId={id} />
              <ApplicationPanel promotionId={id} />
            </LatePart>
          )}
          <ButtonLink
            href="/promotions"
            variant="ghost"
            block
            iconStart={<ArrowLeft aria-hidden="true" className="rtl:rotate-180" />}
          >
            {t('all')}
          </ButtonLink>
        </aside>
      </div>
    </article>
  );
}
