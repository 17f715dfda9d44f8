import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { IconButton } from '@fairground/ui/icon-button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { toggleBalanceHidden, useBalanceHidden } from '../hooks/balance-privacy.ts';
import { useRefresh } from '../hooks/use-refresh.ts';

/** Shows figures or stars, on every balance of the site at once. */
export function PrivacyButton() {
  const t = useTranslations('wallet');
  const isHidden = useBalanceHidden();
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <IconButton
      size="sm"
      label={t(isHidden ? 'balance.show' : 'balance.hide')}
      icon={<Icon aria-hidden="true" />}
      onClick={toggleBalanceHidden}
    />
  );
}

/** Asks the server for the balance; the arrow turns while it does. */
export function RefreshButton() {
  const t = useTranslations('wallet');
  const { isTurning, refresh } = useRefresh();
  return (
    <IconButton
      size="sm"
      label={t('balance.refresh')}
      aria-busy={isTurning || undefined}
      icon={<RefreshCw aria-hidden="true" className={isTurning ? 'animate-turn' : undefined} />}
      onClick={refresh}
    />
  );
}
