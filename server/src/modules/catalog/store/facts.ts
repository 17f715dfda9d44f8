import { INHOUSE_VENDOR } from '@fairground/contract/catalog/game';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Localized } from '../../../platform/localized.ts';
import type { BlockedRegion, CategoryFacts, GameFacts, Maintenance, VendorFacts } from '../domain/facts.ts';
import type { LabelRow } from '../domain/game-row.ts';
import { catalogIn } from './catalog-in.ts';

/**
 * A game is hot when an operator says so, when we picked it among our own, or when so many people opened it
 * lately. What another vendor says of its games is no reason.
 */
const HOT_PLAYERS_MIN = 10;

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
export const listGameFacts = async (reader: Reader, since: bigint): Promise<readonly GameFacts[]> => {
  const others = await listOtherNames(reader, since);
  const games = await catalogIn(reader)
    .selectFrom('catalog_game as game')
    .innerJoin('catalog_game_name as ty', (join) =>
      join.onRef('ty.game_id', '=', 'game.id').on('ty.language', '=', 'TY'),
    )
    .innerJoin('catalog_game_name as en', (join) =>
      join.onRef('en.game_id', '=', 'game.id').on('en.language', '=', 'EN'),
    )
    .select([
      'game.id',
      'vendor_code as vendor',
      'game.game_id as gameId',
      'room_id as roomId',
      'category',
      'classify',
      'theme',
      'mechanic',
      'volatility',
      'lines',
      'min_bet as minBet',
      'max_bet as maxBet',
      'rtp',
      'hit_rate as hitRate',
      'max_win as maxWin',
      sql<string>`coalesce(added_on::text, '')`.as('addedOn'),
      'hue',
      'picture_key as pictureKey',
      'model_id as modelId',
      'code',
      'default_play_type as defaultPlayType',
      'status',
      sql<boolean>`coalesce(hot_set, (is_hot and vendor_code = ${INHOUSE_VENDOR}) or players >= ${HOT_PLAYERS_MIN})`.as(
        'isHot',
      ),
      'shelf_place as shelfPlace',
      'place_set as placeSet',
      'is_closed as isClosed',
      'players',
      'ty.name as nameTY',
      'en.name as nameEN',
      'folded',
    ])
    .where('version', '>', since)
    .orderBy('game.id')
    .execute();
  // The driver makes every value again: what many games share is kept once, which halves the memory and the time to look.
  const shared = new Map<string, string>();
  const once = <Word extends string>(word: Word): Word => {
    const known = shared.get(word) ?? word;
    shared.set(word, known);
    return known as Word;
  };
  return games.map((game) => {
    const otherNames = others.get(game.id);
    return {
      ...game,
      vendor: once(game.vendor),
      category: once(game.category),
      classify: once(game.classify),
      theme: once(game.theme),
      mechanic: once(game.mechanic),
      status: once(game.status),
      addedOn: once(game.addedOn),
      ...(otherNames && { otherNames }),
    };
  });
};

/** Names beyond TY and EN, which few games have. */
const listOtherNames = async (reader: Reader, since: bigint): Promise<ReadonlyMap<GameNodeId, Localized>> => {
  const rows = await catalogIn(reader)
    .selectFrom('catalog_game_name as said')
    .innerJoin('catalog_game as game', 'game.id', 'said.game_id')
    .select(['said.game_id as id', 'said.language', 'said.name'])
    .where('said.language', 'not in', ['TY', 'EN'])
    .where('game.version', '>', since)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, said]) => [
      id,
      Object.fromEntries(said.map(({ language, name }) => [language, name])),
    ]),
  );
};
