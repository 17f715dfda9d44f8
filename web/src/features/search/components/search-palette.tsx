import { type CommandGroup, CommandPalette } from '@fairground/ui/command-palette';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { type IconPlace, useHelpPlaces, usePagePlaces } from '../hooks/use-places.tsx';
import { findPlaces } from '../model/find-places.ts';
import { recentAddresses, rememberAddress } from '../model/recent-places.ts';

const SHOWN_MAX = 8;

type SearchPaletteProps = { readonly onClose: () => void };

const itemOf = ({ href, label, icon }: IconPlace) => ({ id: href, label, icon });

/** The places at these addresses, in their order; one that is no more is left out. */
const placesAt = (addresses: readonly string[], places: readonly IconPlace[]): readonly IconPlace[] =>
  addresses.flatMap((address) => places.find(({ href }) => href === address) ?? []);

/** Finds pages and answers from anywhere, by keyboard or touch. */
export function SearchPalette({ onClose }: SearchPaletteProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  const [query, setQuery] = useState('');
  const [remembered] = useState(recentAddresses);
  const pagePlaces = usePagePlaces();
  const help = useHelpPlaces();
  // Whoever types looks for something else than where they were.
  const recent = query.trim() === '' ? placesAt(remembered, [...pagePlaces, ...help.places]) : [];
  const isElsewhere = ({ href }: IconPlace) => !recent.some((place) => place.href === href);
  const pages = findPlaces(pagePlaces, query, SHOWN_MAX).filter(isElsewhere);
  const articles = findPlaces(help.places, query, SHOWN_MAX).filter(isElsewhere);
  const groups: readonly CommandGroup[] = [
    { id: 'recent', label: t('palette.recent'), items: recent.map(itemOf) },
    { id: 'pages', label: t('palette.pages'), items: pages.map(itemOf) },
    { id: 'help', label: t('palette.help'), items: articles.map(itemOf) },
  ].filter(({ items }) => items.length > 0);
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      loading={help.isPending}
      onSelect={({ id }) => {
        rememberAddress(id);
        onClose();
        navigate(id);
      }}
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
