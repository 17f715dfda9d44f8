import { AfterStart, RegisterPart, UnlessIn, useSignUpBonus } from '../features/account/index.ts';
import { Banners } from '../features/banners/index.ts';
import { NewPlayerCarousel } from '../features/promotions/index.ts';
import { ProvidersSection } from '../features/games/index.ts';
import { InstallGuide, MirrorList } from '../features/download/index.ts';
import { ButtonLink } from '@fairground/ui/button';
import { useBrand } from '../shared/brand/use-brand.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { openModal } from '../shared/store/modal-store.ts';

const openLogin = (): void => openModal({ type: 'login', props: { tab: 'login' } });

/** Registration: the form, what awaits a new player, the terms, the way to the home screen and the mirrors. */
export function Page() {
  const t = useTranslations('account');
  const tLegacy = useTranslations('legacy');
  const tDownload = useTranslations('download');
  const { name: brand, minimumAge } = useBrand();
  const bonus = useSignUpBonus();
  const isMember = useSession(canSeeMemberCentre);
  return (
    <PageFrame
      title={isMember ? t('inside.title') : tLegacy('create_account')}
      text={
        bonus && !isMember
          ? `${t('bonus.title', { amount: bonus.amount })}. ${t(`bonus.${bonus.audience}`)}`
          : undefined
      }
      banner={isMember ? undefined : <Banners group="w_reg" size="page" />}
    >
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] xl:gap-8">
        <div className="flex flex-col gap-5 rounded-lg bg-surface-1 p-5 shadow-low sm:p-7">
          <AfterStart className="min-h-160">
            <UnlessIn>
              <RegisterPart place="page" onLogin={openLogin} />
            </UnlessIn>
          </AfterStart>
          <ButtonLink href="/" variant="ghost" block>
            {t('register.home')}
          </ButtonLink>
        </div>
        <div className="grid grid-cols-1 gap-6">
          {!isMember && <NewPlayerCarousel />}
          <p className="text-sm text-ink-soft">
            {t('register.age', { age: String(minimumAge) })}{' '}
            <a href="/help#terms" className="font-semibold text-accent-text underline-offset-4 hover:underline">
              {t('register.terms-link')}
            </a>
          </p>
          <section aria-label={tDownload('title', { brand })} className="rounded-lg bg-surface-1 p-5 shadow-low sm:p-6">
            <h2 className="mb-4 text-lg">{tDownload('title', { brand })}</h2>
            <InstallGuide />
          </section>
        </div>
      </div>
      <MirrorList />
      <ProvidersSection />
    </PageFrame>
  );
}
