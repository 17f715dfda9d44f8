import type { StudioRoundId } from '@fairground/contract/studio/round';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { ownRoundQuery } from '../api/own-round-query.ts';

const ROUND_ID = /^[1-9]\d{0,17}$/;
const NO_ROUND = 1n as StudioRoundId;

/** The round the address names, asked for as soon as somebody is logged in. */
export const useWantedRound = () => {
  const search = useSearch();
  const { isReady, account } = useSession();
  const isMember = useSession(isLoggedIn);
  const named = new URLSearchParams(search).get('round') ?? '';
  const isNamed = isReady && ROUND_ID.test(named);
  const roundId = isNamed ? (BigInt(named) as StudioRoundId) : undefined;
  const query = useQuery({
    ...ownRoundQuery(account ?? '', roundId ?? NO_ROUND),
    enabled: roundId !== undefined && isMember,
  });
  return { roundId, query, needsLogin: isNamed && !isMember };
};
