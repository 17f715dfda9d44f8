import { GAME_FRAME, GAME_PAGE } from './frame-messages.ts';

/** What a player likes in every game of ours. */
export type FrameSettings = { readonly sound: boolean; readonly quick: boolean };

/** Reads what a game asks the page to keep: `{ from: GAME_FRAME, says: 'settings', settings: { sound: true } }`. */
export const readSettingsWish = (data: unknown): Partial<FrameSettings> | undefined =>
  isFrom(data, GAME_FRAME) && 'says' in data && data.says === 'settings' ? settingsIn(data) : undefined;

/** Reads what the page tells a game of that: `{ from: GAME_PAGE, settings: { sound: true } }`. */
export const readFrameSettings = (data: unknown): Partial<FrameSettings> | undefined =>
  isFrom(data, GAME_PAGE) ? settingsIn(data) : undefined;

const isFrom = (data: unknown, from: string): data is object =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === from;

/** Settings by name; anything that is no yes or no is left out. */
const settingsIn = (data: object): Partial<FrameSettings> | undefined => {
  const settings = 'settings' in data ? data.settings : undefined;
  if (typeof settings !== 'object' || settings === null) return undefined;
  const { sound, quick } = settings as Readonly<Record<string, unknown>>;
  return {
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(typeof quick === 'boolean' ? { quick } : {}),
  };
};
