import { LiveRegion } from '@fairground/ui/live-region';
import { useEffect, useState } from 'react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useBalanceHidden } from '../hooks/balance-privacy.ts';
import { useBalance, useLiveBalance } from '../hooks/use-balance.ts';

/** A burst of bets is one change to anyone who listens. */
const QUIET_MS = 1_500;

/** Keeps the balance true without being seen, and reads it out after it changed and came to rest. */
export function LiveBalance() {
  useLiveBalance();
  return <BalanceVoice />;
}

/** The first balance and a hidden one are not news. */
function BalanceVoice() {
  const t = useTranslations('wallet');
  const numbers = useNumbers();
  const isHidden = useBalanceHidden();
  const { data } = useBalance();
  const text = data && t('balance.now', { amount: `${numbers.amount(data.sumBalance)} ${data.currencySymbol}` });
  const [first, setFirst] = useState(text);
  const [spoken, setSpoken] = useState<string>();
  if (first === undefined && text !== undefined) setFirst(text);

  useEffect(() => {
    if (text === undefined || text === first) return;
    const timer = setTimeout(() => setSpoken(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text, first]);

  return <LiveRegion>{isHidden ? null : spoken}</LiveRegion>;
}
