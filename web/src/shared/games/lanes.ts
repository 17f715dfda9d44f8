import type { listVendors } from '@fairground/contract/catalog/endpoints';
import type { GameCategory, VendorGroup } from '@fairground/contract/catalog/game';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Category, Lobby } from '../category/categories.ts';
import { gameTypesOf } from './game-types.ts';

export type Lane = ValueOf<typeof listVendors>['data']['lanes'][number];

/** Lanes and their groups as one list: a group is a category like any other. */
export const groupsOf = (lanes: readonly Lane[]): readonly VendorGroup[] =>
  lanes.flatMap((lane) => [lane, ...lane.groups]);

/** Whether a category has a vendor; the lobby of what is played most needs none. */
export const hasVendors = (lanes: readonly Lane[], category: Category): boolean =>
  category === 'hot' ||
  groupsOf(lanes).some(({ gameCategory, vendors }) => isNamed(gameCategory, category) && vendors.length > 0);

/** Whether something of a category can be played: the menu names every hall, all else leads to open ones. */
export const isOpenCategory = (lanes: readonly Lane[], category: Category): boolean =>
  category === 'hot' ||
  groupsOf(lanes).some(({ gameCategory, isBuilding }) => isNamed(gameCategory, category) && !isBuilding);

/** Whether a hall has vendors and nothing of it can be opened yet. */
export const isBuildingHall = (lanes: readonly Lane[], lobby: Lobby): boolean => {
  const types = gameTypesOf(lobby);
  const groups = groupsOf(lanes).filter(
    ({ gameCategory, vendors }) => types.includes(gameCategory) && vendors.length > 0,
  );
  return groups.length > 0 && groups.every(({ isBuilding }) => isBuilding);
};

const isNamed = (gameCategory: GameCategory, category: Category): boolean => gameCategory.toLowerCase() === category;
