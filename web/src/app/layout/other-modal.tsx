import { AccountModal } from '../../features/account/index.ts';
import { AnnouncementsModal } from '../../features/announcements/index.ts';
import { DownloadModal } from '../../features/download/index.ts';
import { VendorGamesModal } from '../../features/game-frame/index.ts';
import { HelpModal } from '../../features/help/index.ts';
import { LanguageModal } from '../../features/language/index.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import type { OpenModal } from '../../shared/store/modal-store.ts';

const MemberCentre = lazyPart(
  () => import('./member-centre.tsx').then((part) => part.MemberCentre),
  ['centre', 'profile'],
);

const AgentCentre = lazyPart(
  () => import('./agent-centre.tsx').then((part) => part.AgentCentre),
  ['agents', 'bets', 'wallet', 'records'],
);

type OtherModalProps = {
  readonly modal: Exclude<OpenModal, { readonly type: 'login' | 'search' }>;
  readonly onClose: () => void;
};

/** The popups that are not asked for on every visit. The first page carries no list of their scripts. */
export function OtherModal({ modal, onClose }: OtherModalProps) {
  switch (modal.type) {
    case 'centre':
      return <MemberCentre {...modal.props} onClose={onClose} />;
    case 'agents':
      return <AgentCentre {...modal.props} onClose={onClose} />;
    case 'announcements':
      return <AnnouncementsModal {...modal.props} onClose={onClose} />;
    case 'help':
      return <HelpModal {...modal.props} onClose={onClose} />;
    case 'language':
      return <LanguageModal onClose={onClose} />;
    case 'download':
      return <DownloadModal {...modal.props} onClose={onClose} />;
    case 'vendor-games':
      return <VendorGamesModal {...modal.props} onClose={onClose} />;
    default:
      return <AccountModal modal={modal} onClose={onClose} />;
  }
}
