import { Gift, PlayCircle, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Carousel } from '@fairground/ui/carousel';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useFlag } from '../../../shared/site/site-status.ts';
import { useSignUpBonus } from '../hooks/use-sign-up-bonus.ts';

/** Every slide stands five seconds. */
const AUTOPLAY_MS = 5000;

type Offer = { readonly id: string; readonly icon: ReactNode; readonly title: string; readonly text: string };

/** What awaits a new player, one slide at a time; it moves by itself only where there is more than one. */
export function NewPlayerCarousel() {
  const t = useTranslations('account');
  const tCommon = useTranslations('common');
  const offers = useOffers();
  return (
    <Carousel
      label={t('new-player.label')}
      look="single"
      loop={offers.length > 1}
      autoplayMs={offers.length > 1 ? AUTOPLAY_MS : 0}
      labels={{
        previous: tCommon('banner.previous'),
        next: tCommon('banner.next'),
        pause: tCommon('banner.pause'),
        play: tCommon('banner.play'),
        slide: (number, total) => tCommon('banner.slide', { number: String(number), total: String(total) }),
      }}
    >
      {offers.map(({ id, icon, title, text }) => (
        <div key={id} className="flex min-h-44 flex-col justify-end gap-2 rounded-lg bg-accent-soft p-6">
          <span className="grid size-11 place-items-center rounded-full bg-accent text-accent-ink [&>svg]:size-5.5">
            {icon}
          </span>
          <strong className="font-display text-lg">{title}</strong>
          <span className="text-sm text-ink-soft">{text}</span>
        </div>
      ))}
    </Carousel>
  );
}

/** The offers of the house to whoever is new; those of the promotions join them once there are any. */
const useOffers = (): readonly Offer[] => {
  const t = useTranslations('account');
  const bonus = useSignUpBonus();
  const hasTrial = useFlag('FREEPLAY');
  return [
    ...(bonus
      ? [
          {
            id: 'bonus',
            icon: <Gift aria-hidden="true" />,
            title: t('bonus.title', { amount: bonus.amount }),
            text: t(`bonus.${bonus.audience}`),
          },
        ]
      : []),
    ...(hasTrial
      ? [
          {
            id: 'trial',
            icon: <PlayCircle aria-hidden="true" />,
            title: t('new-player.trial-title'),
            text: t('new-player.trial-text'),
          },
        ]
      : []),
    {
      id: 'safe',
      icon: <ShieldCheck aria-hidden="true" />,
      title: t('new-player.safe-title'),
      text: t('new-player.safe-text'),
    },
  ];
};
