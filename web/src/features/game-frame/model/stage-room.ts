/**
 * The height of a game's stage. On a `page` the bars of the site are left their room, on a phone those above and below it;
 * a `window` is all the game's.
 */
export const STAGE_ROOM = {
  page: 'h-[calc(100dvh-7.125rem-env(safe-area-inset-bottom))] min-h-96 md:h-[calc(100dvh-7rem)] md:rounded-lg',
  window: 'h-dvh',
} as const;

export type StageSize = keyof typeof STAGE_ROOM;

/** All of the window. */
export const WHOLE_WINDOW = 'fixed inset-0 z-50';

/** In a low window, such as a phone held across or a page at twice its size, the game takes all of it and can be played. */
export const LOW_WINDOW =
  '[@media(max-height:30rem)]:fixed [@media(max-height:30rem)]:inset-0 [@media(max-height:30rem)]:z-50 [@media(max-height:30rem)]:h-auto [@media(max-height:30rem)]:min-h-0 [@media(max-height:30rem)]:rounded-none';
