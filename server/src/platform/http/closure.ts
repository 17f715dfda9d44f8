import type { Closure, Endpoint } from '@fairground/contract/endpoint';
import type { ErrorCode } from '@fairground/contract/errors';
import type { Client } from '../client.ts';
import { Refusal } from '../refusal.ts';

/** Why the site is closed to a client, and when it makes sense to try again. */
export type Closed = { readonly why: Closure; readonly retryAfterSeconds?: number };

/** Whether the site is closed to a client now; nothing while it is open. Asked with every call: it must not wait. */
export type ClosedFor = (client: Client) => Promise<Closed | undefined>;

const CODES: Readonly<Record<Closure, ErrorCode>> = {
  maintenance: 'access.maintenance',
  region: 'access.region-refused',
};

/** The refusal of a call from a client the site is closed to. */
export const codeOf = ({ why }: Closed): ErrorCode => CODES[why];

/** The gate in front of every call: closed with the site, unless the contract names the call as open all the same. */
export const requireOpen = async (
  { openDuring = [] }: Pick<Endpoint, 'openDuring'>,
  client: Client,
  closedFor: ClosedFor,
): Promise<void> => {
  const closed = await closedFor(client);
  if (closed === undefined || openDuring.includes(closed.why)) return;
  const { retryAfterSeconds } = closed;
  throw new Refusal(codeOf(closed), retryAfterSeconds === undefined ? undefined : { retryAfterSeconds });
};
