/** The chat with the staff: its window, and how many answers wait in it. */
export { useUnread } from './hooks/use-unread.ts';
export { ChatDesk } from './lazy-parts.ts';
