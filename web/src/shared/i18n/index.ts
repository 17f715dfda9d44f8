/** The site's texts: `useTranslations('common')` with typed keys, the language and how to change it. */
import './app-config.ts';
export { changeLanguage, loadTexts } from './browser-texts.ts';
export { TextsProvider } from './texts-provider.tsx';
export { useLanguage } from './use-language.ts';
export { useFormatter } from './use-formatter.ts';
export { useTranslations } from './use-translations.ts';
export { useNumbers } from '@fairground/ui/numbers';
export { useLocale, useNow, useTimeZone } from 'use-intl';
