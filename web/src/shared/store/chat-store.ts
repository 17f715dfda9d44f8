import { create } from 'zustand';

/** The chat window: away, folded to its title, beside the page, or over most of it. */
export type ChatView = 'closed' | 'collapsed' | 'open' | 'enlarged';

type ChatState = {
  readonly view: ChatView;
  /** How the chat opens where people outside the product answer: in a window of its own. */
  readonly openOutside: (() => void) | null;
};

export const useChat = create<ChatState>(() => ({ view: 'closed', openOutside: null }));

export const showChat = (view: ChatView): void => useChat.setState({ view });
