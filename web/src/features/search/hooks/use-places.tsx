import { listCompetitions, readCoupon } from '@fairground/contract/sports/endpoints';
import type { Sport } from '@fairground/contract/sports/fields';
import { FACE_OF } from '@fairground/contract/sports/fields';
import { readHelpCenter } from '@fairground/contract/system/endpoints';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Download, Gift, HeartHandshake, House, ShieldCheck } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { endpointQuery } from '@fairground/client/api';
import { type Lobby, pathOf } from '../../../shared/category/categories.ts';
import { CategoryIcon } from '../../../shared/category/category-icon.tsx';
import { isBuildingHall } from '../../../shared/games/lanes.ts';
import { vendorsQuery } from '../../../shared/games/vendors-query.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePromotions } from '../../../shared/promotions/use-promotions.ts';
import type { Place } from '../model/find-places.ts';

export type IconPlace = Place & { readonly icon: ReactNode };

const LOBBIES = [
  'hot',
  'live',
  'rng',
  'sports',
  'fish',
  'pvp',
  'esports',
  'elott',
  'cockfight',
  'inhouse',
] as const satisfies readonly Lobby[];

const NONE: readonly never[] = [];

/** The pages a visitor can go to; a hall without games is found in the menu alone. */
export const usePagePlaces = (): readonly IconPlace[] => {
  const t = useTranslations('common');
  const lanes = useQuery(vendorsQuery()).data?.data.lanes ?? NONE;
  return [
    { href: '/', label: t('nav.home'), body: '', icon: <House aria-hidden="true" /> },
    ...LOBBIES.filter((lobby) => !isBuildingHall(lanes, lobby)).map((category) => ({
      href: pathOf(category),
      label: t(`category.${category}`),
      body: category,
      icon: (
        <span data-category={category} className="contents">
          <CategoryIcon category={category} className="size-5 text-category" />
        </span>
      ),
    })),
    { href: '/promotions', label: t('nav.promotions'), body: '', icon: <Gift aria-hidden="true" /> },
    { href: '/help', label: t('nav.help'), body: '', icon: <CircleHelp aria-hidden="true" /> },
    { href: '/fair', label: t('nav.fair'), body: '', icon: <ShieldCheck aria-hidden="true" /> },
    {
      href: '/responsible',
      label: t('footer.responsibility-action'),
      body: '',
      icon: <HeartHandshake aria-hidden="true" />,
    },
    { href: '/down', label: t('nav.download'), body: '', icon: <Download aria-hidden="true" /> },
  ];
};

/** The competitions and rings of the sportsbook, by their own names; empty until they have come. */
export const useBookPlaces = (): readonly IconPlace[] =>
  useQuery(endpointQuery(listCompetitions, {})).data?.list.map(({ code, sport, name }) => {
    const href = sport === 'COCKFIGHT' ? `/cockfight/ring/${code}` : `/sports/book/${code}`;
    return { href, label: name, body: FACE_OF[sport].toLowerCase(), icon: <FaceIcon sport={sport} /> };
  }) ?? [];

const MATCH_LETTERS = { least: 2, most: 40 } as const;
const MATCHES_MAX = 5;

/** The next matches of teams with these words in their names; the server knows the teams. */
export const useMatchPlaces = (query: string): readonly IconPlace[] => {
  const search = useDeferredValue(query.trim().slice(0, MATCH_LETTERS.most).trim());
  const { data } = useQuery({
    ...endpointQuery(readCoupon, { query: { range: 'all', search } }),
    enabled: search.length >= MATCH_LETTERS.least,
  });
  const matches = search.length < MATCH_LETTERS.least ? [] : (data?.list.slice(0, MATCHES_MAX) ?? []);
  return matches.map(({ fixtureId, sport, competition, home, away }) => ({
    href: sport === 'COCKFIGHT' ? `/cockfight/ring/${competition.code}` : `/sports/match/${fixtureId}`,
    label: `${home.name} – ${away.name}`,
    body: competition.name,
    icon: <FaceIcon sport={sport} />,
  }));
};

function FaceIcon({ sport }: { readonly sport: Sport }) {
  const category = FACE_OF[sport].toLowerCase() as Lowercase<(typeof FACE_OF)[Sport]>;
  return (
    <span data-category={category} className="contents">
      <CategoryIcon category={category} className="size-5 text-category" />
    </span>
  );
}

/** Every article of the help centre; empty until it has come. */
export const useHelpPlaces = (): { readonly places: readonly IconPlace[]; readonly isPending: boolean } => {
  const help = useQuery(endpointQuery(readHelpCenter, {}));
  const articles = help.data?.list.flatMap((section) => section.articles) ?? [];
  return {
    isPending: help.isPending,
    places: articles.map(({ articleId, title, content }) => ({
      href: `/help#${articleId}`,
      label: title,
      body: content,
      icon: <CircleHelp aria-hidden="true" />,
    })),
  };
};

/** The offers that run for anyone who looks; empty until they have come. */
export const useOfferPlaces = (): readonly IconPlace[] =>
  usePromotions().data?.list.map(({ id, title, summary }) => ({
    href: `/promotions/${id}`,
    label: title,
    body: summary,
    icon: <Gift aria-hidden="true" />,
  })) ?? [];
