import { failureOf, playCases } from '../certificate/certificate.ts';
import type { CaseResult } from '../certificate/certificate.ts';
import { callbackCases } from './callback-cases.ts';
import type { Case } from './case.ts';
import { orderCases } from './order-cases.ts';
import type { Stage } from './stage.ts';

export const CASES: readonly Case[] = [...callbackCases, ...orderCases];

/** Plays every case, or those that are given, against one adapter, one after the other. */
export const certifyProvider = (
  stage: Stage,
  onResult?: (result: CaseResult) => void,
  cases = CASES,
): Promise<readonly CaseResult[]> => playCases(cases, ({ run }) => failureOf(() => run(stage)), onResult);
