import { PopupAnnouncements, usePopups, watchForGreeting } from '../../features/announcements/index.ts';
import { useEffect } from 'react';
import { useSession } from '@fairground/client/session';
import { LatePart } from '../../shared/page/late-part.tsx';
import { useModal } from '../../shared/store/modal-store.ts';
import { useLanguageOffer } from '../use-language-offer.ts';

/** What comes by itself: at once, or not in this visit; one at a time, and never over a popup the visitor opened. */
export function Popups() {
  const isReady = useSession((session) => session.isReady);
  return isReady ? <WaitingPopups /> : null;
}

function WaitingPopups() {
  useEffect(() => watchForGreeting(), []);
  const isBusy = useModal(({ current }) => current !== null);
  const { popups, isOver, finish } = usePopups();
  useLanguageOffer(isOver && !isBusy);
  if (isBusy || popups.length === 0) return null;
  return (
    <LatePart>
      <PopupAnnouncements popups={popups} onDone={finish} />
    </LatePart>
  );
}
