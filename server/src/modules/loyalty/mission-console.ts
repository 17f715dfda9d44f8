import { BET_CATEGORIES } from '@fairground/contract/betting/endpoints';
import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  addMission,
  listMissionBoard,
  listStaffMissions,
  publishMission,
  readStaffMission,
  stopMission,
} from '@fairground/contract/loyalty/mission-operator-endpoints';
import { MISSION_METRICS, MISSION_PERIODS } from '@fairground/contract/loyalty/states';

const read = { needs: 'loyalty.read' } as const;
const write = { needs: 'loyalty.write' } as const;

const COLUMNS: readonly Column[] = [
  { id: 'metric', as: 'word' },
  { id: 'period', as: 'word' },
  { id: 'fromDay', as: 'day' },
  { id: 'untilDay', as: 'day' },
  { id: 'turnover', as: 'number' },
];

/** Missions and races for staff. */
export const missionOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'loyalty.missions',
      area: 'growth',
      order: 33,
      path: '/missions',
      read: listStaffMissions,
      key: 'id',
      record: 'mission',
      columns: [{ id: 'titles', as: 'localized' }, { id: 'state', as: 'state' }, ...COLUMNS],
    },
  ],
  records: [
    {
      ...read,
      id: 'loyalty.mission',
      record: 'mission',
      path: '/missions',
      read: readStaffMission,
      key: 'id',
      heading: 'titles',
      state: 'state',
      facts: [
        { id: 'titles', as: 'localized' },
        ...COLUMNS,
        { id: 'milestones', as: 'text' },
        { id: 'prizes', as: 'text' },
        { id: 'startedAt', as: 'moment' },
      ],
    },
  ],
  panels: [
    {
      ...read,
      id: 'loyalty.mission-board',
      on: 'mission',
      place: 'tab',
      order: 1,
      read: listMissionBoard,
      by: 'id',
      rows: {
        key: 'place',
        columns: [
          { id: 'place', as: 'number' },
          { id: 'memberId', as: 'record', record: 'member' },
          { id: 'value', as: 'text' },
          { id: 'reachedAt', as: 'moment' },
          { id: 'prize', as: 'text' },
        ],
      },
    },
  ],
  actions: [
    {
      ...write,
      id: 'loyalty.add-mission',
      above: 'loyalty.missions',
      call: addMission,
      requestKey: 'requestKey',
      fields: [
        { id: 'metric', as: 'choice', choices: MISSION_METRICS },
        { id: 'period', as: 'choice', choices: MISSION_PERIODS },
        { id: 'products', as: 'choices', choices: BET_CATEGORIES, isOptional: true },
        { id: 'fromDay', as: 'day' },
        { id: 'untilDay', as: 'day', isOptional: true },
        { id: 'milestones', as: 'lines', isOptional: true },
        { id: 'prizes', as: 'lines', isOptional: true },
        { id: 'turnover', as: 'number', isOptional: true },
        { id: 'hue', as: 'number', isOptional: true },
        { id: 'texts.EN.name', as: 'text', lengthMax: 80 },
        { id: 'texts.EN.about', as: 'long-text', lengthMax: 300 },
        { id: 'texts.TY.name', as: 'text', lengthMax: 80 },
        { id: 'texts.TY.about', as: 'long-text', lengthMax: 300 },
      ],
    },
    {
      ...write,
      id: 'loyalty.publish-mission',
      on: 'mission',
      call: publishMission,
      keeps: { id: 'id', version: 'version' },
      when: { field: 'state', is: ['DRAFT'] },
    },
    {
      ...write,
      id: 'loyalty.stop-mission',
      on: 'mission',
      call: stopMission,
      keeps: { id: 'id', version: 'version' },
      when: { field: 'state', is: ['DRAFT', 'ON'] },
      weight: 'danger',
    },
  ],
};
