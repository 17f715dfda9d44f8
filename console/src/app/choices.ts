import { deviceStorage } from '@fairground/client/session';
import { create } from 'zustand';
import type { ConsoleLanguage } from '../texts/texts.tsx';

type Theme = 'dark' | 'light';
type Choices = { readonly language: ConsoleLanguage; readonly theme: Theme; readonly hasKeys: boolean };

const readLanguage = (): ConsoleLanguage => {
  const kept = deviceStorage.read('staff-language');
  if (kept === 'EN' || kept === 'TY') return kept;
  return navigator.languages.some((tag) => tag.startsWith('vi')) ? 'TY' : 'EN';
};

const readTheme = (): Theme => {
  const kept = deviceStorage.read('staff-theme');
  if (kept === 'dark' || kept === 'light') return kept;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

/** What this browser remembers of how somebody likes to work. */
export const useChoices = create<Choices>(() => ({
  language: readLanguage(),
  theme: readTheme(),
  hasKeys: deviceStorage.read('staff-keys') !== 'off',
}));

/** Puts the choices on the document: at the start, and after each change. */
export const showChoices = ({ language, theme }: Choices = useChoices.getState()): void => {
  document.documentElement.lang = language === 'EN' ? 'en' : 'vi';
  document.documentElement.dataset['language'] = language;
  document.documentElement.dataset['theme'] = theme;
};

export const changeLanguage = (language: ConsoleLanguage): void => {
  deviceStorage.write('staff-language', language);
  useChoices.setState({ language });
  showChoices();
};

export const changeTheme = (theme: Theme): void => {
  deviceStorage.write('staff-theme', theme);
  useChoices.setState({ theme });
  showChoices();
};

/** Single letters as keys can be switched off: for those who speak to their computer. */
export const switchKeys = (hasKeys: boolean): void => {
  deviceStorage.write('staff-keys', hasKeys ? 'on' : 'off');
  useChoices.setState({ hasKeys });
};
