import type { Column, Filter } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { CARD_GAMES, HAND_STATES, TABLE_PHASES } from '@fairground/contract/rooms/fields';
import {
  listHandsForStaff,
  listPartnersForStaff,
  listRoomsForStaff,
  listTablesForStaff,
  readHandForStaff,
  readRakeReport,
  readRoomForStaff,
  readTableForStaff,
  switchRoom,
  voidHand,
} from '@fairground/contract/rooms/operator-endpoints';

const read = { needs: 'rooms.read', area: 'play' } as const;
const write = { needs: 'rooms.write' } as const;

const ROOM_COLUMNS: readonly Column[] = [
  { id: 'game', as: 'word' },
  { id: 'level', as: 'number' },
  { id: 'house', as: 'state' },
  { id: 'players', as: 'number' },
  { id: 'tables', as: 'number' },
];
const TABLE_COLUMNS: readonly Column[] = [
  { id: 'room', as: 'text' },
  { id: 'currency', as: 'text' },
  { id: 'kind', as: 'word' },
  { id: 'players', as: 'number' },
  { id: 'house', as: 'number' },
  { id: 'handNo', as: 'number' },
  { id: 'stacks', as: 'amount' },
  { id: 'openedAt', as: 'moment' },
];
const HAND_COLUMNS: readonly Column[] = [
  { id: 'at', as: 'moment' },
  { id: 'room', as: 'text' },
  { id: 'no', as: 'number' },
  { id: 'currency', as: 'text' },
  { id: 'players', as: 'number' },
  { id: 'rake', as: 'amount' },
];

const ROOM_FILTERS: readonly Filter[] = [
  { id: 'game', as: 'choice', choices: CARD_GAMES },
  { id: 'room', as: 'text' },
];
const DAY_FILTERS: readonly Filter[] = [
  { id: 'from', as: 'day' },
  { id: 'to', as: 'day' },
];

const SEAT_COLUMNS: readonly Column[] = [
  { id: 'seat', as: 'number' },
  { id: 'player', as: 'text' },
  { id: 'memberId', as: 'record', record: 'member' },
];

