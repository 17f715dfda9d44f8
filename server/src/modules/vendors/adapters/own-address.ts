import type { LanguageCode } from '@fairground/contract/language';
import type { Device } from '@fairground/contract/launch/endpoints';
import type { LaunchGame } from '../../catalog/index.ts';
import type { LaunchSession } from './adapter.ts';

/** The address of a game this site serves itself. The code stands behind the hash, where no log and no referrer sees it. */
export const ownAddress = (
  path: string,
  { vendor, gameId, roomId }: LaunchGame,
  { code }: LaunchSession,
  { language, device, theme }: { readonly language: LanguageCode; readonly device: Device; readonly theme?: string },
): string => {
  const query = new URLSearchParams({ vendor, game: gameId, language, device });
  if (theme !== undefined) query.set('theme', theme);
  if (roomId !== '') query.set('room', roomId);
  return `${path}?${query.toString()}#code=${code}`;
};
