import { toast } from '@fairground/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { balanceQuery } from '../api/balance-query.ts';
import { useAccount } from './use-balance.ts';

/** However often it is pressed, the server is asked once a second. */
const THROTTLE_MS = 1_000;

/** Long enough to see that something happened. */
const TURN_MS = 600;

/** Asks for the balance now. */
export const useRefresh = () => {
  const t = useTranslations('wallet');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const account = useAccount();
  const [isTurning, setTurning] = useState(false);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  const ask = async (): Promise<void> => {
    setTurning(true);
    const shown = new Promise((resolve) => setTimeout(resolve, TURN_MS));
    try {
      await queries.fetchQuery({ ...balanceQuery(account), staleTime: 0 });
    } catch (error) {
      toast.show({ id: 'balance', tone: 'loss', title: t('balance.failed'), description: errorText(error) });
    }
    await shown;
    setTurning(false);
  };

  const refresh = (): void => {
    const now = performance.now();
    if (now - askedAt.current < THROTTLE_MS) return;
    askedAt.current = now;
    void ask();
  };
  return { isTurning, refresh };
};
