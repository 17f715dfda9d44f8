import type { Announcement } from '@fairground/contract/content/endpoints';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { RichText } from '@fairground/ui/rich-text';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { isGreetingWelcome } from '../hooks/greeting-watch.ts';
import { rememberClosed } from '../model/popup-memory.ts';

type PopupAnnouncementsProps = {
  readonly popups: readonly Announcement[];
  readonly onDone: () => void;
  /** Whether one may appear now. */
  readonly mayAppear?: () => boolean;
};

/** The announcements that come by themselves, one after another. */
export function PopupAnnouncements({
  popups: waiting,
  onDone,
  mayAppear = isGreetingWelcome,
}: PopupAnnouncementsProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  // The list as it was at the start: closing one changes what is waiting, not where we are.
  const [popups] = useState(waiting);
  // Decided in the moment it would appear: its script may have been on the way while somebody began to use the page.
  const [isWelcome] = useState(mayAppear);
  const end = useEffectEvent(onDone);
  useEffect(() => {
    if (!isWelcome) end();
  }, [isWelcome]);
  const [index, setIndex] = useState(0);
  const shown = popups[index];
  if (!shown || !isWelcome) return null;
  const isLast = index === popups.length - 1;
  const handleClose = () => {
    rememberClosed(shown);
    if (isLast) onDone();
    else setIndex(index + 1);
  };
  return (
    <Dialog
      open
      onOpenChange={handleClose}
      title={shown.title}
      description={
        popups.length > 1 ? t('popup.count', { number: String(index + 1), total: String(popups.length) }) : undefined
      }
      closeLabel={tCommon('action.close')}
      footer={
        <Button variant="primary" onClick={handleClose}>
          {isLast ? t('popup.understood') : t('popup.next')}
        </Button>
      }
    >
      <RichText html={shown.content} />
    </Dialog>
  );
}
