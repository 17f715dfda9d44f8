import { readActivity, readLimits, readState } from '@fairground/contract/protection/endpoints';
import { ownQuery } from '@fairground/client/api';

export const limitsQuery = (account: string) => ownQuery(readLimits, {}, account);
export const stateQuery = (account: string) => ownQuery(readState, {}, account);
export const activityQuery = (account: string, days: '30' | '90') =>
  ownQuery(readActivity, { query: { days } }, account);
