import type { TableWord } from '@fairground/contract/rooms/fields';

/** Small friendly faces; what is a phrase has none. */
export const EMOTE_SIGNS: Partial<Record<TableWord, string>> = {
  smile: '😊',
  laugh: '😄',
  cool: '😎',
  wow: '😮',
  cry: '😢',
  angry: '😤',
  clap: '👏',
  rose: '🌹',
};
