/** Adds up, per member, team and site and per business day, what was staked, paid, deposited and withdrawn. */
import * as contract from '@fairground/contract/figures/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import { listenerOf, readProgress } from '../../platform/events/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { applyFacts, HEARD } from './apply-facts.ts';
import { closeWindows } from './close-windows.ts';
import type { FiguresDeps } from './deps.ts';
import { noteDay, sumOfDay } from './note-day.ts';
import { readProfit } from './read-profit.ts';
import { rebuildDay } from './rebuild-day.ts';
import type { Rebuilt } from './rebuild-day.ts';
import { openMonths, readGate } from './store/gate.ts';
import { playTimeline } from './store/timeline.ts';
import { rankMembers } from './store/rank-members.ts';
import type { RankedMember } from './store/rank-members.ts';
import { dropWindows, walkWindows } from './store/windows.ts';
import { findSiteNote, listSiteNotes } from './store/site-notes.ts';
import type { SiteNote } from './store/site-notes.ts';
import {
  countBettors,
  readRetention,
  listMemberDays,
  listSiteDays,
  listTeamDays,
  sumSalaries,
  sumTeamDays,
  sumTeamsToSettle,
  walkActive,
  walkTeamValidCash,
  walkResults,
  walkValidCash,
} from './store/read-days.ts';
import type { Sums } from './domain/columns.ts';
import type {
  DayFigures,
  DayRange,
  PlayResult,
  ProductFigures,
  Retained,
  SettledSums,
  ValidCash,
} from './store/read-days.ts';
import { figuresOffers } from './console.ts';
import { staffDayRoutes } from './staff-days.ts';
import { verifyYesterday } from './verify-days.ts';

export type { Sums } from './domain/columns.ts';
export type { RankedMember } from './store/rank-members.ts';
export { addSums, NO_SUMS } from './domain/columns.ts';
export { dayAfter, daysIn, windowOf } from '../../platform/business-window.ts';
export type { DayFigures, DayRange, ProductFigures, Retained, SettledSums, ValidCash } from './store/read-days.ts';
export type { WindowPage } from './store/windows.ts';

/**
 * Rows of a product hold what was played there, rows of ALL what belongs to no product; a total is the sum of both. A team is
 * a member with everybody below it. Days on which nothing happened have no row.
 */
export type Figures = Module & {
  readonly memberDays: (member: MemberId, range: DayRange) => Promise<readonly DayFigures[]>;
  readonly teamDays: (agent: MemberId, range: DayRange) => Promise<readonly DayFigures[]>;
  readonly siteDays: (range: DayRange) => Promise<readonly DayFigures[]>;
  /** Sums of a range for each of several teams. */
  readonly teamSums: (
    agents: readonly MemberId[],
    range: DayRange,
  ) => Promise<ReadonlyMap<MemberId, readonly ProductFigures[]>>;
  /** What contracts are settled by, of any number of teams at once; by product, or of all products as one. */
  readonly teamsToSettle: (
    agents: readonly MemberId[],
    range: DayRange,
    by: 'product' | 'all',
  ) => Promise<ReadonlyMap<MemberId, readonly SettledSums[]>>;
  /** Salaries that members themselves got in a range. */
  readonly salariesOf: (members: readonly MemberId[], range: DayRange) => Promise<ReadonlyMap<MemberId, bigint>>;
  /** Members whose own valid bets and deposits of a whole range reach these sums, page by page. */
  readonly walkActive: typeof walkActive;
  /** Everything posted before this moment is counted. */
  readonly asOf: () => Promise<Date>;
  /** Figures of windows that end by this moment never change again: only they may be settled. */
  readonly closedUntil: () => Promise<Date>;
  /** What a business day has so far, of all products. */
  readonly sumOfDay: (day: string) => Promise<Sums>;
  /** How far a day had come at a moment, as it was noted then. */
  readonly noteAt: (day: string, at: Date) => Promise<SiteNote | undefined>;
  readonly notesOf: (day: string) => Promise<readonly SiteNote[]>;
  /** How many of these members staked something in a range. */
  readonly countBettors: (members: readonly MemberId[], range: DayRange) => Promise<number>;
  /** Who registered on the days of a range, and who of them bet one, seven and thirty days later. */
  readonly retention: (range: DayRange) => Promise<readonly Retained[]>;
  /** Members of a few days by what they won. */
  readonly rankMembers: (
    range: DayRange,
    page: { readonly offset: number; readonly limit: number },
  ) => Promise<readonly RankedMember[]>;
  /** What counted of the cash of members on a day, after one member, so many members at a time. */
  readonly walkValidCash: (day: string, after: MemberId, members: number) => Promise<readonly ValidCash[]>;
  /** What members came to between two moments of five-minute windows, by their ids, in pages of whole members. */
  readonly walkWindows: typeof walkWindows;
  /** The same of whole teams: a member with everybody below it. */
  readonly walkTeamValidCash: (day: string, after: MemberId, teams: number) => Promise<readonly ValidCash[]>;
  /** What the cash of members came to over a range, after one member, so many members at a time. */
  readonly walkResults: (range: DayRange, after: MemberId, members: number) => Promise<readonly PlayResult[]>;
  /** Computes a day from the register and the ledger, and tells where the stored figures differ. */
  readonly rebuildDay: (day: string) => Promise<Rebuilt>;
};

