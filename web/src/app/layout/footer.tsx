import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@fairground/ui/button';
import { Providers } from '../../features/games/index.ts';
import { useOpenCategories } from '../../features/navigation/index.ts';
import { OpenToPlay } from '../../shared/session/open-to-play.tsx';
import { useBrand } from '../../shared/brand/use-brand.ts';
import { pathOf } from '../../shared/category/categories.ts';
import { useTranslations } from '../../shared/i18n/index.ts';
import { resourceOf } from '../../shared/site/channels.ts';
import { useFlag, useSiteStatus } from '../../shared/site/site-status.ts';
import { openModal } from '../../shared/store/modal-store.ts';
import { BrandLink } from './brand-link.tsx';

/** What stands at the end of every page: who we are, who may play, and where to go from here. */
export function Footer() {
  const t = useTranslations('common');
  const { name, mode, minimumAge, copyrightYears } = useBrand();
  return (
    <footer className="far-down mt-16 border-t border-line/60 bg-surface-1 pb-20 md:pb-0">
      <div className="page-width grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)]">
        <section aria-label={t('footer.about-title', { brand: name })} className="max-w-md">
          <BrandLink className="w-fit" />
          <p className="mt-4 text-sm text-ink-soft">{t('footer.about')}</p>
          {mode !== 'live' && (
            <p className="mt-4 text-sm text-ink-faint">{t('brand.play-money-note', { brand: name })}</p>
          )}
          {mode === 'sandbox' && <p className="mt-2 text-sm text-ink-faint">{t('brand.sandbox-note')}</p>}
        </section>
        <OpenToPlay>
          <PlayLinks />
        </OpenToPlay>
        <ServiceLinks />
        <OpenToPlay>
          <Affiliates />
        </OpenToPlay>
      </div>
      {/* No landmark of its own: on some pages the same list is a part of the content. */}
      <OpenToPlay>
        <div className="page-width mb-10">
          <h2 className="mb-3 text-sm text-ink">{t('footer.vendors')}</h2>
          <Providers />
        </div>
      </OpenToPlay>
      <div className="page-width">
        <section
          aria-label={t('footer.responsibility-title')}
          className="flex items-start gap-4 rounded-lg bg-surface-2 p-5 sm:items-center"
        >
          <span className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-line-strong font-display text-sm tabular-nums">
            {`${minimumAge}+`}
          </span>
          <p className="text-sm text-ink-soft">
            <strong className="text-ink">{t('footer.responsibility-title')}</strong>{' '}
            {t('footer.responsibility', { age: String(minimumAge) })}{' '}
            <a href="/responsible" className="text-accent-text underline underline-offset-4">
              {t('footer.responsibility-action')}
            </a>
          </p>
          <ShieldCheck aria-hidden="true" className="ms-auto size-6 shrink-0 text-ink-faint max-sm:hidden" />
        </section>
        <p className="py-8 text-xs text-ink-faint">
          {t('footer.copyright', { brand: name, years: copyrightYears.replace('-', '–') })}
        </p>
      </div>
    </footer>
  );
}

type ColumnProps = { readonly title: string; readonly children: ReactNode };

function Column({ title, children }: ColumnProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-sm text-ink">{title}</h2>
      <ul className="mt-3 grid gap-0.5 text-sm">{children}</ul>
    </section>
  );
}

const LINK_CLASS = 'inline-flex min-h-7 items-center text-ink-soft hover:text-ink pointer-coarse:min-h-10';

type EntryProps = { readonly href: string; readonly children: string };

function Entry({ href, children }: EntryProps) {
  return (
    <li>
      <a href={href} className={LINK_CLASS}>
        {children}
      </a>
    </li>
  );
}

function PlayLinks() {
  const t = useTranslations('common');
  return (
    <Column title={t('footer.play')}>
      {useOpenCategories().map((category) => (
        <Entry key={category} href={pathOf(category)}>
          {t(`category.${category}`)}
        </Entry>
      ))}
    </Column>
  );
}

function ServiceLinks() {
  const t = useTranslations('common');
  return (
    <Column title={t('footer.service')}>
      <Entry href="/help">{t('nav.help')}</Entry>
      <Entry href="/fair">{t('nav.fair')}</Entry>
      <Entry href="/responsible">{t('footer.responsibility-action')}</Entry>
      <li>
        <button type="button" onClick={() => openModal({ type: 'announcements', props: {} })} className={LINK_CLASS}>
          {t('nav.announcements')}
        </button>
      </li>
      <OpenToPlay>
        <Entry href="/promotions">{t('nav.promotions')}</Entry>
        <Entry href="/down">{t('nav.download')}</Entry>
      </OpenToPlay>
    </Column>
  );
}

/** The call to partners, where the house wants any and says where to go. */
function Affiliates() {
  const t = useTranslations('common');
  const isWanted = useFlag('AGENTPROMOTE');
  const link = resourceOf(useSiteStatus(), 'AFFILIATELINK');
  if (!link || !isWanted) return null;
  return (
    <section aria-label={t('footer.affiliates-title')} className="stage-glow h-fit rounded-lg bg-surface-2 p-5">
      <h2 className="text-base">{t('footer.affiliates-title')}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{t('footer.affiliates')}</p>
      <ButtonLink href={link.url} size="sm">
        {t('footer.affiliates-action')}
      </ButtonLink>
    </section>
  );
}
