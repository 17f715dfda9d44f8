import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CommandItem } from '@fairground/ui/command-palette';
import { categoryOf } from '../../../shared/games/game-types.ts';
import { allVendors } from '../../../shared/games/lane-vendors.ts';
import { prepareGameSearch, useGameSearch } from '../../../shared/games/search/use-game-search.ts';
import { tileOfFound } from '../../../shared/games/tile-game.ts';
import { vendorsQuery } from '../../../shared/games/vendors-query.ts';
import { useLanguage, useTranslations } from '../../../shared/i18n/index.ts';

const SHOWN_MAX = 8;
const ALL: readonly never[] = [];

/** The number of a game in the list of places; places themselves go by their address, which begins with a slash. */
const PREFIX = 'game:';

export const gameOfPlace = (id: string): bigint | null =>
  id.startsWith(PREFIX) ? BigInt(id.slice(PREFIX.length)) : null;

/** The games that fit what is typed. The list of names is fetched when the search opens. */
export const useGamePlaces = (query: string): readonly CommandItem[] => {
  const t = useTranslations('common');
  const { code } = useLanguage();
  const queries = useQueryClient();
  useEffect(() => prepareGameSearch(queries), [queries]);
  const vendors = useQuery(vendorsQuery()).data?.data.lanes;
  const found = useGameSearch({ text: query, categories: ALL, vendors: ALL, countMax: SHOWN_MAX });
  if (query.trim() === '') return ALL;
  const names = new Map(allVendors(vendors ?? ALL).map(({ vassalage, vendorName }) => [vassalage, vendorName]));
  return (found.data?.games ?? ALL).map((game) => {
    const { nodeId, name, vendor, picture, gameType } = tileOfFound(game, code);
    return {
      id: `${PREFIX}${nodeId}`,
      label: name,
      description: names.get(vendor) ?? vendor,
      icon: (
        <img src={picture} alt="" width="30" height="40" className="h-10 w-7.5 rounded-sm bg-surface-3 object-cover" />
      ),
      aside: t(`category.${categoryOf(gameType)}`),
    };
  });
};
