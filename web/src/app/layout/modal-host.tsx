import { LoginModal } from '../../features/account/index.ts';
import { SearchPalette } from '../../features/search/index.ts';
import { closeModal, type OpenModal, useModal } from '../../shared/store/modal-store.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { LatePart } from '../../shared/page/late-part.tsx';

/** It draws nothing itself: the popup it chooses comes with its styles. */
const OtherModal = lazyPart(() => import('./other-modal.tsx').then((part) => part.OtherModal), [], { isStyled: true });

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
    case 'search':
      return <SearchPalette onClose={closeModal} />;
    default:
      return <OtherModal modal={modal} onClose={closeModal} />;
  }
}
