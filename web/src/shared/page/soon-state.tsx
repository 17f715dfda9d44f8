import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@fairground/ui/badge';
import { statePictureUrl } from '../site/art.ts';
import { useTranslations } from '../i18n/index.ts';

type SoonStateProps = {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** What will be here, each in a few words. */
  readonly points?: readonly string[];
  readonly pointsTitle?: ReactNode;
  /** The next useful thing to do meanwhile. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2;
};

const NO_POINTS: readonly string[] = [];

/** The stand that is still being set up: says what comes, promises no date, offers what works already. */
export function SoonState({ title, text, points = NO_POINTS, pointsTitle, action, headingLevel = 2 }: SoonStateProps) {
  const t = useTranslations('common');
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section className="relative isolate grid overflow-hidden rounded-lg bg-surface-1 shadow-low md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="stage-glow absolute inset-0 -z-10" aria-hidden="true" />
      <div className="flex flex-col items-start gap-3 p-6 sm:p-8 lg:p-10">
        <Badge tone="category">{t('state.soon-label')}</Badge>
        <Heading className="text-xl">{title}</Heading>
        <p className="max-w-prose text-ink-soft">{text}</p>
        {points.length > 0 && (
          <div className="mt-3">
            <h3 className="text-sm text-ink-faint">{pointsTitle}</h3>
            <ul className="mt-3 grid gap-2.5">
              {points.map((point) => (
                <li key={point} className="flex items-start gap-3">
                  <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-category-soft text-category">
                    <Check aria-hidden="true" className="size-3.5" />
                  </span>
                  {point}
                </li>
              ))}
            </ul>
          </div>
        )}
        {action !== undefined && <div className="mt-4 flex flex-wrap gap-3">{action}</div>}
      </div>
      <div className="flex items-end justify-center px-6 pb-6 md:items-center md:p-8">
        <img
          src={statePictureUrl('soon')}
          alt=""
          width="320"
          height="320"
          loading="lazy"
          className="size-44 object-contain sm:size-56 md:size-64"
        />
      </div>
    </section>
  );
}
