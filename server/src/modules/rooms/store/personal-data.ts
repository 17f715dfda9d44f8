import type { PersonalData } from '../../../platform/personal-data.ts';

/** Hands are kept with those who played them; a seat is given up before an account closes. */
export const roomsData: PersonalData = {
  module: 'rooms',
  tables: [
    {
      file: 'hands',
      table: 'rooms_result',
      columns: ['hand_id', 'seat', 'net', 'rake', 'stake', 'payout'],
      member: 'member_id',
      key: ['hand_id', 'seat'],
      money: ['net', 'rake', 'stake', 'payout'],
    },
    {
      file: 'seats',
      table: 'rooms_seat',
      columns: ['table_id', 'seat', 'game', 'currency', 'stack', 'state', 'sat_at'],
      member: 'member_id',
      key: ['table_id', 'seat'],
      money: ['stack'],
    },
    {
      file: 'partners',
      table: 'rooms_pair',
      columns: ['month', 'hands', 'alone', 'flow', 'folded', 'stopped', 'fed'],
      member: 'payer_id',
      key: ['month', 'other_id'],
    },
    {
      file: 'departures',
      table: 'rooms_departure',
      columns: ['room', 'stack', 'at'],
      member: 'member_id',
      key: ['room'],
      money: ['stack'],
    },
    {
      file: 'requests',
      table: 'rooms_request',
      columns: ['request_id', 'table_id', 'at'],
      member: 'member_id',
      key: ['request_id'],
    },
  ],
};
