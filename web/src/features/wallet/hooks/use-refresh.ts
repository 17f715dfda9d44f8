import { toast } from '@fairground/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { balanceQuery } from '../api/balance-query.ts';
import { waitBeforeAsking } from '../model/refresh-pace.ts';
import { useAccount } from './use-balance.ts';

/** Long enough to see that something happened. */
const TURN_MS = 600;

/** Asks for the balance: now, or, within a second of the last press, once at its end. The arrow turns until the answer. */
export const useRefresh = () => {
  const t = useTranslations('wallet');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const account = useAccount();
  const [isTurning, setTurning] = useState(false);
  const askedAt = useRef<number>(undefined);
  const isWaiting = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const ask = async (): Promise<void> => {
    const query = balanceQuery(account);
    const shown = pause(TURN_MS);
    askedAt.current = performance.now();
    try {
      // A call that is under way was sent before the press, and its answer may be older than what the press asks for.
      await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
      await queries.fetchQuery({ ...query, staleTime: 0 });
    } catch (error) {
      toast.show({ id: 'balance', tone: 'loss', title: t('balance.failed'), description: errorText(error) });
    }
    await shown;
  };

  const refresh = async (): Promise<void> => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    setTurning(true);
    await pause(waitBeforeAsking(askedAt.current, performance.now()));
    isWaiting.current = false;
    if (!isShown.current) return;
    const asked = ask();
    const at = askedAt.current;
    await asked;
    // A later press has the arrow turn on.
    if (!isWaiting.current && askedAt.current === at) setTurning(false);
  };
  return { isTurning, refresh: () => void refresh() };
};

const pause = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
