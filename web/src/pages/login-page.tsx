import { ButtonLink } from '@fairground/ui/button';
import { BrandMark } from '../shared/brand/brand-mark.tsx';
import { useBrand } from '../shared/brand/use-brand.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { SoonState } from '../shared/page/soon-state.tsx';

/** Where visitors are sent when the house wants a login first. */
export function Page() {
  const t = useTranslations('pages');
  const tCommon = useTranslations('common');
  const { name } = useBrand();
  return (
    <div className="page-width flex min-h-dvh max-w-4xl flex-col justify-center gap-8 py-10">
      <p className="flex items-center justify-center gap-2.5 text-accent">
        <BrandMark className="size-9" />
        <span className="font-display text-lg text-ink">{name}</span>
      </p>
      <PageHeading className="sr-only">{t('login.title')}</PageHeading>
      <SoonState
        title={t('login.soon-title')}
        text={t('login.soon-text')}
        action={<ButtonLink href="/helpmc">{tCommon('state.help')}</ButtonLink>}
      />
    </div>
  );
}
