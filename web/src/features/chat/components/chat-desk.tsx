import { useChat } from '../../../shared/store/chat-store.ts';
import { useAccount, useChatWatch } from '../hooks/use-chat-watch.ts';
import { ChatFrame } from './chat-frame.tsx';

/** Hears for the member from the login on, and shows the window while it is wanted. */
export function ChatDesk() {
  // Another member in the same tab begins with nothing of the one before.
  return <DeskOfMember key={useAccount()} />;
}

function DeskOfMember() {
  useChatWatch();
  const isOpen = useChat(({ view }) => view !== 'closed');
  return isOpen ? <ChatFrame /> : null;
}
