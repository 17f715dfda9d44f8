/** Timed and slow work: queued in the transaction that needs it, run by one node, found again when that node dies. */
export { createJobs } from './jobs.ts';
export type { Jobs, JobsDeps } from './jobs.ts';
export type { Enqueue, Job, Schedule } from './job.ts';
export type { JobsHealth } from './health.ts';
export type { JobsMetrics } from './metrics.ts';
export { migrateJobs } from './schema.ts';
export { createTicker } from './ticker.ts';
export type { Ticker, TickerOptions } from './ticker.ts';
