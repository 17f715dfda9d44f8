import { PopupAnnouncements, usePopups, watchForGreeting } from '../../features/announcements/index.ts';
import { useEffect } from 'react';
import { useSession } from '@fairground/client/session';
import { LatePart } from '../../shared/page/late-part.tsx';
import { useModal } from '../../shared/store/modal-store.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { whenSettled } from '../../shared/hooks/settled.ts';

/** Asked for when somebody is there to read it. It shows a message and draws nothing itself. */
const LanguageOffer = lazyPart(() => import('../language-offer.ts').then((part) => part.LanguageOffer), [], {
  isStyled: true,
  after: whenSettled,
});

/** What comes by itself: at once, or not in this visit; one at a time, and never over a popup the visitor opened. */
export function Popups() {
  const isReady = useSession((session) => session.isReady);
  return isReady ? <WaitingPopups /> : null;
}

function WaitingPopups() {
  useEffect(() => watchForGreeting(), []);
  const isBusy = useModal(({ current }) => current !== null);
  const { popups, isOver, finish } = usePopups();
  if (isBusy) return null;
  if (isOver)
    return (
      <LatePart>
        <LanguageOffer />
      </LatePart>
    );
  if (popups.length === 0) return null;
  return (
    <LatePart>
      <PopupAnnouncements popups={popups} onDone={finish} />
    </LatePart>
  );
}
