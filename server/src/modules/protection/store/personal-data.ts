import type { PersonalData } from '../../../platform/personal-data.ts';

/** Limits and exclusions are kept: who asked to be kept out stays known. */
export const protectionData: PersonalData = {
  module: 'protection',
  tables: [
    {
      file: 'limits',
      table: 'protection_limit',
      columns: ['kind', 'period', 'amount', 'effective_from', 'pending_amount', 'pending_from', 'confirmed_at'],
      member: 'member_id',
      key: ['kind', 'period'],
    },
    {
      file: 'time-outs',
      table: 'protection_time_out',
      columns: ['began_at', 'until'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'exclusions',
      table: 'protection_exclusion',
      columns: ['state', 'began_at', 'ends_at', 'lift_reason', 'asked_at', 'lifts_at', 'ended_at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'dormancy',
      table: 'protection_dormancy',
      columns: ['unused_since', 'noticed_at', 'dormant_at'],
      member: 'member_id',
      key: ['member_id'],
    },
    {
      file: 'markers',
      table: 'protection_marker',
      columns: ['kind', 'points', 'at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'cases',
      table: 'protection_case',
      columns: ['state', 'points', 'opened_at', 'outcome', 'closed_at'],
      member: 'member_id',
      key: ['id'],
    },
  ],
};
