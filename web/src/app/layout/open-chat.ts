import { requireRealAccount } from '../../shared/session/login-gate.ts';
import { showChat, useChat } from '../../shared/store/chat-store.ts';

/** Opens the chat for a real account; a visitor is asked to log in, a trial account reads what it needs. */
export const openChat = (): void =>
  requireRealAccount(() => {
    const { openOutside } = useChat.getState();
    if (openOutside === null) showChat('open');
    else openOutside();
  });
