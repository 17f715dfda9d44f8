import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { BlockedRegion, CategoryFacts, GameFacts, Maintenance, VendorFacts } from '../domain/facts.ts';
import type { LabelRow } from '../domain/game-row.ts';
import { catalogIn } from './catalog-in.ts';

const VENDORS_MAX = 2_000;
const LABELS_MAX = 2_000;
const BLOCKED_MAX = 20_000;

export type CatalogueState = { readonly version: bigint; readonly maintenance: readonly Maintenance[] };

/** What tells whether a node's memory still holds: the version, and whose maintenance runs by the database's clock. */
export const readState = async (reader: Reader): Promise<CatalogueState> => {
  const rows = await catalogIn(reader)
    .selectFrom('catalog_version')
    .leftJoin('catalog_maintenance as running', (join) =>
      join
        .on('running.cancelled_at', 'is', null)
        .on('running.starts_at', '<=', sql<Date>`now()`)
        .on((on) => on.or([on('running.ends_at', 'is', null), on('running.ends_at', '>', sql<Date>`now()`)])),
    )
    .select(['version', 'running.vendor_code as vendor', 'running.ends_at as endsAt'])
    .orderBy('running.vendor_code')
    .orderBy('running.ends_at')
    .limit(VENDORS_MAX)
    .execute();
  return {
    version: rows[0]?.version ?? 0n,
    maintenance: rows.flatMap(({ vendor, endsAt }) => (vendor === null ? [] : [{ vendor, endsAt }])),
  };
};

export const listCategories = (reader: Reader): Promise<CategoryFacts[]> =>
  catalogIn(reader).selectFrom('catalog_category').select(['code', 'sort', 'is_on as isOn']).orderBy('sort').execute();

export const listVendorFacts = (reader: Reader): Promise<VendorFacts[]> =>
  catalogIn(reader)
    .selectFrom('catalog_vendor')
    .select([
      'code',
      'names',
      'categories',
      'vendor_group as group',
      'account_type_name as accountTypeName',
      'sort',
      'logo_key as logoKey',
      'hue',
      'is_open as isOpen',
    ])
    .orderBy('sort')
    .orderBy('code')
    .limit(VENDORS_MAX)
    .execute();

export const listLabels = (reader: Reader): Promise<LabelRow[]> =>
  catalogIn(reader)
    .selectFrom('catalog_label')
    .select(['code', 'category', 'names', 'sort'])
    .orderBy('sort')
    .orderBy('code')
    .limit(LABELS_MAX)
    .execute();

export const listBlocked = (reader: Reader): Promise<BlockedRegion[]> =>
  catalogIn(reader)
    .selectFrom('catalog_blocked_region')
    .select(['kind', 'key', 'country'])
    .limit(BLOCKED_MAX)
    .execute();

/** The games that changed since a version, in the order of their ids; all of them since 0. */
export const listGameFacts = (reader: Reader, since: bigint): Promise<GameFacts[]> =>
  catalogIn(reader)
    .selectFrom('catalog_game as game')
    .leftJoin('catalog_game_name as ty', (join) =>
      join.onRef('ty.game_id', '=', 'game.id').on('ty.language', '=', 'TY'),
    )
    .leftJoin('catalog_game_name as en', (join) =>
      join.onRef('en.game_id', '=', 'game.id').on('en.language', '=', 'EN'),
    )
    .select((select) => [
      'game.id',
      'vendor_code as vendor',
      'category',
      'classify',
      'volatility',
      'lines',
      'min_bet as minBet',
      'rtp',
      'released_on as releasedOn',
      'status',
      select.fn.coalesce('hot_set', 'is_hot').as('isHot'),
      'is_closed as isClosed',
      'players',
      select.fn.coalesce('ty.name', select.val('')).as('nameTY'),
      select.fn.coalesce('en.name', select.val('')).as('nameEN'),
      'folded',
      'picture_key as pictureKey',
    ])
    .where('version', '>', since)
    .orderBy('game.id')
    .execute();
