import type { GameCategory, GameNodeId } from '@fairground/contract/catalog/game';
import type { Localized } from '../../../platform/localized.ts';
import type { BlockedKind } from '../tables.ts';
import type { GameRow, LabelRow, VendorRow } from './game-row.ts';

/** A game as a node keeps it in memory: everything that is shown of it, and what it is found by. */
export type GameFacts = Omit<GameRow, 'names' | 'tileSeed' | 'releasedOn'> & {
  readonly id: GameNodeId;
  /** The day its vendor added it here, `2026-11-15`; empty for what the vendor began with. */
  readonly addedOn: string;
  readonly isClosed: boolean;
  /** Where it stands in the catalogue as it was shipped; lower comes first. */
  readonly shelfPlace: number;
  /** Where staff placed it among the games in front; null where nobody did. */
  readonly placeSet: number | null;
  /** How many people opened it lately. */
  readonly players: number;
  readonly nameTY: string;
  readonly nameEN: string;
  /** In the languages beyond those two; most games have none. */
  readonly otherNames?: Localized;
  /** Every name on a line of its own without case and accents, TY first, then EN. */
  readonly folded: string;
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
