import type { LaunchedGame } from '@fairground/contract/launch/endpoints';

/** The two ways to a game that a launch may answer with. */
export type Way = 'first' | 'second';

type Addresses = Pick<LaunchedGame, 'game_url' | 'game_url2'>;

/** The address to open: that of the way, or the other one where there is only that. */
export const launchAddressOf = ({ game_url: first, game_url2: second }: Addresses, way: Way): string | null =>
  way === 'first' ? (first ?? second) : (second ?? first);

/** The way to try when this one does not arrive; none where the launch answered with one address. */
export const otherWayOf = ({ game_url: first, game_url2: second }: Addresses, way: Way): Way | null => {
  if (first === null || second === null) return null;
  return way === 'first' ? 'second' : 'first';
};
