import type { ContractState } from './contract-terms.ts';
import type { BillState, RequestState, RunState } from './contracts.ts';

type Edges<State> = readonly (readonly [from: State, to: State])[];

/**
 * The allowed changes of state in the agent programme. The database guard has the same rows in `agents_edge`; a test
 * compares both.
 */
export const AGENT_EDGES = {
  contract: [
    ['SCHEDULED', 'ACTIVE'],
    ['SCHEDULED', 'ENDING'],
    ['SCHEDULED', 'ENDED'],
    ['ACTIVE', 'ENDING'],
    ['ENDING', 'ENDED'],
  ] satisfies Edges<ContractState>,
  request: [
    ['IN_PROCESS', 'APPROVED'],
    ['IN_PROCESS', 'REJECTED'],
    ['IN_PROCESS', 'WITHDRAWN'],
    ['IN_PROCESS', 'EXPIRED'],
  ] satisfies Edges<RequestState>,
  run: [
    ['CALCULATING', 'CALCULATED'],
    ['CALCULATING', 'APPROVED'],
    ['CALCULATED', 'APPROVED'],
    ['CALCULATED', 'REJECTED'],
    ['APPROVED', 'PAYING'],
    ['PAYING', 'PAID'],
  ] satisfies Edges<RunState>,
  bill: [
    ['NOT_REACHED', 'VOID'],
    ['CALCULATED', 'PAID'],
    ['CALCULATED', 'PARTIAL'],
    ['CALCULATED', 'INSUFFICIENT'],
    ['CALCULATED', 'NOT_REACHED'],
    ['CALCULATED', 'VOID'],
    ['INSUFFICIENT', 'PARTIAL'],
    ['INSUFFICIENT', 'PAID'],
    ['PARTIAL', 'PAID'],
  ] satisfies Edges<BillState>,
  obligation: [
    ['OPEN', 'SETTLED'],
    ['OPEN', 'WAIVED'],
  ] satisfies Edges<string>,
} as const;
