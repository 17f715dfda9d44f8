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
import { EVENT_FIELDS, PLACE_COLUMNS } from './event-console.ts';

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
          ...PLACE_COLUMNS,
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
        ...EVENT_FIELDS,
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
