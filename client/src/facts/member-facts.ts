import type { Fact } from './fact.ts';

export const FAVOURITES_CHANGED: Fact = ['catalog.list-favourites'];
export const APPLICATION_CHANGED: Fact = ['promotions.read-application'];
export const FEEDBACK_SENT: Fact = ['members.list-feedback'];
export const SEEDS_ROTATED: Fact = ['studio.find-own-rounds', 'studio.read-own-round', 'studio.read-own-seeds'];
export const MESSAGES_MARKED: Fact = ['messages.list'];
export const BROADCAST_SENT: Fact = ['messages.list', 'messages.read-unread'];
export const WINNERS_CHANGED: Fact = ['winners.list-winners'];
export const CHAT_ADDRESS_CHANGED: Fact = ['support.read-chat-url'];
