import { readPoolLife } from '@fairground/contract/studio/endpoints';
import { endpointQuery } from '@fairground/client/api';

/** A life of a jackpot that had to hit and is over, with its proof: the same for everybody. */
export const poolLifeQuery = (commitment: string) => endpointQuery(readPoolLife, { query: { commitment } });
