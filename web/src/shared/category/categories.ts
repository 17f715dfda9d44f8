import type { BannerGroup } from '@fairground/contract/content/endpoints';

/** The game categories and the lobby of what is played most, by the word their routes and hues go by. */
export const CATEGORIES = [
  'live',
  'rng',
  'sports',
  'fish',
  'pvp',
  'esports',
  'lott',
  'elott',
  'cockfight',
  'inhouse',
  'hot',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The categories with a page of their own. Both lotteries share one. */
export type Lobby = Exclude<Category, 'lott'>;

export const lobbyOf = (category: Category): Lobby => (category === 'lott' ? 'elott' : category);

export const pathOf = (category: Category): `/${Lobby}` => `/${lobbyOf(category)}`;

/** The order of the side menu; the fights are a part of sports and have no entry of their own there. */
export const MENU_CATEGORIES = [
  'live',
  'rng',
  'sports',
  'fish',
  'pvp',
  'esports',
  'lott',
  'elott',
  'inhouse',
] as const satisfies readonly Category[];

/** The lobbies that belong together, told by the vendor groups of sports. */
const SPORTS_FAMILY: readonly Lobby[] = ['sports', 'esports', 'cockfight'];

export const familyOf = (lobby: Lobby): readonly Lobby[] => (SPORTS_FAMILY.includes(lobby) ? SPORTS_FAMILY : []);

const BANNER_GROUP: Readonly<Record<Lobby, BannerGroup | null>> = {
  live: 'w_live',
  rng: 'w_rng',
  sports: 'w_sports',
  fish: 'w_fish',
  pvp: 'w_pvp',
  esports: 'w_esports',
  elott: 'w_lott',
  inhouse: 'w_inhouse',
  cockfight: null,
  hot: null,
};

/** The banner group of a lobby; two lobbies have none and wear their hue alone. */
export const bannerGroupOf = (lobby: Lobby): BannerGroup | null => BANNER_GROUP[lobby];
