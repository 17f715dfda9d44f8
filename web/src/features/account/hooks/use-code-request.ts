import { useState } from 'react';
import { toast } from '@fairground/ui/toast';
import { useCountdown, useFailureText, useLock, waitOf } from '../../../shared/account/index.ts';
import type { CountdownName } from '../../../shared/account/hooks/use-countdown.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';

export type CodeRequest = {
  readonly secondsLeft: number;
  readonly isSending: boolean;
  /** The server's message when the code could not be sent, for the warning that shows it. */
  readonly warning: string | undefined;
  readonly dismissWarning: () => void;
  readonly send: () => void;
};

/** Asks for a code and counts down; `ask` tells for how many seconds. A failure is a warning with the server's message. */
export const useCodeRequest = (name: CountdownName, ask: () => Promise<number>): CodeRequest => {
  const t = useTranslations('account');
  const textOf = useFailureText();
  const { secondsLeft, start } = useCountdown(name);
  const { lockAfter } = useLock();
  const [isSending, setSending] = useState(false);
  const [warning, setWarning] = useState<string>();

  const send = async (): Promise<void> => {
    setSending(true);
    try {
      start(await ask());
      toast.show({ id: 'code', tone: 'gain', title: t('code.sent') });
    } catch (error) {
      setWarning(textOf(error));
      lockAfter(error);
      const wait = waitOf(error);
      if (wait !== undefined) start(wait);
    } finally {
      setSending(false);
    }
  };
  return {
    secondsLeft,
    isSending,
    warning,
    dismissWarning: () => setWarning(undefined),
    send: () => void send(),
  };
};
