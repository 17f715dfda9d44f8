/** Writes down every significant event, compares clocks and returns of games, and takes the digests of the programs that run. */
import * as contract from '@fairground/contract/integrity/operator-endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { actorOf } from '../audit/index.ts';
import { createCopyCheckJob, createCopyJob } from './copies/copy-logs.ts';
import { showRetention } from './copies/retention.ts';
import { exportLog, showCopies } from './copies/show-copies.ts';
import { integrityOffers } from './console.ts';
import type { IntegrityDeps } from './deps.ts';
import { createAccountListener, createBetListener } from './events/hear-facts.ts';
import { createAuditJob, createClockJob, createTrailCheckJob } from './events/jobs.ts';
import { changeThreshold, exportEvents, showEvents } from './events/show-events.ts';
import { checkPrograms, createProgramJob, showChecks } from './programs/check-programs.ts';
import { createReturnListener } from './returns/add-returns.ts';
import { createReturnJob, showReturns } from './returns/show-returns.ts';
import { readThresholds } from './store/events.ts';

/** It is asked over HTTP alone; what it knows it hears. */
export type Integrity = Module;

export const createIntegrity = (deps: IntegrityDeps): Integrity => ({
  listeners: [createBetListener(), createAccountListener(), createReturnListener(deps)],
  schedules: [
    { job: createAuditJob(deps), cron: '* * * * *' },
    { job: createClockJob(deps), cron: '* * * * *' },
    { job: createTrailCheckJob(deps), cron: '23 19 * * *' },
    { job: createProgramJob(deps), cron: '41 19 * * *' },
    { job: createReturnJob(deps), cron: '57 19 * * *' },
    { job: createCopyJob(deps), cron: '*/5 * * * *' },
    { job: createCopyCheckJob(deps), cron: '11 19 * * *' },
  ],
  console: { offers: integrityOffers },
  routes: [
    bind(contract.listEvents, ({ query }) => showEvents(deps, query)),
    bind(contract.exportEvents, ({ query }, caller) => exportEvents(deps, query, caller)),
    bind(contract.listThresholds, async () => ({
      list: [...(await readThresholds(deps.db))].map(([kind, amount]) => ({ kind, amount })),
    })),
    bind(contract.setThreshold, async ({ body: { reason, ...change } }, caller) => {
      await changeThreshold(deps, actorOf(caller, reason), change);
      return {};
    }),
    bind(contract.listProgramChecks, ({ query }) => showChecks(deps, query)),
    bind(contract.listCopies, ({ query }) => showCopies(deps, query)),
    bind(contract.exportLog, ({ query }, caller) => exportLog(deps, query, caller)),
    bind(contract.listRetention, () => showRetention(deps)),
    bind(contract.listReturns, ({ query }) => showReturns(deps, query)),
    bind(contract.checkPrograms, ({ body }, caller) => checkPrograms(deps, actorOf(caller, body.reason))),
  ],
});
