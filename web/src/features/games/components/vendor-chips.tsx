import type { Vendor } from '@fairground/contract/catalog/game';
import { FilterTag } from '@fairground/ui/tag';
import { Wrench } from 'lucide-react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import type { FilterChange } from '../hooks/use-lobby-filter.ts';

type VendorChipsProps = {
  readonly vendors: readonly Vendor[];
  readonly chosen: readonly string[];
  readonly change: (wish: FilterChange) => void;
};

/** The vendors of a lobby, any number of them at once. */
export function VendorChips({ vendors, chosen, change }: VendorChipsProps) {
  const t = useTranslations('games');
  const numbers = useNumbers();
  return (
    <fieldset aria-label={t('filter.vendor')} className="flex max-h-72 min-w-0 flex-wrap gap-2 overflow-y-auto">
      {vendors.map(({ vassalage, vendorName, gameCount, isMaintenance }) => (
        <FilterTag
          key={vassalage}
          pressed={chosen.includes(vassalage)}
          onPressedChange={(pressed) =>
            change({ vendors: pressed ? [...chosen, vassalage] : chosen.filter((code) => code !== vassalage) })
          }
          icon={isMaintenance && <Wrench aria-label={t('filter.in-maintenance')} />}
          count={numbers.whole(gameCount)}
        >
          {vendorName}
        </FilterTag>
      ))}
    </fieldset>
  );
}
