import type { LanguageCode } from '@fairground/contract/language';
import { toast } from '@fairground/ui/toast';
import { changeLanguage, useTranslations } from '../i18n/index.ts';

/** Speaks another language; when its texts cannot be fetched the site stays as it is and says so. */
export const useLanguageSwitch = (): ((code: LanguageCode) => void) => {
  const t = useTranslations('common');
  return (code) => {
    changeLanguage(code).catch((error: unknown) => {
      console.warn(error);
      toast.show({ id: 'language', tone: 'loss', title: t('state.error-title'), description: t('state.error-text') });
    });
  };
};
