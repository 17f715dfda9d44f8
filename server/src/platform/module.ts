import type { FastifyInstance } from 'fastify';
import type { Listener } from './events/fact.ts';
import type { Route } from './http/route.ts';
import type { Job, Schedule } from './jobs/job.ts';

/** What a module hands to the product: calls it answers, work it does, facts it hears. */
export type Module = {
  readonly routes?: readonly Route[];
  // oxlint-disable-next-line typescript/no-explicit-any -- jobs of different payloads stand in one list.
  readonly jobs?: readonly Job<any>[];
  readonly schedules?: readonly Schedule[];
  readonly listeners?: readonly Listener[];
  /** Serves files that are no calls of the contract and no pages, under an address of its own. */
  readonly files?: (fastify: FastifyInstance) => void;
  /** Puts pages for developers under /sandbox/; called in sandbox mode alone. */
  readonly sandbox?: (fastify: FastifyInstance) => void;
};
