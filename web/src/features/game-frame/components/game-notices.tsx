import { DoorClosed, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useOnline } from '../../../shared/hooks/use-online.ts';

/** What a player must know without the game being taken away. */
export function GameNotices({ isClosing }: { readonly isClosing: boolean }) {
  const t = useTranslations('play');
  const isOnline = useOnline();
  return (
    <output className="contents">
      {!isOnline && <Notice icon={<WifiOff aria-hidden="true" />}>{t('offline')}</Notice>}
      {isClosing && <Notice icon={<DoorClosed aria-hidden="true" />}>{t('closing')}</Notice>}
    </output>
  );
}

function Notice({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="flex items-center gap-3 bg-loss-soft px-4 py-2 text-sm text-ink [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-loss">
      {icon}
      {children}
    </span>
  );
}
