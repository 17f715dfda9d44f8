import type { ReactNode } from 'react';
import { Badge } from '@fairground/ui/badge';
import { statePictureUrl } from '../../../shared/site/art.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';

type NotOpenStateProps = {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** What works already, to go on with. */
  readonly action: ReactNode;
};

/** A part of the site that is not open yet: says so plainly, promises nothing, offers what works already. */
export function NotOpenState({ title, text, action }: NotOpenStateProps) {
  const t = useTranslations('common');
  return (
    <section className="relative isolate grid overflow-hidden rounded-lg bg-surface-1 shadow-low md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
      <div className="stage-glow absolute inset-0 -z-10" aria-hidden="true" />
      <div className="flex flex-col items-start gap-3 p-6 sm:p-8">
        <Badge tone="category">{t('state.not-open')}</Badge>
        <h2 className="text-xl">{title}</h2>
        <p className="max-w-prose text-ink-soft">{text}</p>
        <div className="mt-3 flex flex-wrap gap-2">{action}</div>
      </div>
      <div className="flex items-end justify-center px-6 pb-6 max-md:hidden md:items-center">
        <img
          src={statePictureUrl('soon')}
          alt=""
          width="320"
          height="320"
          loading="lazy"
          className="size-52 object-contain"
        />
      </div>
    </section>
  );
}
