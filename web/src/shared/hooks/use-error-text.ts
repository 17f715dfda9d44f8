import { ApiError } from '@fairground/client/api';
import { useTranslations } from '../i18n/index.ts';

/** The text for a failed call: the server's own sentence, or that it could not be heard. */
export const useErrorText = (): ((error: unknown) => string) => {
  const t = useTranslations('common');
  return (error) => (error instanceof ApiError && error.message !== '' ? error.message : t('state.error-text'));
};
