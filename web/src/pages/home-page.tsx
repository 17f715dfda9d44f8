import type { HomePart } from '@fairground/contract/brand';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { NewsTicker } from '../features/announcements/index.ts';
import { Banners } from '../features/banners/index.ts';
import { HelpTeaser } from '../features/help/index.ts';
import { ContinuePlaying, HomeShelves } from '../features/games/index.ts';
import { CategoryCards, Promises, Steps, useOpenCategories } from '../features/navigation/index.ts';
import { PromotionStrip } from '../features/promotions/index.ts';
import { Wins } from '../features/winners/index.ts';
import { ButtonLink } from '@fairground/ui/button';
import { Download } from 'lucide-react';
import { useBrand } from '../shared/brand/use-brand.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { SectionHeading } from '../shared/page/section-heading.tsx';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { statePictureUrl } from '../shared/site/art.ts';

const HOT = ['hot'] as const;

/** The home page. */
export function Page() {
  const t = useTranslations('home');
  const { home } = useBrand();
  return (
    <div className="grid grid-cols-1 gap-10 pb-4 md:gap-14">
      <div className="page-width grid grid-cols-1 gap-4 pt-4 md:pt-6">
        <PageHeading className="sr-only">{t('title')}</PageHeading>
        <Banners group="w_home" size="home" />
        <NewsTicker />
      </div>
      <ContinuePlaying />
      {home.map((part) => (
        <Fragment key={part}>{PARTS[part]()}</Fragment>
      ))}
    </div>
  );
}

/** What a brand puts in its own order. */
const PARTS: Readonly<Record<HomePart, () => ReactNode>> = {
  hot: () => <HomeShelves categories={HOT} />,
  lobbies: () => <Lobbies />,
  shelves: () => <Shelves />,
  // No row of its own: where there are no promotions there is no gap either.
  news: () => (
    <div>
      <Wins />
      <PromotionStrip />
    </div>
  ),
  fair: () => <Fairness />,
  how: () => <FirstSteps />,
  help: () => <Questions />,
  app: () => <AppInvitation />,
};

function Shelves() {
  return <HomeShelves categories={useOpenCategories()} />;
}

function Lobbies() {
  const t = useTranslations('home');
  return (
    <section className="far-down page-width grid gap-5" aria-labelledby="lobbies">
      <SectionHeading id="lobbies" title={t('lobbies.title')} text={t('lobbies.text')} />
      <CategoryCards />
    </section>
  );
}

function Fairness() {
  const t = useTranslations('home');
  const { name } = useBrand();
  return (
    <section className="far-down page-width grid gap-5" aria-labelledby="why">
      <SectionHeading
        id="why"
        title={t('fair.title', { brand: name })}
        text={t('fair.text')}
        action={<ButtonLink href="/fair">{t('fair.action')}</ButtonLink>}
      />
      <Promises />
    </section>
  );
}

/** The way in is of no use to anyone who is in. */
function FirstSteps() {
  const t = useTranslations('home');
  const isMember = useSession(canSeeMemberCentre);
  if (isMember) return null;
  return (
    <section className="far-down page-width grid gap-5" aria-labelledby="how">
      <SectionHeading id="how" title={t('how.title')} text={t('how.text')} />
      <Steps />
    </section>
  );
}

function Questions() {
  const t = useTranslations('home');
  return (
    <section className="far-down page-width grid gap-5" aria-labelledby="questions">
      <SectionHeading
        id="questions"
        title={t('help.title')}
        text={t('help.text')}
        action={<ButtonLink href="/help">{t('help.all')}</ButtonLink>}
      />
      <HelpTeaser />
    </section>
  );
}

function AppInvitation() {
  const t = useTranslations('home');
  const { name } = useBrand();
  return (
    <section className="far-down page-width" aria-labelledby="app">
      <div className="stage-glow flex flex-col items-center gap-6 rounded-lg bg-surface-1 p-6 text-center shadow-low sm:flex-row sm:p-8 sm:text-start">
        <img
          src={statePictureUrl('play')}
          alt=""
          width="320"
          height="320"
          loading="lazy"
          className="size-36 object-contain"
        />
        <div className="flex-1">
          <h2 id="app" className="text-xl">
            {t('app.title')}
          </h2>
          <p className="mt-2 text-ink-soft">{t('app.text', { brand: name })}</p>
        </div>
        <ButtonLink href="/down" size="lg" variant="primary" iconStart={<Download aria-hidden="true" />}>
          {t('app.action')}
        </ButtonLink>
      </div>
    </section>
  );
}
