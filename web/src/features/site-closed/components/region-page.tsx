import type { SiteStatus } from '@fairground/contract/system/endpoints';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useLocale, useTranslations } from '../../../shared/i18n/index.ts';
import { countryName } from '../model/country-name.ts';
import { ClosedPage } from './closed-page.tsx';

type RegionPageProps = { readonly info: SiteStatus['info'] };

/** The site for a visitor whose region or address it may not serve. */
export function RegionPage({ info: { location, regionRestriction } }: RegionPageProps) {
  const t = useTranslations('states');
  const locale = useLocale();
  const { name: brand } = useBrand();
  const facts = [
    { name: t('region.ip'), value: location.ip },
    { name: t('region.country'), value: countryName(location.country, locale) ?? t('region.unknown-country') },
  ];
  return (
    <ClosedPage
      picture="region"
      title={t('region.title')}
      text={t('region.text', { brand })}
      contact={regionRestriction?.contact ?? ''}
      contactLabel={t('region.contact')}
    >
      <dl className="mt-6 grid w-full max-w-sm gap-px overflow-hidden rounded-md bg-line text-start">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 bg-surface-1 px-4 py-3">
            <dt className="text-sm text-ink-faint">{name}</dt>
            <dd className="font-semibold tabular-nums">
              {/* A browser may know another name for a country than the server; the one read first stays. */}
              <bdi suppressHydrationWarning>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </ClosedPage>
  );
}
