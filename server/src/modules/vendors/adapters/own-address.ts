import type { LanguageCode } from '@fairground/contract/language';
import type { Device } from '@fairground/contract/launch/endpoints';
import type { LaunchGame } from '../../catalog/index.ts';
import type { LaunchSession } from './adapter.ts';

/** How the game is shown: theme, hue and title where the client draws them. */
type Shown = {
  readonly language: LanguageCode;
  readonly device: Device;
  readonly theme?: string;
  readonly hue?: number;
  readonly title?: string | undefined;
};

/** The address of a game this site serves itself. The code stands behind the hash, where no log and no referrer sees it. */
export const ownAddress = (
  path: string,
  { vendor, gameId, roomId }: LaunchGame,
  { code }: LaunchSession,
  { language, device, theme, hue, title }: Shown,
): string => {
  const query = new URLSearchParams({ vendor, game: gameId, language, device });
  if (theme !== undefined) query.set('theme', theme);
  if (hue !== undefined) query.set('hue', String(hue));
  if (title !== undefined) query.set('title', title);
  if (roomId !== '') query.set('room', roomId);
  return `${path}?${query.toString()}#code=${code}`;
};
