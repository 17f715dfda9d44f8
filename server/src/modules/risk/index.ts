/** Finds accounts that belong together, weighs members by rules that explain themselves, and keeps the cases staff decide. */
import type { Module } from '../../platform/module.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { riskOffers } from './console.ts';
import type { RiskDeps } from './deps.ts';
import { createNoteFacts } from './note-facts.ts';
import { operatorRoutes } from './operator/routes.ts';
import { riskData } from './store/personal-data.ts';
import { riskQueue, riskTimeline } from './store/cases.ts';

/** No other module asks it: a score locks nobody and moves no money, people decide. */
export type Risk = Module;

export const createRisk = (deps: RiskDeps): Risk => {
  const box = createSecretBox(deps.secretsKey, deps.random, 'risk');
  return {
    routes: operatorRoutes(deps),
    listeners: [createNoteFacts({ ...deps, box })],
    personalData: riskData,
    queues: [riskQueue],
    timelines: [riskTimeline],
    console: { offers: riskOffers },
  };
};
