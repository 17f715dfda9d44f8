import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { LIMIT_KINDS, LIMIT_WINDOWS } from '@fairground/contract/market/policy';
import { HARM_CASE_OUTCOMES, HARM_CASE_STATES } from '@fairground/contract/protection/markers';
import {
  answerLift,
  closeHarmCase,
  countHarmCases,
  countLiftRequests,
  listCaseMarkers,
  listExclusions,
  listHarmCases,
  listLiftRequests,
  listMemberLimits,
  readExclusion,
  readHarmCase,
  readMemberState,
  tightenLimit,
} from '@fairground/contract/protection/operator-endpoints';
import { EXCLUSION_STATES } from '@fairground/contract/protection/states';

const needs = 'protection.read';
const write = 'protection.write';

const ID: Column = { id: 'id', as: 'text' };
const MEMBER: Column = { id: 'memberId', as: 'record', record: 'member' };
const STATE: Column = { id: 'state', as: 'state' };
const POINTS: Column = { id: 'points', as: 'number' };
const OPENED: Column = { id: 'openedAt', as: 'moment' };
const BEGAN: Column = { id: 'beganAt', as: 'moment' };
const ENDS: Column = { id: 'endsAt', as: 'moment' };
const ASKED: Column = { id: 'askedAt', as: 'moment' };
const ANSWER_BY: Column = { id: 'answerBy', as: 'moment' };
const REASON: Column = { id: 'reason', as: 'text' };
const LIFTS: Column = { id: 'liftsAt', as: 'moment' };

export const protectionOffers: ConsoleOffer = {
  queues: [
    {
      id: 'protection.cases',
      needs,
      area: 'work',
      order: 7,
      path: '/queues/protection',
      read: listHarmCases,
      waiting: countHarmCases,
      key: 'id',
      record: 'harm-case',
      dueMinutes: 3 * 24 * 60,
      since: 'openedAt',
      columns: [
        ID,
        MEMBER,
        POINTS,
        STATE,
        OPENED,
        { id: 'outcome', as: 'list' },
        { id: 'closedBy', as: 'text', isHidden: true },
        { id: 'closedAt', as: 'moment', isHidden: true },
      ],
      filters: [{ id: 'state', as: 'choice', choices: HARM_CASE_STATES }],
    },
    {
      id: 'protection.lifts',
      needs: write,
      area: 'work',
      order: 8,
      path: '/queues/lift-requests',
      read: listLiftRequests,
      waiting: countLiftRequests,
      key: 'id',
      record: 'exclusion',
      dueMinutes: 7 * 24 * 60,
      since: 'askedAt',
      columns: [ID, MEMBER, REASON, BEGAN, ENDS, ASKED, ANSWER_BY],
    },
  ],
  lists: [
    {
      id: 'protection.exclusions',
      needs,
      area: 'risk',
      order: 40,
      path: '/exclusions',
      read: listExclusions,
      key: 'id',
      record: 'exclusion',
      columns: [ID, MEMBER, STATE, BEGAN, ENDS, ASKED, ANSWER_BY, LIFTS],
      filters: [{ id: 'state', as: 'choice', choices: EXCLUSION_STATES }],
    },
  ],
  records: [
    {
      id: 'protection.case',
      needs,
      record: 'harm-case',
      path: '/protection',
      read: readHarmCase,
      key: 'id',
      isNoted: true,
      heading: 'id',
      state: 'state',
      facts: [
        MEMBER,
        POINTS,
        OPENED,
        { id: 'outcome', as: 'list' },
        { id: 'closedAt', as: 'moment' },
        { id: 'closedBy', as: 'text' },
      ],
    },
    {
      id: 'protection.exclusion',
      needs,
      record: 'exclusion',
      path: '/exclusions',
      read: readExclusion,
      key: 'id',
      heading: 'id',
      state: 'state',
      facts: [MEMBER, BEGAN, ENDS, LIFTS],
    },
  ],
  panels: [
    {
      id: 'protection.markers',
      needs,
      on: 'harm-case',
      place: 'tab',
      order: 1,
      read: listCaseMarkers,
      by: 'id',
      rows: {
        key: 'marker',
        columns: [{ id: 'at', as: 'moment' }, { id: 'kind', as: 'list' }, POINTS],
      },
    },
    { id: 'protection.request', needs, on: 'exclusion', place: 'tab', order: 1, facts: [REASON, ASKED, ANSWER_BY] },
    {
      id: 'protection.limits',
      needs,
      on: 'member',
      place: 'tab',
      order: 40,
      read: listMemberLimits,
      by: 'memberId',
      rows: {
        key: 'limit',
        columns: [
          { id: 'kind', as: 'list' },
          { id: 'window', as: 'list' },
          { id: 'amount', as: 'amount' },
          { id: 'usedAmount', as: 'amount' },
          { id: 'minutes', as: 'number' },
          { id: 'usedMinutes', as: 'number' },
          { id: 'effectiveFrom', as: 'moment' },
          { id: 'relaxesFrom', as: 'moment' },
        ],
      },
    },
    {
      id: 'protection.state',
      needs,
      on: 'member',
      place: 'side',
      order: 40,
      read: readMemberState,
      by: 'memberId',
      facts: [
        { id: 'timeOutUntil', as: 'moment' },
        { id: 'exclusion', as: 'state' },
        { id: 'excludedUntil', as: 'moment' },
      ],
    },
  ],
  actions: [
    {
      id: 'protection.tighten',
      needs: write,
      on: 'member',
      call: tightenLimit,
      keeps: { memberId: 'memberId' },
      fields: [
        { id: 'kind', as: 'choice', choices: LIMIT_KINDS },
        { id: 'window', as: 'choice', choices: LIMIT_WINDOWS },
        { id: 'amount', as: 'amount', isOptional: true },
        { id: 'minutes', as: 'number', isOptional: true },
      ],
    },
    {
      id: 'protection.close-case',
      needs: write,
      on: 'harm-case',
      call: closeHarmCase,
      keeps: { id: 'id' },
      fields: [{ id: 'outcome', as: 'choice', choices: HARM_CASE_OUTCOMES }],
      when: { field: 'state', is: ['OPEN'] },
    },
    {
      id: 'protection.answer',
      needs: write,
      on: 'exclusion',
      call: answerLift,
      keeps: { id: 'id', version: 'version' },
      fields: [{ id: 'answer', as: 'choice', choices: ['GRANT', 'REFUSE'] }],
      when: { field: 'state', is: ['LIFT_ASKED'] },
    },
  ],
};
