import { readSession } from '@fairground/contract/protection/endpoints';
import { ownQuery } from '@fairground/client/api';

/** How long the member has been logged in, what it staked and got back, and when the next reality check is due. */
export const playSessionQuery = (account: string) => ownQuery(readSession, {}, account);
