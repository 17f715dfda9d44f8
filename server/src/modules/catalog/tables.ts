import type { GameCategory, GameNodeId, GameStatus, Volatility } from '@fairground/contract/catalog/game';
import type { StopScope } from '@fairground/contract/catalog/stop-operator-endpoints';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Names } from './domain/game-row.ts';

/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

export type CatalogTables = {
  catalog_version: { is_only: Generated<boolean>; version: bigint };
  catalog_import: { source: string; hash: string; imported_at: Date };
  catalog_category: { code: GameCategory; sort: number; is_on: boolean };
  catalog_vendor: {
    code: string;
    names: Json<Names>;
    categories: GameCategory[];
    vendor_group: string;
    account_type_name: string;
    sort: number;
    logo_key: string;
    hue: number;
    is_open: Generated<boolean>;
  };
  catalog_maintenance: {
    id: GeneratedAlways<bigint>;
    vendor_code: string;
    starts_at: Date;
    ends_at: Date | null;
    cancelled_at: Date | null;
  };
  catalog_label: { category: GameCategory; code: string; names: Json<Names>; sort: number };
  catalog_game: {
    id: GeneratedAlways<GameNodeId>;
    vendor_code: string;
    game_id: string;
    room_id: string;
    category: GameCategory;
    classify: string;
    theme: string;
    mechanic: string;
    volatility: Volatility | null;
    lines: number;
    min_bet: Money;
    max_bet: Money | null;
    rtp: number | null;
    hit_rate: number | null;
    max_win: number | null;
    released_on: string;
    added_on: string | null;
    hue: number;
    tile_seed: bigint;
    picture_key: string;
    model_id: string | null;
    code: string;
    default_play_type: string;
    status: GameStatus;
    is_hot: boolean;
    shelf_place: Generated<number>;
    folded: string;
    is_closed: Generated<boolean>;
    hot_set: boolean | null;
    place_set: Generated<number | null>;
    players: Generated<number>;
    version: bigint;
  };
  catalog_game_name: { game_id: GameNodeId; language: string; name: string };
  catalog_blocked_region: { kind: BlockedKind; key: string; country: string };
  catalog_favourite: { member_id: MemberId; game_id: GameNodeId; marked_at: Date };
  catalog_stop: {
    id: GeneratedAlways<Id<'stop'>>;
    scope: StopScope;
    vendor_code: string | null;
    game_id: GameNodeId | null;
    stopped_at: Date;
    stopped_by: string;
    reason: string;
    released_at: Generated<Date | null>;
    released_by: Generated<string | null>;
  };
  catalog_recent: { member_id: MemberId; game_id: GameNodeId; played_at: Date; plays: number };
};

export type BlockedKind = 'category' | 'vendor' | 'game';
