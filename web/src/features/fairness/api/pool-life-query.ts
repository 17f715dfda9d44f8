import { readPoolLife } from '@fairground/contract/studio/endpoints';
import { endpointQuery } from '../../../shared/api/index.ts';

/** A life of a jackpot that had to hit and is over, with its proof: the same for everybody. */
export const poolLifeQuery = (commitment: string) => endpointQuery(readPoolLife, { query: { commitment } });
