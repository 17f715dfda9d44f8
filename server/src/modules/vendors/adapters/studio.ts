import type { GameCategory } from '@fairground/contract/catalog/game';
import type { LaunchGame } from '../../catalog/index.ts';
import type { LaunchAdapter } from './adapter.ts';
import { ownAddress } from './own-address.ts';

/** The clients of the studio: one for each family of games, whatever vendor's name a game goes by. */
const FAMILIES: Readonly<Record<Exclude<GameCategory, 'INHOUSE'>, string>> = {
  RNG: 'slots',
  FISH: 'fish',
  PVP: 'cards',
  LIVE: 'tables',
  ELOTT: 'lottery',
  LOTT: 'lottery',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'cockfight',
};

/** Games of our own kind are as different as their mechanics. */
const familyOf = ({ category, mechanic }: LaunchGame): string =>
  category === 'INHOUSE' ? mechanic : FAMILIES[category];

/** Our own games, on our own origin; the page puts them in a frame that shares nothing with it. */
export const studio: LaunchAdapter = {
  launchUrl: (game, session, language, device) => {
    const { theme, hue, names } = game;
    const title = names[language] ?? names.EN;
    const path = `/arcade/${encodeURIComponent(familyOf(game))}`;
    return { url: ownAddress(path, game, session, { language, device, theme, hue, title }), url2: null };
  },
};
