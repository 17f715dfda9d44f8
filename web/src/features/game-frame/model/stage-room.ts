/**
 * The height of a game's stage. On a `page` the bars of the site are left their room, on a phone those above and below it;
 * a `window` is all the game's.
 */
export const STAGE_ROOM = {
  page: 'h-[calc(100dvh-7.125rem-env(safe-area-inset-bottom))] min-h-96 md:h-[calc(100dvh-7rem)] md:rounded-lg',
  window: 'h-dvh',
} as const;

export type StageSize = keyof typeof STAGE_ROOM;
