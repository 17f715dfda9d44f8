import type { ConsoleOffer } from '@fairground/contract/console/offer';
import type { Column } from '@fairground/contract/console/columns';
import {
  EVENT_KINDS,
  PROGRAMS,
  RETURN_DAYS,
  RETURN_STATES,
  THRESHOLD_KINDS,
} from '@fairground/contract/integrity/kinds';
import {
  checkPrograms,
  exportEvents,
  exportLog,
  listCopies,
  listEvents,
  listProgramChecks,
  listRetention,
  listReturns,
  listThresholds,
  setThreshold,
  LOGS,
} from '@fairground/contract/integrity/operator-endpoints';

const needs = 'events.read';
const regulator = { needs: 'regulator.read', area: 'system' } as const;

const RETURN_COLUMNS: readonly Column[] = [
  { id: 'state', as: 'state' },
  { id: 'actual', as: 'rate' },
  { id: 'stated', as: 'rate' },
  { id: 'low', as: 'rate' },
  { id: 'high', as: 'rate' },
  { id: 'rounds', as: 'number' },
  { id: 'stake', as: 'amount' },
  { id: 'payout', as: 'amount' },
  { id: 'currency', as: 'text' },
];

export const integrityOffers: ConsoleOffer = {
  lists: [
    {
      ...regulator,
      id: 'integrity.copies',
      order: 85,
      path: '/log-copies',
      read: listCopies,
      file: exportLog,
      key: 'copyId',
      columns: [
        { id: 'at', as: 'moment' },
        { id: 'log', as: 'word' },
        { id: 'state', as: 'state' },
        { id: 'firstLine', as: 'text' },
        { id: 'lastLine', as: 'text' },
        { id: 'lines', as: 'number' },
        { id: 'file', as: 'text' },
        { id: 'digest', as: 'text', isHidden: true },
      ],
      filters: [{ id: 'log', as: 'choice', choices: LOGS }],
    },
    {
      ...regulator,
      id: 'integrity.retention',
      order: 86,
      path: '/retention',
      read: listRetention,
      key: 'what',
      columns: [
        { id: 'what', as: 'word' },
        { id: 'keptDays', as: 'number' },
        { id: 'askedDays', as: 'number' },
        { id: 'oldestAt', as: 'moment' },
      ],
    },
    {
      id: 'integrity.events',
      needs,
      area: 'system',
      order: 80,
      path: '/events',
      read: listEvents,
      file: exportEvents,
      key: 'eventId',
      columns: [
        { id: 'at', as: 'moment' },
        { id: 'kind', as: 'word' },
        { id: 'subject', as: 'text' },
        { id: 'amount', as: 'amount' },
        { id: 'currency', as: 'text' },
        { id: 'detail', as: 'text' },
        { id: 'by', as: 'text' },
        { id: 'eventId', as: 'text', isHidden: true },
      ],
      filters: [
        { id: 'kind', as: 'choice', choices: EVENT_KINDS },
        { id: 'from', as: 'day' },
        { id: 'to', as: 'day' },
      ],
    },
    {
      id: 'integrity.thresholds',
      needs,
      area: 'system',
      order: 81,
      path: '/event-thresholds',
      read: listThresholds,
      key: 'kind',
      columns: [
        { id: 'kind', as: 'word' },
        { id: 'amount', as: 'amount' },
      ],
    },
    {
      id: 'integrity.returns',
      needs: 'games.read',
      area: 'play',
      order: 25,
      path: '/returns',
      read: listReturns,
      key: 'returnId',
      columns: [
        { id: 'names', as: 'localized' },
        { id: 'nodeId', as: 'record', record: 'game' },
        { id: 'vendor', as: 'text' },
        ...RETURN_COLUMNS,
      ],
      filters: [
        { id: 'state', as: 'choice', choices: RETURN_STATES },
        { id: 'days', as: 'choice', choices: RETURN_DAYS },
      ],
    },
    {
      id: 'integrity.programs',
      needs,
      area: 'system',
      order: 82,
      path: '/programs',
      read: listProgramChecks,
      key: 'checkId',
      columns: [
        { id: 'checkedAt', as: 'moment' },
        { id: 'program', as: 'word' },
        { id: 'isSame', as: 'flag' },
        { id: 'digest', as: 'text' },
        { id: 'files', as: 'number' },
        { id: 'checkedBy', as: 'text' },
      ],
      filters: [{ id: 'program', as: 'choice', choices: PROGRAMS }],
    },
  ],
  panels: [
    {
      id: 'integrity.game-return',
      needs: 'games.read',
      on: 'game',
      place: 'tab',
      order: 10,
      read: listReturns,
      by: 'nodeId',
      rows: { key: 'returnId', columns: RETURN_COLUMNS },
    },
  ],
  actions: [
    {
      id: 'integrity.set-threshold',
      needs: 'events.write',
      above: 'integrity.thresholds',
      call: setThreshold,
      fields: [
        { id: 'kind', as: 'choice', choices: THRESHOLD_KINDS },
        { id: 'amount', as: 'amount' },
      ],
    },
    { id: 'integrity.check-programs', needs: 'events.write', above: 'integrity.programs', call: checkPrograms },
  ],
};
