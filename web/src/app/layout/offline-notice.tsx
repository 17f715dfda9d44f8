import { WifiOff } from 'lucide-react';
import { useOnline } from '../../shared/hooks/use-online.ts';
import { useTranslations } from '../../shared/i18n/index.ts';

/** Says that the network is gone, for as long as it is. */
export function OfflineNotice() {
  const t = useTranslations('common');
  const isOnline = useOnline();
  return (
    <output className="contents">
      {!isOnline && (
        <span className="flex items-center justify-center gap-3 bg-loss-soft px-4 py-2 text-center text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-loss" />
          <span>
            <strong>{t('offline.title')}</strong> {t('offline.text')}
          </span>
        </span>
      )}
    </output>
  );
}
