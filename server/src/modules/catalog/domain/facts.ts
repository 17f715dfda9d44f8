import type { GameCategory, GameNodeId, GameStatus, Volatility } from '@fairground/contract/catalog/game';
import type { BlockedKind } from '../tables.ts';
import type { LabelRow, VendorRow } from './game-row.ts';

/** What is known of a game in memory: enough to find it and to put it in order. The rest is read by its id. */
export type GameFacts = {
  readonly id: GameNodeId;
  readonly vendor: string;
  readonly category: GameCategory;
  readonly classify: string;
  readonly volatility: Volatility | null;
  readonly lines: number;
  readonly minBet: bigint;
  readonly rtp: number | null;
  readonly releasedOn: string;
  readonly status: GameStatus;
  readonly isHot: boolean;
  readonly isClosed: boolean;
  readonly players: number;
  readonly nameTY: string;
  readonly nameEN: string;
  readonly folded: string;
  readonly pictureKey: string;
};

export type VendorFacts = VendorRow & { readonly isOpen: boolean };

export type CategoryFacts = { readonly code: GameCategory; readonly sort: number; readonly isOn: boolean };

/** A vendor that is in maintenance now, and until when as far as anybody knows. */
export type Maintenance = { readonly vendor: string; readonly endsAt: Date | null };

export type BlockedRegion = { readonly kind: BlockedKind; readonly key: string; readonly country: string };

/** The whole catalogue as it was read from the database. */
export type CatalogueFacts = {
  readonly version: bigint;
  readonly categories: readonly CategoryFacts[];
  readonly vendors: readonly VendorFacts[];
  readonly labels: readonly LabelRow[];
  readonly maintenance: readonly Maintenance[];
  readonly blocked: readonly BlockedRegion[];
  /** In the order of their ids. */
  readonly games: readonly GameFacts[];
};
