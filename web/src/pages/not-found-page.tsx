import { ButtonLink } from '@fairground/ui/button';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { statePictureUrl } from '../shared/site/art.ts';

/** An address that leads nowhere, inside the layout so that everything else is at hand. */
export function Page() {
  const t = useTranslations('states');
  const tCommon = useTranslations('common');
  return (
    <div className="page-width flex min-h-[60dvh] flex-col items-center justify-center py-12 text-center">
      <img src={statePictureUrl('not-found')} alt="" width="320" height="320" className="size-56" />
      <PageHeading className="mt-4 text-2xl">{t('not-found.title')}</PageHeading>
      <p className="mt-3 max-w-md text-ink-soft">{t('not-found.text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/" variant="primary">
          {tCommon('state.home')}
        </ButtonLink>
        <ButtonLink href="/help">{tCommon('state.help')}</ButtonLink>
      </div>
    </div>
  );
}
