import { PopupAnnouncements, usePopups } from '../../features/announcements/index.ts';
import { useQuiet } from '../../shared/hooks/use-quiet.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { LatePart } from '../../shared/page/late-part.tsx';
import { useModal } from '../../shared/store/modal-store.ts';

/** What comes by itself: not before the page has settled, and not while the visitor is busy with a popup of their own. */
export function Popups() {
  const isReady = useSession((session) => session.isReady);
  const isQuiet = useQuiet();
  return isReady && isQuiet ? <WaitingPopups /> : null;
}

function WaitingPopups() {
  const isBusy = useModal(({ current }) => current !== null);
  const { popups, finish } = usePopups();
  if (isBusy || popups.length === 0) return null;
  return (
    <LatePart>
      <PopupAnnouncements popups={popups} onDone={finish} />
    </LatePart>
  );
}
