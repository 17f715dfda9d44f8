import { navigate } from 'wouter/use-browser-location';
import { addressWithGame } from './address-with-game.ts';

/** Opens the details of a game over the page; the way back closes them. */
export const openDetails = (nodeId: bigint): void =>
  navigate(addressWithGame(location.pathname, location.search, nodeId), { state: DETAILS_OPENED });

/** Tells a visit that came by pressing a tile from one that came by a link: only the first has a way back here. */
const DETAILS_OPENED = { isDetails: true } as const;

export const closeDetails = (): void => {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'isDetails' in state) history.back();
  else navigate(addressWithGame(location.pathname, location.search, null), { replace: true });
};
