import { AccountModal, LoginModal } from '../../features/account/index.ts';
import { AnnouncementsModal } from '../../features/announcements/index.ts';
import { DownloadModal } from '../../features/download/index.ts';
import { VendorGamesModal } from '../../features/game-frame/index.ts';
import { HelpModal } from '../../features/help/index.ts';
import { LanguageModal } from '../../features/language/index.ts';
import { SearchPalette } from '../../features/search/index.ts';
import { closeModal, type OpenModal, useModal } from '../../shared/store/modal-store.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { LatePart } from '../../shared/page/late-part.tsx';

const MemberCentre = lazyPart(
  () => import('./member-centre.tsx').then((part) => part.MemberCentre),
  ['centre', 'profile'],
);

/** Draws the popup that was asked for. Each comes with its script only when it is first opened. */
export function ModalHost() {
  const { current } = useModal();
  if (!current) return null;
  return (
    <LatePart key={current.type}>
      <Modal {...current} />
    </LatePart>
  );
}

function Modal(modal: OpenModal) {
  switch (modal.type) {
    case 'login':
      return <LoginModal {...modal.props} onClose={closeModal} />;
    case 'centre':
      return <MemberCentre {...modal.props} onClose={closeModal} />;
    case 'announcements':
      return <AnnouncementsModal {...modal.props} onClose={closeModal} />;
    case 'help':
      return <HelpModal {...modal.props} onClose={closeModal} />;
    case 'language':
      return <LanguageModal onClose={closeModal} />;
    case 'search':
      return <SearchPalette onClose={closeModal} />;
    case 'download':
      return <DownloadModal {...modal.props} onClose={closeModal} />;
    case 'vendor-games':
      return <VendorGamesModal {...modal.props} onClose={closeModal} />;
    default:
      return <AccountModal modal={modal} onClose={closeModal} />;
  }
}
