/** The site's texts with typed keys, its language, and how the brand writes numbers. */
export { changeLanguage, loadTexts, useFormatter, useLanguage, useTranslations } from '@fairground/client/texts';
export { TextsProvider } from './texts-provider.tsx';
export { useNumbers } from '@fairground/ui/numbers';
export { useLocale, useNow, useTimeZone } from 'use-intl';