/** Rooms with their switches, live tables, hands and the rake; no card of a hand that is on; a void takes two people. */
export const roomsOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'rooms.rooms',
      order: 50,
      path: '/rooms',
      read: listRoomsForStaff,
      key: 'room',
      record: 'card-room',
      columns: [{ id: 'room', as: 'word' }, { id: 'state', as: 'state' }, ...ROOM_COLUMNS],
      filters: [
        { id: 'game', as: 'choice', choices: CARD_GAMES },
        { id: 'state', as: 'choice', choices: ['open', 'closed'] },
      ],
    },
    {
      ...read,
      id: 'rooms.tables',
      order: 51,
      path: '/card-tables',
      read: listTablesForStaff,
      key: 'tableId',
      record: 'card-table',
      columns: [{ id: 'tableId', as: 'text' }, { id: 'phase', as: 'state' }, ...TABLE_COLUMNS],
      filters: [
        ...ROOM_FILTERS,
        { id: 'phase', as: 'choice', choices: TABLE_PHASES },
        { id: 'memberId', as: 'text' },
        ...DAY_FILTERS,
      ],
    },
    {
      ...read,
      id: 'rooms.hands',
      order: 52,
      path: '/card-hands',
      read: listHandsForStaff,
      key: 'handId',
      record: 'card-hand',
      columns: [{ id: 'handId', as: 'text' }, { id: 'state', as: 'state' }, ...HAND_COLUMNS],
      filters: [
        ...ROOM_FILTERS,
        { id: 'state', as: 'choice', choices: HAND_STATES },
        { id: 'tableId', as: 'text' },
        { id: 'memberId', as: 'text' },
        ...DAY_FILTERS,
      ],
    },
    {
      ...read,
      id: 'rooms.rake',
      order: 53,
      path: '/rake',
      read: readRakeReport,
      key: 'key',
      columns: [
        { id: 'day', as: 'text' },
        { id: 'room', as: 'text' },
        { id: 'currency', as: 'text' },
        { id: 'hands', as: 'number' },
        { id: 'turnover', as: 'amount', sums: true },
        { id: 'rake', as: 'amount', sums: true },
        { id: 'house', as: 'amount', sums: true },
      ],
      filters: DAY_FILTERS,
    },
  ],
  records: [
    {
      ...read,
      id: 'rooms.room',
      record: 'card-room',
      trail: { as: ['rooms-room'] },
      path: '/rooms',
      read: readRoomForStaff,
      key: 'room',
      heading: 'room',
      state: 'state',
      facts: ROOM_COLUMNS,
    },
    {
      ...read,
      id: 'rooms.table',
      record: 'card-table',
      path: '/card-tables',
      read: readTableForStaff,
      key: 'tableId',
      heading: 'tableId',
      state: 'phase',
      facts: TABLE_COLUMNS,
    },
    {
      ...read,
      id: 'rooms.hand',
      record: 'card-hand',
      trail: { as: ['rooms-hand'] },
      path: '/card-hands',
      read: readHandForStaff,
      key: 'handId',
      heading: 'handId',
      state: 'state',
      facts: [...HAND_COLUMNS, { id: 'board', as: 'text' }, { id: 'commitment', as: 'text' }],
    },
  ],
  panels: [
    {
      id: 'rooms.table-seats',
      needs: 'rooms.read',
      on: 'card-table',
      place: 'side',
      order: 1,
      list: 'seats',
      rows: {
        key: 'seat',
        columns: [...SEAT_COLUMNS, { id: 'state', as: 'state' }, { id: 'stack', as: 'amount' }],
      },
    },
    {
      id: 'rooms.hand-seats',
      needs: 'rooms.read',
      on: 'card-hand',
      place: 'side',
      order: 1,
      list: 'seats',
      rows: {
        key: 'seat',
        columns: [
          ...SEAT_COLUMNS,
          { id: 'cards', as: 'text' },
          { id: 'net', as: 'amount' },
          { id: 'rake', as: 'amount' },
        ],
      },
    },
    {
      id: 'rooms.hand-transfers',
      needs: 'rooms.read',
      on: 'card-hand',
      place: 'tab',
      order: 3,
      list: 'transfers',
      rows: {
        key: 'key',
        columns: [
          { id: 'key', as: 'text' },
          { id: 'from', as: 'number' },
          { id: 'to', as: 'number' },
          { id: 'reason', as: 'word' },
          { id: 'due', as: 'amount' },
          { id: 'moved', as: 'amount' },
        ],
      },
    },
    {
      id: 'rooms.member-hands',
      needs: 'rooms.read',
      on: 'member',
      place: 'tab',
      order: 44,
      read: listHandsForStaff,
      by: 'memberId',
      rows: {
        key: 'handId',
        record: 'card-hand',
        columns: [{ id: 'handId', as: 'text' }, { id: 'state', as: 'state' }, ...HAND_COLUMNS],
      },
    },
    {
      id: 'rooms.partners',
      needs: 'rooms.read',
      on: 'member',
      place: 'tab',
      order: 61,
      read: listPartnersForStaff,
      by: 'memberId',
      rows: {
        key: 'key',
        columns: [
          { id: 'month', as: 'text' },
          { id: 'otherId', as: 'record', record: 'member' },
          { id: 'hands', as: 'number' },
          { id: 'paid', as: 'number' },
          { id: 'received', as: 'number' },
          { id: 'folded', as: 'number' },
          { id: 'stopped', as: 'number' },
          { id: 'fed', as: 'number' },
          { id: 'signals', as: 'list' },
        ],
      },
    },
    {
      id: 'rooms.hand-log',
      needs: 'rooms.read',
      on: 'card-hand',
      place: 'tab',
      order: 2,
      list: 'log',
      rows: {
        key: 'seq',
        columns: [
          { id: 'seq', as: 'number' },
          { id: 'at', as: 'moment' },
          { id: 'seat', as: 'number' },
          { id: 'what', as: 'text' },
        ],
      },
    },
  ],
  actions: [
    ...(['open', 'closed'] as const).map((state) => ({
      ...write,
      id: `rooms.${state === 'open' ? 'open-room' : 'close-room'}` as const,
      on: 'card-room',
      call: switchRoom,
      keeps: { room: 'room', version: 'version' },
      sets: { state },
      when: { field: 'state', is: [state === 'open' ? 'closed' : 'open'] },
    })),
    ...(['on', 'off'] as const).map((house) => ({
      ...write,
      id: `rooms.house-${house}` as const,
      on: 'card-room',
      call: switchRoom,
      keeps: { room: 'room', version: 'version' },
      sets: { house },
      when: { field: 'house', is: [house === 'on' ? 'off' : 'on'] },
    })),
    {
      ...write,
      id: 'rooms.void-hand',
      on: 'card-hand',
      call: voidHand,
      keeps: { handId: 'handId', version: 'version' },
      when: { field: 'state', is: ['SETTLED'] },
      weight: 'danger',
    },
  ],
};
