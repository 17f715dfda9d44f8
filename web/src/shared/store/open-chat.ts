import { requireRealAccount } from '../session/login-gate.ts';
import { showChat } from './chat-store.ts';

/** Opens the chat for a real account; a visitor is asked to log in, a trial account is told what it needs. */
export const openChat = (): void => requireRealAccount(() => showChat('open'));
