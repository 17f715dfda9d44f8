import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  addRaffle,
  dropRaffle,
  listRaffleWinners,
  listStaffRaffles,
  publishRaffle,
  readStaffRaffle,
} from '@fairground/contract/loyalty/raffle-operator-endpoints';
import { RAFFLE_SOURCES } from '@fairground/contract/loyalty/states';
import { EVENT_FIELDS, PLACE_COLUMNS } from './event-console.ts';

const read = { needs: 'loyalty.read' } as const;
const write = { needs: 'loyalty.write' } as const;

const COLUMNS: readonly Column[] = [
  { id: 'source', as: 'word' },
  { id: 'unit', as: 'amount' },
  { id: 'tickets', as: 'number' },
  { id: 'fromDay', as: 'day' },
  { id: 'untilDay', as: 'day' },
  { id: 'drawnAt', as: 'moment' },
];

/** Raffles for staff. */
export const raffleOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'loyalty.raffles',
      area: 'growth',
      order: 35,
      path: '/raffles',
      read: listStaffRaffles,
      key: 'id',
      record: 'raffle',
      columns: [{ id: 'titles', as: 'localized' }, { id: 'state', as: 'state' }, ...COLUMNS],
    },
  ],
  records: [
    {
      ...read,
      id: 'loyalty.raffle',
      record: 'raffle',
      path: '/raffles',
      read: readStaffRaffle,
      key: 'id',
      heading: 'titles',
      state: 'state',
      facts: [
        { id: 'titles', as: 'localized' },
        ...COLUMNS,
        { id: 'prizes', as: 'text' },
        { id: 'ticketsMax', as: 'number' },
        { id: 'winsMax', as: 'number' },
        { id: 'turnover', as: 'number' },
        { id: 'commitment', as: 'text' },
      ],
    },
  ],
  panels: [
    {
      ...read,
      id: 'loyalty.raffle-winners',
      on: 'raffle',
      place: 'tab',
      order: 1,
      read: listRaffleWinners,
      by: 'id',
      rows: {
        key: 'place',
        columns: [
          ...PLACE_COLUMNS,
          { id: 'prize', as: 'text' },
          { id: 'ticket', as: 'number' },
          { id: 'attempt', as: 'number', isHidden: true },
        ],
      },
    },
  ],
  actions: [
    {
      ...write,
      id: 'loyalty.add-raffle',
      above: 'loyalty.raffles',
      call: addRaffle,
      requestKey: 'requestKey',
      fields: [
        { id: 'source', as: 'choice', choices: RAFFLE_SOURCES },
        { id: 'unit', as: 'amount' },
        { id: 'ticketsMax', as: 'number' },
        { id: 'winsMax', as: 'number', isOptional: true },
        { id: 'fromDay', as: 'day' },
        { id: 'untilDay', as: 'day' },
        { id: 'prizes', as: 'lines' },
        ...EVENT_FIELDS,
      ],
    },
    {
      ...write,
      id: 'loyalty.publish-raffle',
      on: 'raffle',
      call: publishRaffle,
      keeps: { id: 'id', version: 'version' },
      when: { field: 'state', is: ['DRAFT'] },
    },
    {
      ...write,
      id: 'loyalty.drop-raffle',
      on: 'raffle',
      call: dropRaffle,
      keeps: { id: 'id', version: 'version' },
      when: { field: 'state', is: ['DRAFT'] },
      weight: 'danger',
    },
  ],
};
