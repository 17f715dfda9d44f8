import { create } from 'zustand';

/** The chat window: away, folded to its title, beside the page, or over most of it. */
export type ChatView = 'closed' | 'collapsed' | 'open' | 'enlarged';

export const useChat = create<{ readonly view: ChatView }>(() => ({ view: 'closed' }));

export const showChat = (view: ChatView): void => useChat.setState({ view });