const MONTHS_AHEAD = 6;
/** How long windows within a day are kept: so far back salaries of them catch up. */
export const WINDOWS_KEPT_MS = 4 * 86_400_000;

export const createFigures = (deps: FiguresDeps): Figures => {
  const { db, clock } = deps;
  const adding = listenerOf('figures.add-facts', HEARD, (tx, facts) => applyFacts(deps, tx, facts));

  const asOf = async (): Promise<Date> => {
    const now = clock.now();
    const { oldestWaiting } = await readProgress(db, adding);
    return oldestWaiting !== null && oldestWaiting < now ? oldestWaiting : now;
  };

  const job = (name: string, run: () => Promise<void>): Job<null> => ({ name, run });
  const close = job('figures.close-windows', () => closeWindows(deps, adding));
  const verify = job('figures.verify', () => verifyYesterday(deps));
  const note = job('figures.note-day', () => noteDay({ ...deps, asOf }));
  const months = job('figures.open-months', () => inTransaction(db, (tx) => openMonths(tx, MONTHS_AHEAD)));
  const drop = job('figures.drop-windows', () =>
    inTransaction(db, (tx) => dropWindows(tx, new Date(clock.now().getTime() - WINDOWS_KEPT_MS))),
  );

  return {
    memberDays: (member, range) => listMemberDays(db, member, range),
    teamDays: (agent, range) => listTeamDays(db, agent, range),
    siteDays: (range) => listSiteDays(db, range),
    teamSums: (agents, range) => sumTeamDays(db, agents, range),
    teamsToSettle: (agents, range, by) => sumTeamsToSettle(db, agents, range, by),
    salariesOf: (ids, range) => sumSalaries(db, ids, range),
    walkActive,
    asOf,
    closedUntil: async () => (await readGate(db)).closedUntil,
    sumOfDay: (day) => sumOfDay(deps, day),
    noteAt: (day, at) => findSiteNote(db, day, at),
    notesOf: (day) => listSiteNotes(db, day),
    countBettors: (ids, range) => countBettors(db, ids, range),
    retention: (range) => readRetention(db, range),
    rankMembers: (range, page) => rankMembers(db, range, page),
    walkValidCash: (day, after, members) => walkValidCash(db, day, after, members),
    walkWindows,
    walkTeamValidCash: (day, after, teams) => walkTeamValidCash(db, day, after, teams),
    walkResults: (range, after, members) => walkResults(db, range, after, members),
    rebuildDay: (day) => rebuildDay(deps, day),
    listeners: [adding],
    jobs: [close, verify, months, note, drop],
    schedules: [
      { job: close, cron: '* * * * *' },
      { job: note, cron: '*/15 * * * *' },
      // Five in the morning where the site lives: its zone is seven hours ahead by default.
      { job: verify, cron: '0 22 * * *' },
      { job: months, cron: '27 3 * * *' },
      { job: drop, cron: '47 3 * * *' },
    ],
    timelines: [playTimeline(deps.days.timeZone)],
    console: { offers: figuresOffers },
    routes: [
      ...staffDayRoutes(deps),
      bind(contract.readProfit, ({ query }, { session }) => readProfit({ ...deps, asOf }, session, query)),
    ],
  };
};
