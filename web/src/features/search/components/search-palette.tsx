import { type CommandGroup, CommandPalette } from '@fairground/ui/command-palette';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { type IconPlace, useHelpPlaces, usePagePlaces } from '../hooks/use-places.tsx';
import { findPlaces } from '../model/find-places.ts';

const SHOWN_MAX = 8;

type SearchPaletteProps = { readonly onClose: () => void };

const itemOf = ({ href, label, icon }: IconPlace) => ({ id: href, label, icon });

/** Finds pages and answers from anywhere, by keyboard or touch. */
export function SearchPalette({ onClose }: SearchPaletteProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  const [query, setQuery] = useState('');
  const pages = findPlaces(usePagePlaces(), query, SHOWN_MAX);
  const help = useHelpPlaces();
  const articles = findPlaces(help.places, query, SHOWN_MAX);
  const groups: readonly CommandGroup[] = [
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
