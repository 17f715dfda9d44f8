import { ApiError } from '@fairground/client/api';
import { useState } from 'react';
import { useTexts } from '../texts/texts.tsx';

/** Why something could not be done, in words: the server's sentence, or ours where nobody answered. */
export const useFailureText = (): ((error: unknown) => string) => {
  const t = useTexts();
  return (error) => {
    if (!(error instanceof ApiError)) return t('failure.unknown');
    return error.isNetwork ? t('failure.network') : error.message;
  };
};

/** One thing a person asks for: it is not asked for twice at once, and why it failed stays until the next try. */
export const useDeed = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const textOf = useFailureText();
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, failure, failureText: failure === undefined ? undefined : textOf(failure) };
};
