import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  cancelIssue,
  correctDraw,
  limitLottery,
  listExposure,
  listGamesForStaff,
  listIssues,
  readIssueByName,
  readLottery,
  switchLottery,
} from '@fairground/contract/lottery/operator-endpoints';

const read = { needs: 'lottery.read', area: 'play' } as const;
const write = { needs: 'lottery.write' } as const;
const ISSUE = { gameCode: 'gameCode', numero: 'numero' } as const;

const LIMITS: readonly Column[] = [
  { id: 'multipleMax', as: 'number' },
  { id: 'amountMax', as: 'amount' },
  { id: 'winMax', as: 'amount' },
  { id: 'exposureMax', as: 'amount' },
];
const LIMIT_FIELDS: readonly Field[] = [
  { id: 'multipleMax', as: 'number', from: 'multipleMax', isNullable: true },
  { id: 'amountMax', as: 'amount', from: 'amountMax', isNullable: true },
  { id: 'winMax', as: 'amount', from: 'winMax', isNullable: true },
  { id: 'exposureMax', as: 'amount', from: 'exposureMax', isNullable: true },
];
const ISSUE_COLUMNS: readonly Column[] = [
  { id: 'state', as: 'state' },
  { id: 'lockAt', as: 'moment' },
  { id: 'drawAt', as: 'moment' },
  { id: 'winningNumber', as: 'text' },
  { id: 'source', as: 'word' },
];

const EXPOSURE_COLUMNS: readonly Column[] = [
  { id: 'line', as: 'text' },
  { id: 'play', as: 'text' },
  { id: 'state', as: 'state' },
  { id: 'used', as: 'rate' },
  { id: 'amount', as: 'amount' },
  { id: 'limit', as: 'amount' },
];

/** Lotteries, their limits and issues; another result and a called-off issue take two people. */
export const lotteryOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'lottery.games',
      order: 30,
      path: '/lottery',
      read: listGamesForStaff,
      key: 'gameCode',
      record: 'lottery',
      columns: [{ id: 'name', as: 'text' }, { id: 'gameCode', as: 'text' }, { id: 'state', as: 'state' }, ...LIMITS],
    },
    {
      ...read,
      id: 'lottery.issues',
      order: 31,
      path: '/issues',
      read: listIssues,
      key: 'issue',
      record: 'issue',
      columns: [{ id: 'numero', as: 'text' }, { id: 'gameCode', as: 'record', record: 'lottery' }, ...ISSUE_COLUMNS],
      filters: [{ id: 'gameCode', as: 'text' }],
    },
    {
      ...read,
      id: 'lottery.exposure',
      order: 32,
      path: '/exposure',
      read: listExposure,
      key: 'exposureId',
      columns: [{ id: 'issue', as: 'record', record: 'issue' }, ...EXPOSURE_COLUMNS],
      filters: [{ id: 'gameCode', as: 'text' }],
    },
  ],
  records: [
    {
      ...read,
      id: 'lottery.game',
      record: 'lottery',
      trail: { as: ['lottery-game'] },
      path: '/lottery',
      read: readLottery,
      key: 'gameCode',
      heading: 'name',
      state: 'state',
      facts: [{ id: 'gameCode', as: 'text' }, ...LIMITS],
    },
    {
      ...read,
      id: 'lottery.issue',
      record: 'issue',
      path: '/issues',
      read: readIssueByName,
      key: 'issue',
      heading: 'numero',
      state: 'state',
      facts: [
        { id: 'gameCode', as: 'record', record: 'lottery' },
        { id: 'openAt', as: 'moment' },
        { id: 'lockAt', as: 'moment' },
        { id: 'drawAt', as: 'moment' },
        { id: 'drawnAt', as: 'moment' },
        { id: 'winningNumber', as: 'text' },
        { id: 'source', as: 'word' },
        { id: 'isOutside', as: 'flag' },
      ],
    },
  ],
  panels: [
    {
      id: 'lottery.issue-exposure',
      needs: 'lottery.read',
      on: 'issue',
      place: 'tab',
      order: 1,
      read: listExposure,
      by: 'issue',
      rows: { key: 'exposureId', columns: EXPOSURE_COLUMNS },
    },
    {
      id: 'lottery.game-issues',
      needs: 'lottery.read',
      on: 'lottery',
      place: 'tab',
      order: 1,
      read: listIssues,
      by: 'gameCode',
      rows: { key: 'issue', record: 'issue', columns: [{ id: 'numero', as: 'text' }, ...ISSUE_COLUMNS] },
    },
  ],
  actions: [
    {
      ...write,
      id: 'lottery.switch-off',
      on: 'lottery',
      call: switchLottery,
      keeps: { gameCode: 'gameCode' },
      sets: { to: 'off' },
      when: { field: 'state', is: ['on'] },
      weight: 'danger',
    },
    {
      ...write,
      id: 'lottery.switch-on',
      on: 'lottery',
      call: switchLottery,
      keeps: { gameCode: 'gameCode' },
      sets: { to: 'on' },
      when: { field: 'state', is: ['off'] },
    },
    {
      ...write,
      id: 'lottery.limit',
      on: 'lottery',
      call: limitLottery,
      keeps: { gameCode: 'gameCode', version: 'version' },
      fields: LIMIT_FIELDS,
    },
    {
      ...write,
      id: 'lottery.correct',
      on: 'issue',
      call: correctDraw,
      keeps: { ...ISSUE, version: 'version' },
      fields: [{ id: 'board', as: 'lines', from: 'board' }],
      when: { field: 'isOutside', is: ['true'] },
    },
    {
      ...write,
      id: 'lottery.call-off',
      on: 'issue',
      call: cancelIssue,
      keeps: ISSUE,
      when: { field: 'state', is: ['SCHEDULED', 'OPEN', 'LOCKED', 'DRAWN'] },
      weight: 'danger',
    },
  ],
  searches: [
    { id: 'lottery.find-game', needs: 'lottery.read', record: 'lottery' },
    { id: 'lottery.find-issue', needs: 'lottery.read', record: 'issue' },
  ],
};
