import type { EndpointModule, EndpointName } from '@fairground/contract/endpoint-name';

/** The answers that something which happened makes stale: single calls, or all calls of a module. */
export type Fact = readonly (EndpointName | `${EndpointModule}.*`)[];
