import type { Permission } from './permissions.ts';

/**
 * What an API key may be allowed to read. Keys never change anything, and what is about staff, documents of persons, their
 * letters or the trail of changes is read by people alone.
 */
export const KEY_PERMISSIONS = [
  'system.read',
  'members.read',
  'games.read',
  'promotions.read',
  'loyalty.read',
  'bets.read',
  'wallet.read',
  'lottery.read',
  'sports.read',
  'deposits.read',
  'withdrawals.read',
  'events.read',
  'reports.read',
] as const satisfies readonly Permission[];
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];
