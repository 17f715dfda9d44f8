import { call, ownQuery } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { MISSION_OPENED, useInvalidate } from '@fairground/client/facts';
import { isClosedToPlay, useSession } from '@fairground/client/session';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { countMissions, listMissions, openMission, readLeaderboard } from '@fairground/contract/loyalty/endpoints';
import type { Mission } from '@fairground/contract/loyalty/endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAccount } from './own.ts';

export const useMissions = () => useQuery(ownQuery(listMissions, { query: {} }, useAccount()));
export const useBoard = (missionId: Mission['id']) =>
  useQuery(ownQuery(readLeaderboard, { query: { missionId } }, useAccount()));

/** How many missions are worth a look; nothing while that is not known. */
export const useMissionCount = (): number => {
  const query = ownQuery(countMissions, {}, useAccount());
  const isClosed = useSession(isClosedToPlay);
  return useQuery({ ...query, enabled: !isClosed }).data?.count ?? 0;
};

export const useOpenMission = () => {
  const invalidate = useInvalidate();
  return useMutation<ValueOf<typeof openMission>, ApiError, BodyOf<typeof openMission>>({
    mutationFn: (body) => call(openMission, { body }),
    onSuccess: () => invalidate(MISSION_OPENED),
  });
};
