import { deviceStorage } from '@fairground/client/session';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** In the local storage, which outlives a visit; `lang` and `hisLang` there belong to the texts. */
const THEME_KEY = 'theme';

const isTheme = (word: unknown): word is Theme => word === 'dark' || word === 'light';

export const readTheme = (): Theme | null => {
  const word = deviceStorage.read(THEME_KEY);
  return isTheme(word) ? word : null;
};

export const writeTheme = (theme: Theme): void => deviceStorage.write(THEME_KEY, theme);
