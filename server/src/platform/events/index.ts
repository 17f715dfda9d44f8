/** Facts go up: announced in the transaction that makes them true, delivered to listeners after the commit. */
export { createEvents } from './events.ts';
export type { Events, EventsDeps } from './events.ts';
export { factKind, listener, listenerOf } from './fact.ts';
export type { Announce, Fact, FactKind, Listener } from './fact.ts';
export type { EventsMetrics } from './metrics.ts';
export type { ParkedFact } from './parked-store.ts';
export { countParked } from './parked-store.ts';
export type { ParkedCount } from './parked-store.ts';
export { readProgress } from './progress.ts';
export type { Progress } from './progress.ts';
