import { Badge } from '@fairground/ui/badge';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { statePictureUrl } from '../../../shared/site/art.ts';
import type { CentrePage } from '../../../shared/store/centre-page.ts';

/** The pages that are not open yet. */
export type SoonPage = Exclude<
  CentrePage,
  'securityCenter' | 'transferFund' | 'transactionHistory' | 'personalHistoryCopy'
>;

type CentreSoonProps = { readonly page: SoonPage; readonly action?: ReactNode };

/** A stand that is still being set up: says what comes and promises no date. */
export function CentreSoon({ page, action }: CentreSoonProps) {
  const t = useTranslations('centre');
  const tCommon = useTranslations('common');
  return (
    <div className="flex min-h-full flex-col items-center justify-center px-4 py-8 text-center">
      <img src={statePictureUrl('soon')} alt="" width="320" height="320" className="size-44" />
      <Badge tone="accent">{tCommon('state.soon-label')}</Badge>
      <h4 className="mt-3 font-display text-lg">{t(`page.${page}`)}</h4>
      <p className="mt-2 max-w-md text-sm text-ink-soft">{t(`soon.${page}`)}</p>
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
