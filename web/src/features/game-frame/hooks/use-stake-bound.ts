import { ownQuery } from '@fairground/client/api';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { GAME_PAGE } from '@fairground/contract/launch/frame-messages';
import { listBonuses } from '@fairground/contract/promotions/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Tells the game in the frame the largest stake while money of a bonus is left; again each time the game says it is ready. */
export const useStakeBound = (frame: RefObject<HTMLIFrameElement | null>, timesReady: number): void => {
  const account = useSession((session) => session.account ?? '');
  const enabled = useSession(canSeeMemberCentre);
  const { data } = useQuery({ ...ownQuery(listBonuses, { query: { status: 'open' } }, account), enabled });
  const running = data?.list.find(({ state }) => state === 'ACTIVE');
  const most = running === undefined || data?.purse.bonus === 0n ? null : running.maxBet.toString();
  useEffect(() => {
    if (timesReady > 0) frame.current?.contentWindow?.postMessage({ from: GAME_PAGE, most }, '*');
  }, [frame, most, timesReady]);
};
