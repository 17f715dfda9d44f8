import type { listVendors } from '@fairground/contract/catalog/endpoints';
import type { GameCategory, VendorGroup } from '@fairground/contract/catalog/game';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Category } from '../category/categories.ts';

export type Lane = ValueOf<typeof listVendors>['data']['lanes'][number];

/** Lanes and their groups as one list: a group is a category like any other. */
export const groupsOf = (lanes: readonly Lane[]): readonly VendorGroup[] =>
  lanes.flatMap((lane) => [lane, ...lane.groups]);

/** Whether a category has a vendor; the lobby of what is played most needs none. */
export const hasVendors = (lanes: readonly Lane[], category: Category): boolean =>
  category === 'hot' ||
  groupsOf(lanes).some(({ gameCategory, vendors }) => isNamed(gameCategory, category) && vendors.length > 0);

const isNamed = (gameCategory: GameCategory, category: Category): boolean => gameCategory.toLowerCase() === category;
