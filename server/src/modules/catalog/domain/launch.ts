import type { LaunchRefusal } from '@fairground/contract/catalog/errors';
import type { GameCategory, GameNodeId, GameStatus } from '@fairground/contract/catalog/game';
import type { Money } from '@fairground/contract/money';
import type { Localized } from '../../../platform/localized.ts';
import { returnsEnough } from './minimum-return.ts';

/** What a launch needs to know of its game. */
export type LaunchGame = {
  readonly id: GameNodeId;
  readonly vendor: string;
  readonly gameId: string;
  readonly roomId: string;
  readonly category: GameCategory;
  readonly classify: string;
  readonly mechanic: string;
  /** What it is called, for a client that writes its title. */
  readonly names: Localized;
  /** How it looks, for a client that can play many games, and the hue of its tile in degrees. */
  readonly theme: string;
  readonly hue: number;
  /** The model of mathematics that plays it; null where an outside vendor does. */
  readonly modelId: string | null;
  readonly code: string;
  readonly defaultPlayType: string;
  readonly accountTypeName: string;
  readonly minBet: Money;
  readonly maxBet: Money | null;
};

export type LaunchFacts = LaunchGame & {
  /** In hundredths of a percent, null where the vendor states none. */
  readonly rtp: number | null;
  readonly status: GameStatus;
  readonly isClosed: boolean;
  readonly isVendorOpen: boolean;
  readonly isInMaintenance: boolean;
  readonly isCategoryOn: boolean;
  readonly isBlocked: boolean;
};

/** Why a game cannot be opened now; nothing when it can. What lasts longest is said first. */
export const refusalOf = (facts: LaunchFacts, returnMin: number): LaunchRefusal | undefined => {
  if (facts.isBlocked) return 'catalog.region-refused';
  if (!returnsEnough(facts, returnMin)) return 'catalog.game-return-too-low';
  if (!facts.isCategoryOn) return 'catalog.category-off';
  if (!facts.isVendorOpen) return 'catalog.vendor-closed';
  if (facts.isClosed) return 'catalog.game-closed';
  if (facts.status === 'COMING_SOON') return 'catalog.game-coming-soon';
  if (facts.isInMaintenance) return 'catalog.vendor-maintenance';
  if (facts.status === 'MAINTENANCE') return 'catalog.game-maintenance';
  return undefined;
};
