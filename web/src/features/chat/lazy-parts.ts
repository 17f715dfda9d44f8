import { whenSettled } from '../../shared/hooks/settled.ts';
import { lazyPart } from '../../shared/lazy-part.ts';

/** Hears for anyone who is logged in, and shows the window when it is asked for. */
export const ChatDesk = lazyPart(() => import('./components/chat-desk.tsx').then((part) => part.ChatDesk), ['chat'], {
  after: whenSettled,
});
