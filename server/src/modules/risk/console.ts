import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  closeRiskCase,
  countRiskCases,
  listRiskCases,
  listRiskScores,
  openRiskCase,
  readPair,
  readRiskCase,
  readRiskOfMember,
} from '@fairground/contract/risk/operator-endpoints';
import { RISK_CASE_STATES, RISK_RESULTS, RISK_RULES } from '@fairground/contract/risk/states';

const needs = 'risk.read';
const write = 'risk.write';

const MEMBER: Column = { id: 'account', as: 'record', record: 'member', key: 'memberId' };
const SCORE: Column = { id: 'score', as: 'number' };
const STATE: Column = { id: 'state', as: 'state' };
const OPENED: Column = { id: 'openedAt', as: 'moment' };
const RESULT: Column = { id: 'result', as: 'list' };
const REASONS: readonly Column[] = [
  { id: 'rule', as: 'list' },
  { id: 'points', as: 'number' },
  { id: 'found', as: 'number' },
];

export const riskOffers: ConsoleOffer = {
  queues: [
    {
      id: 'risk.cases',
      needs,
      area: 'work',
      order: 6,
      path: '/queues/risk',
      read: listRiskCases,
      waiting: countRiskCases,
      key: 'caseId',
      record: 'risk-case',
      dueMinutes: 24 * 60,
      since: 'openedAt',
      columns: [
        { id: 'caseId', as: 'text' },
        MEMBER,
        SCORE,
        STATE,
        OPENED,
        { id: 'openedBy', as: 'text', isHidden: true },
        RESULT,
        { id: 'closedBy', as: 'text', isHidden: true },
        { id: 'closedAt', as: 'moment', isHidden: true },
      ],
      filters: [
        { id: 'state', as: 'choice', choices: RISK_CASE_STATES },
        { id: 'result', as: 'choice', choices: RISK_RESULTS },
      ],
    },
  ],
  lists: [
    {
      id: 'risk.scores',
      needs,
      area: 'risk',
      order: 10,
      path: '/scores',
      read: listRiskScores,
      key: 'memberId',
      record: 'member',
      columns: [
        { id: 'account', as: 'text' },
        SCORE,
        { id: 'level', as: 'list' },
        { id: 'rules', as: 'list' },
        { id: 'weighedAt', as: 'moment' },
      ],
      filters: [{ id: 'rule', as: 'choice', choices: RISK_RULES }],
    },
  ],
  records: [
    {
      id: 'risk.case',
      needs,
      record: 'risk-case',
      path: '/cases',
      read: readRiskCase,
      key: 'caseId',
      isNoted: true,
      heading: 'account',
      state: 'state',
      facts: [
        MEMBER,
        SCORE,
        OPENED,
        { id: 'openedBy', as: 'text' },
        RESULT,
        { id: 'closedAt', as: 'moment' },
        { id: 'closedBy', as: 'text' },
      ],
    },
  ],
  panels: [
    {
      id: 'risk.reasons',
      needs,
      on: 'risk-case',
      place: 'tab',
      order: 1,
      list: 'reasons',
      rows: { key: 'rule', columns: REASONS },
    },
    { id: 'risk.case-links', needs, on: 'risk-case', place: 'tab', order: 2 },
    {
      id: 'risk.pair',
      needs,
      on: 'slice',
      place: 'side',
      order: 60,
      read: readPair,
      by: 'sliceId',
      facts: [{ id: 'shared', as: 'list' }],
    },
    { id: 'risk.links', needs, on: 'member', place: 'tab', order: 60 },
    {
      id: 'risk.score',
      needs,
      on: 'member',
      place: 'side',
      order: 60,
      read: readRiskOfMember,
      by: 'memberId',
      facts: [
        SCORE,
        { id: 'level', as: 'list' },
        { id: 'openCase', as: 'record', record: 'risk-case' },
        { id: 'weighedAt', as: 'moment' },
      ],
    },
  ],
  actions: [
    { id: 'risk.open-case', needs: write, on: 'member', call: openRiskCase, keeps: { memberId: 'memberId' } },
    {
      id: 'risk.close-case',
      needs: write,
      on: 'risk-case',
      call: closeRiskCase,
      keeps: { caseId: 'caseId' },
      fields: [{ id: 'result', as: 'choice', choices: RISK_RESULTS }],
      when: { field: 'state', is: ['OPEN'] },
    },
  ],
};
