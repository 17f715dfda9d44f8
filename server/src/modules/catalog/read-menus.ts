import { MENU_GAMES } from '@fairground/contract/catalog/endpoints';
import type { readMenus as endpoint } from '@fairground/contract/catalog/endpoints';
import type { GameCategory } from '@fairground/contract/catalog/game';
import type { ValueOf } from '@fairground/contract/endpoint';
import { inLanguage } from '../../platform/localized.ts';
import type { View } from './answers.ts';
import type { CatalogDeps } from './deps.ts';
import { showGames } from './show-games.ts';

/** The labels that have games to show, in the order of their categories, each with its most popular ones. */
export const readMenus = (
  { languages }: CatalogDeps,
  view: View,
  gameType: GameCategory | undefined,
): ValueOf<typeof endpoint> => {
  const { catalogue, language } = view;
  const categories = catalogue.facts.categories.filter(({ code }) => gameType === undefined || code === gameType);
  const menus = categories.flatMap(({ code: category }) =>
    catalogue.facts.labels
      .filter((label) => label.category === category)
      .map((label) => ({
        label,
        games: catalogue.find(view, { categories: [category], classify: label.code }, 'POPULAR', language),
      }))
      .filter(({ games }) => games.length > 0),
  );
  return {
    list: menus.map(({ label, games }) => ({
      gameCategory: label.category,
      gameGroupCode: label.code,
      labelName: inLanguage(label.names, language, languages[0]) ?? label.code,
      gameCount: games.length,
      gameMenus: showGames(view, games.slice(0, MENU_GAMES)),
    })),
  };
};
