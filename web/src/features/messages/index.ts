/** The member's inbox: its page, and how many messages wait in it. */
export { useInboxWatch } from './hooks/use-inbox-watch.ts';
export { useUnreadMessages } from './hooks/use-unread-messages.ts';
export { shownCount } from './model/shown-count.ts';
export { InboxPage } from './lazy-parts.ts';
