import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { EventsMetrics } from './events/metrics.ts';
import type { JobsMetrics } from './jobs/metrics.ts';

/** Metrics of a node in a separate registry: several nodes may run in one process. */
export type Metrics = {
  /** A request was answered; `endpoint` is the name of the call, or what else it was. */
  readonly answered: (endpoint: string, status: number, seconds: number) => void;
  readonly jobs: JobsMetrics;
  readonly events: EventsMetrics;
  /** Shows a figure that is read when somebody looks. */
  readonly watch: (name: string, help: string, read: () => number) => void;
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>;
};

const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  // Memory, processor time and the lag of the event loop.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'fairground_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['endpoint', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: 'fairground_job_seconds',
    help: 'Time a job ran.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const rescuedJobs = new Counter({
    name: 'fairground_jobs_rescued_total',
    help: 'Jobs given back to the queue because their node vanished.',
    registers,
  });
  const facts = new Counter({
    name: 'fairground_facts_total',
    help: 'Facts a listener heard, failed on or gave up.',
    labelNames: ['listener', 'outcome'],
    registers,
  });
  const factLag = new Gauge({
    name: 'fairground_fact_lag_seconds',
    help: 'How old the last fact was when its listener heard it.',
    labelNames: ['listener'],
    registers,
  });
  return {
    answered: (endpoint, status, seconds) => requests.observe({ endpoint, status }, seconds),
    jobs: {
      finished: (job, outcome, durationMs) => jobs.observe({ job, outcome }, durationMs / 1_000),
      rescued: (count) => rescuedJobs.inc(count),
    },
    events: {
      handled: (listener, count, lagMs) => {
        facts.inc({ listener, outcome: 'handled' }, count);
        factLag.set({ listener }, lagMs / 1_000);
      },
      failed: (listener) => facts.inc({ listener, outcome: 'failed' }),
      parked: (listener) => facts.inc({ listener, outcome: 'parked' }),
    },
    watch: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
};

/** Shows how the connections to the database are used. */
export const watchPool = ({ watch }: Metrics, pool: Pool): void => {
  watch('fairground_database_connections', 'Open connections to the database.', () => pool.totalCount);
  watch('fairground_database_connections_idle', 'Connections nobody uses.', () => pool.idleCount);
  watch('fairground_database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
};

export type MetricsServer = { readonly url: string; readonly close: () => Promise<void> };

/** Serves `/metrics` on a separate port: it is not for players. */
export const serveMetrics = async (
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Of this process alone: processes that share the site's port each have figures of their own.
    server.listen({ port, host, exclusive: true }, () => resolve());
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${host}:${portOf(server.address())}/metrics`, close };
};

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;
