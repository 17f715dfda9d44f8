import type { FastifyInstance } from 'fastify';
import type { ModuleConsole } from './console.ts';
import type { Listener } from './events/fact.ts';
import type { Route } from './http/route.ts';
import type { TimelineSource } from './member-timeline.ts';
import type { PersonalData } from './personal-data.ts';
import type { Job, Schedule } from './jobs/job.ts';
import type { WorkQueue } from './work-queue.ts';

/** What a module contributes: endpoints, jobs, listeners. */
export type Module = {
  readonly routes?: readonly Route[];
  // oxlint-disable-next-line typescript/no-explicit-any -- jobs of different payloads stand in one list.
  readonly jobs?: readonly Job<any>[];
  readonly schedules?: readonly Schedule[];
  readonly listeners?: readonly Listener[];
  /** What it holds about members: for the download of their data, for closing an account, and for erasing. */
  readonly personalData?: PersonalData;
  /** What staff see of it in the console: pages, lists, records, actions, searches. */
  readonly console?: ModuleConsole;
  /** What it lists of a member in the order of time. */
  readonly timelines?: readonly TimelineSource[];
  /** Work of staff that waits in it. */
  readonly queues?: readonly WorkQueue[];
  /** Serves files under its own path that are neither endpoints of the contract nor pages. */
  readonly files?: (fastify: FastifyInstance) => void;
  /** Puts pages for developers under /sandbox/; called in sandbox mode alone. */
  readonly sandbox?: (fastify: FastifyInstance) => void;
};
