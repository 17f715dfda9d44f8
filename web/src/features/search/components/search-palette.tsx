import { type CommandGroup, type CommandItem, CommandPalette } from '@fairground/ui/command-palette';
import { History } from 'lucide-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { openDetails } from '../../../shared/games/open-details.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { gameOfPlace, useGamePlaces } from '../hooks/use-game-places.tsx';
import {
  type IconPlace,
  useBookPlaces,
  useHelpPlaces,
  useMatchPlaces,
  useOfferPlaces,
  usePagePlaces,
} from '../hooks/use-places.tsx';
import { findPlaces } from '../model/find-places.ts';
import { recentAddresses, rememberAddress } from '../model/recent-places.ts';
import { recentSearches, rememberSearch } from '../model/recent-searches.ts';

const SHOWN_MAX = 8;

type SearchPaletteProps = { readonly onClose: () => void };

const itemOf = ({ href, label, icon }: IconPlace) => ({ id: href, label, icon });

/** The places at these addresses, in their order; one that is no more is left out. */
const placesAt = (addresses: readonly string[], places: readonly IconPlace[]): readonly IconPlace[] =>
  addresses.flatMap((address) => places.find(({ href }) => href === address) ?? []);

const SEARCH_PREFIX = 'search:';

const itemOfSearch = (words: string): CommandItem => ({
  id: `${SEARCH_PREFIX}${words}`,
  label: words,
  icon: <History aria-hidden="true" />,
});

/** Finds games, pages, offers and answers from anywhere, by keyboard or touch. */
export function SearchPalette({ onClose }: SearchPaletteProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  const [query, setQuery] = useState('');
  const [remembered] = useState(() => ({ addresses: recentAddresses(), searches: recentSearches() }));
  const pagePlaces = usePagePlaces();
  const bookPlaces = useBookPlaces();
  const offerPlaces = useOfferPlaces();
  const help = useHelpPlaces();
  const games = useGamePlaces(query);
  const matches = useMatchPlaces(query);
  const isUntouched = query.trim() === '';
  // Anyone who types looks for something else than where they were.
  const recent = isUntouched
    ? placesAt(remembered.addresses, [...pagePlaces, ...bookPlaces, ...offerPlaces, ...help.places])
    : [];
  const isElsewhere = ({ href }: IconPlace) => !recent.some((place) => place.href === href);
  // Competitions are many as well.
  const places = isUntouched ? pagePlaces : [...pagePlaces, ...bookPlaces];
  const pages = findPlaces(places, query, SHOWN_MAX).filter(isElsewhere);
  // There are pages and articles to look around in; offers are many, and are shown to anyone who looks for one.
  const offers = isUntouched ? [] : findPlaces(offerPlaces, query, SHOWN_MAX);
  const articles = findPlaces(help.places, query, SHOWN_MAX).filter(isElsewhere);
  const groups: readonly CommandGroup[] = [
    { id: 'recent', label: t('palette.recent'), items: recent.map(itemOf) },
    { id: 'searches', label: t('palette.searches'), items: isUntouched ? remembered.searches.map(itemOfSearch) : [] },
    { id: 'pages', label: t('palette.pages'), items: pages.map(itemOf) },
    { id: 'games', label: t('palette.games'), items: games },
    { id: 'matches', label: t('palette.matches'), items: matches.map(itemOf) },
    { id: 'offers', label: t('palette.offers'), items: offers.map(itemOf) },
    { id: 'help', label: t('palette.help'), items: articles.map(itemOf) },
  ].filter(({ items }) => items.length > 0);
  const choose = ({ id }: CommandItem) => {
    if (id.startsWith(SEARCH_PREFIX)) return setQuery(id.slice(SEARCH_PREFIX.length));
    rememberSearch(query);
    onClose();
    const nodeId = gameOfPlace(id);
    if (nodeId !== null) return openDetails(nodeId);
    rememberAddress(id);
    navigate(id);
  };
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      loading={help.isPending}
      onSelect={choose}
      labels={{
        title: t('palette.title'),
        placeholder: t('palette.placeholder'),
        close: tCommon('action.close'),
        empty: t('palette.none', { query }),
        found: (count) => t('palette.found', { count }),
        keys: { move: t('palette.move'), choose: t('palette.choose'), close: tCommon('action.close') },
      }}
    />
  );
}
