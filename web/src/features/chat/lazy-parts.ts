import { lazyPart } from '../../shared/lazy-part.ts';

export const ChatFrame = lazyPart(() => import('./components/chat-frame.tsx').then((part) => part.ChatFrame));
