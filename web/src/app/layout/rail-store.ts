import { createDeviceChoice, useDeviceChoice } from '@fairground/client/session';

export type RailWidth = 'wide' | 'narrow';

const RAIL = createDeviceChoice('rail', ['wide', 'narrow']);

/** How wide the visitor wants the left bar to be. */
export const useRailWidth = (): RailWidth => useDeviceChoice(RAIL);

export const showRail = (width: RailWidth): void => {
  // The width stands on the document too, where the stylesheet sees it before the first paint.
  document.documentElement.dataset['rail'] = width;
  RAIL.choose(width);
};
