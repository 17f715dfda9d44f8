import { readOwnRound, readOwnSeeds } from '@fairground/contract/studio/endpoints';
import type { StudioRoundId } from '@fairground/contract/studio/round';
import { ownQuery } from '@fairground/client/api';

/** A round of the member with its proof. */
export const ownRoundQuery = (account: string, roundId: StudioRoundId) =>
  ownQuery(readOwnRound, { query: { roundId } }, account);

/** The member's seeds: those in use by their commitments, those before them in the open. */
export const ownSeedsQuery = (account: string) => ownQuery(readOwnSeeds, { query: {} }, account);
