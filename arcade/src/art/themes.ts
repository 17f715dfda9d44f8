import { numberOf } from '@fairground/engines/random/repeatable';
import type { Cast } from './cast.ts';

const CASTS = import.meta.glob<Cast>('./casts/*.json', { import: 'default' });

/** Every theme a slot can be played in. Ids are those of the catalogue's themes: a game looks like its tile. */
export const THEMES: readonly string[] = Object.keys(CASTS).map((file) =>
  file.slice('./casts/'.length, -'.json'.length),
);

/** The theme a launch names, or one that belongs to the game for ever. */
export const themeOf = (named: string | undefined, vendor: string, game: string): string => {
  const found = THEMES.find((id) => id === named);
  return found ?? (THEMES[numberOf(`${vendor}/${game}`) % THEMES.length] as string);
};

/** Fetches what a theme has to show. */
export const loadCast = (theme: string): Promise<Cast> => {
  const load = CASTS[`./casts/${theme}.json`];
  if (!load) throw new RangeError(`No theme is called ${theme}.`);
  return load();
};
