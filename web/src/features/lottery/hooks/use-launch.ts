import type { Game } from '@fairground/engines/lottery/games';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@fairground/client/api';
import { useSession } from '@fairground/client/session';
import { launchQuery } from '../api/lottery-queries.ts';
import { isLaunchRefused } from '../model/launch-refused.ts';

/**
 * Opens the lottery of Vietnam for anyone who is logged in, its lobby or one game; answers why it cannot be played now,
 * or null. Lotteries of other areas open by themselves.
 */
export const useLaunch = (area: Game['area'] | undefined, gameCode?: string): ApiError | null => {
  const account = useSession((session) => session.account);
  const place = gameCode === undefined ? ({ view: 'lobby' } as const) : ({ view: 'betting', gameCode } as const);
  const { error } = useQuery({ ...launchQuery(account ?? '', place), enabled: account !== null && area === 'VN' });
  return error !== null && isLaunchRefused(error.code) ? error : null;
};
