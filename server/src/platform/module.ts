import type { FastifyInstance } from 'fastify';
import type { Listener } from './events/fact.ts';
import type { Route } from './http/route.ts';
import type { Job, Schedule } from './jobs/job.ts';

/** What a module contributes: endpoints, jobs, listeners. */
export type Module = {
  readonly routes?: readonly Route[];
  // oxlint-disable-next-line typescript/no-explicit-any -- jobs of different payloads stand in one list.
  readonly jobs?: readonly Job<any>[];
  readonly schedules?: readonly Schedule[];
  readonly listeners?: readonly Listener[];
  /** Serves files under its own path that are neither endpoints of the contract nor pages. */
  readonly files?: (fastify: FastifyInstance) => void;
  /** Puts pages for developers under /sandbox/; called in sandbox mode alone. */
  readonly sandbox?: (fastify: FastifyInstance) => void;
};
