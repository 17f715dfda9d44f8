/** Finds accounts that belong together, weighs members by rules that explain themselves, and keeps the cases staff decide. */
import type { MemberId } from '@fairground/contract/ids';
import type { RiskLevel } from '@fairground/contract/risk/states';
import type { Reader } from '../../platform/database/index.ts';
import type { Module } from '../../platform/module.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { riskOffers } from './console.ts';
import type { RiskDeps } from './deps.ts';
import { levelOf } from './domain/rules.ts';
import { createNoteFacts } from './note-facts.ts';
import { operatorRoutes } from './operator/routes.ts';
import { riskData } from './store/personal-data.ts';
import { listOpenAmong, riskQueue, riskTimeline } from './store/cases.ts';
import { listWeighed } from './store/scores.ts';

/** A score locks nobody and moves no money, people decide; payments by contract wait for an open case, and a person sees withdrawals. */
export type Risk = Module & {
  /** Those of the given members that have an open case. */
  readonly underInvestigation: (members: readonly MemberId[], reader?: Reader) => Promise<ReadonlySet<MemberId>>;
  /** How much speaks against members that were weighed, for pages that show it beside what staff decides. */
  readonly levelsOf: (reader: Reader, members: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, RiskLevel>>;
};

export const createRisk = (deps: RiskDeps): Risk => {
  const box = createSecretBox(deps.secretsKey, deps.random, 'risk');
  return {
    levelsOf: async (reader, members) =>
      new Map([...(await listWeighed(reader, members))].map(([member, score]) => [member, levelOf(score)])),
    underInvestigation: (members, reader = deps.db) => listOpenAmong(reader, members),
    routes: operatorRoutes(deps),
    listeners: [createNoteFacts({ ...deps, box })],
    personalData: riskData,
    queues: [riskQueue],
    timelines: [riskTimeline],
    console: { offers: riskOffers },
  };
};
