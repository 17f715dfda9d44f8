import type { Vendor } from '@fairground/contract/catalog/game';
import { Wrench } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';

/** Tells which of the chosen vendors are at rest. */
export function VendorNotice({ vendors }: { readonly vendors: readonly Vendor[] }) {
  const t = useTranslations('games');
  const resting = vendors.filter(({ isMaintenance }) => isMaintenance);
  if (resting.length === 0) return null;
  return (
    <output className="flex items-center gap-3 rounded-md bg-info-soft px-4 py-3 text-sm text-ink">
      <Wrench aria-hidden="true" className="size-5 shrink-0 text-info" />
      {t('maintenance.text', { vendor: resting.map(({ vendorName }) => vendorName).join(', ') })}
    </output>
  );
}
