import { ApiError } from '@fairground/client/api';
import type { NetworkErrorCode } from '@fairground/client/api';
import { useTranslations } from '../../i18n/index.ts';

/** Says what went wrong: in the server's words, or in ours where it was not reached. */
export const useFailureText = (): ((error: unknown) => string) => {
  const t = useTranslations('account');
  return (error) => {
    if (!(error instanceof ApiError)) return t('network.unknown');
    return isOfNetwork(error.code) ? t(TEXTS[error.code]) : error.message;
  };
};

const TEXTS = {
  'network.offline': 'network.offline',
  'network.failed': 'network.failed',
  'network.timeout': 'network.timeout',
  'network.unreadable': 'network.failed',
} as const satisfies Record<NetworkErrorCode, string>;

const isOfNetwork = (code: string): code is NetworkErrorCode => code in TEXTS;
