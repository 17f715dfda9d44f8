/** Typed calls to the server: transport, query options, the query cache and one-time writes. */
export { watchAccess } from './access-watch.ts';
export { ApiError } from './api-error.ts';
export type { NetworkErrorCode } from './api-error.ts';
export { background } from './background.ts';
export { call } from './call.ts';
export { endpointQuery } from './endpoint-query.ts';
export { fetchTransport, transportOf } from './fetch-transport.ts';
export { readFile, uploadFile } from './files.ts';
export { ownQuery } from './own-query.ts';
export { keepPreloaded } from './preloaded.ts';
export { plainCall } from './plain-call.ts';
export type { PlainCall } from './plain-call.ts';
export { createQuestion } from './question.ts';
export { createQueryClient } from './query-client.ts';
export { sendOnce } from './send-once.ts';
export { watchStepUps } from './step-up-watch.ts';
export type { Transport } from './transport.ts';
