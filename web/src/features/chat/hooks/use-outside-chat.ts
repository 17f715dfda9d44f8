import { toast } from '@fairground/ui/toast';
import { useCallback } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readServicePath } from '../api/read-service-path.ts';

let shown: Window | null = null;

/** Small enough to leave the game beside it in sight. */
const WINDOW = 'popup,width=420,height=680';

/**
 * Opens the chat of people outside the product in a small window of its own. It is opened while the press still counts,
 * or the browser would block it, and closed again if the address does not come.
 */
export const useOutsideChat = (): (() => void) => {
  const t = useTranslations('chat');
  return useCallback(() => {
    if (shown !== null && !shown.closed) {
      shown.focus();
      return;
    }
    const opened = window.open('', '_blank', WINDOW);
    shown = opened;
    if (opened === null) {
      toast.show({ id: 'chat', tone: 'loss', title: t('popup-blocked') });
      return;
    }
    // What is shown there is not ours: it must not reach back.
    opened.opener = null;
    readServicePath().then(
      (path) => opened.location.replace(path),
      () => {
        opened.close();
        toast.show({ id: 'chat', tone: 'loss', title: t('outside-failed') });
      },
    );
  }, [t]);
};
