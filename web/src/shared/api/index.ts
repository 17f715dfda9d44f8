/** The one client of the site: every call to the server goes through here. */
export { ApiError } from './api-error.ts';
export type { NetworkErrorCode } from './api-error.ts';
export { call } from './call.ts';
export { endpointQuery } from './endpoint-query.ts';
export { transportOf } from './fetch-transport.ts';
export { ownQuery } from './own-query.ts';
export { createQueryClient } from './query-client.ts';
export { sendOnce } from './send-once.ts';
export type { Transport } from './transport.ts';
