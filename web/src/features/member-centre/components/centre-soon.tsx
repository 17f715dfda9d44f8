import { Badge } from '@fairground/ui/badge';
import { ButtonLink } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { statePictureUrl } from '../../../shared/site/art.ts';
import { closeModal } from '../../../shared/store/modal-store.ts';
import type { NotOpenPage } from '../model/not-open.ts';

type CentreSoonProps = { readonly page: NotOpenPage };

/** A page that is not open: says so, promises nothing, and leads to the offers. */
export function CentreSoon({ page }: CentreSoonProps) {
  const t = useTranslations('centre');
  const tCommon = useTranslations('common');
  return (
    <div className="flex min-h-full flex-col items-center justify-center px-4 py-8 text-center">
      <img src={statePictureUrl('soon')} alt="" width="320" height="320" className="size-44" />
      <Badge tone="accent">{tCommon('state.not-open')}</Badge>
      <h4 className="mt-3 font-display text-lg">{t(`page.${page}`)}</h4>
      <p className="mt-2 max-w-md text-sm text-ink-soft">{t(`not-open.${page}`)}</p>
      <div className="mt-5">
        <ButtonLink href="/promotions" onClick={closeModal}>
          {tCommon('nav.promotions')}
        </ButtonLink>
      </div>
    </div>
  );
}
