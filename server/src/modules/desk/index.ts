/** What staff see first: the work and the day, a member's whole story, and the reports made of every module's figures. */
import * as contract from '@fairground/contract/desk/operator-endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { deskOffers } from './console.ts';
import type { DeskDeps } from './deps.ts';
import { exportReport } from './reports/export-report.ts';
import { readReport } from './reports/read-report.ts';
import { readTimeline } from './read-timeline.ts';
import { readToday } from './read-today.ts';
import { dayTile, healthTile } from './tiles.ts';

export { deskOffers } from './console.ts';

/** It is asked over HTTP alone. */
export type Desk = Module;

export const createDesk = (deps: DeskDeps): Desk => ({
  console: { offers: deskOffers },
  routes: [
    bind(contract.readTimeline, ({ query }, { operator }) => readTimeline(deps, operator, query)),
    bind(contract.readToday, (_input, { operator }) => readToday(deps, operator)),
    bind(contract.readDayTile, () => dayTile(deps)),
    bind(contract.readHealthTile, () => healthTile(deps)),
    bind(contract.readReport, ({ query }) => readReport(deps, query)),
    bind(contract.exportReport, ({ query }, caller) => exportReport(deps, query, caller)),
  ],
});
