import { useTranslations } from '../../../shared/i18n/index.ts';

/** What the end of a form of the mall says, with the word of its button. */
export const usePayTexts = (button: 'convert' | 'confirm-redeem') => {
  const t = useTranslations('mall');
  return {
    submit: t(button),
    password: t('password'),
    show: t('show'),
    hide: t('hide'),
    needPassword: t('need-password'),
    unknown: t('unknown'),
  };
};
