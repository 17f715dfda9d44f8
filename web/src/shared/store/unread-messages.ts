import { create } from 'zustand';

/** How many messages the member has not read, for the menu: what asks for it is loaded with the parts of a member. */
export const useUnreadCount = create<{ readonly unread: number }>(() => ({ unread: 0 }));
