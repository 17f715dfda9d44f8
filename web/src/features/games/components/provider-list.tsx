import './games.css';
import { useQuery } from '@tanstack/react-query';
import { pathOf } from '../../../shared/category/categories.ts';
import { providersOf } from '../../../shared/games/lane-vendors.ts';
import { vendorsQuery } from '../../../shared/games/vendors-query.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';

/** The wordmarks of the vendors, each a link to its games. In some languages vendors are shown without icons. */
export function ProviderList() {
  const t = useTranslations('games');
  const providers = providersOf(useQuery(vendorsQuery()).data?.data.lanes ?? []);
  return (
    <ul
      aria-label={t('providers.title')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(8.75rem,30%),1fr))] gap-2.5"
    >
      {providers.map(({ vendor, lobby }) => (
        <li key={vendor.vassalage}>
          <a href={`${pathOf(lobby)}?vendor=${vendor.vassalage}`} title={vendor.vendorName} className="provider-mark">
            {vendor.logo === '' ? (
              <span className="text-sm font-semibold">{vendor.vendorName}</span>
            ) : (
              <img src={vendor.logo} alt={vendor.vendorName} width="120" height="40" loading="lazy" decoding="async" />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
