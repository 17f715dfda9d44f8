import type { GameNodeId } from '@fairground/contract/catalog/game';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { LaunchFacts } from '../domain/launch.ts';
import { catalogIn } from './catalog-in.ts';

/** How a launch names its game: by our id, or by the vendor's own. */
export type GameName = { readonly nodeId: GameNodeId } | { readonly vendor: string; readonly gameId: string };

/** Everything that decides whether a game opens, read now: not from memory, and by the clock of the database. */
export const readLaunchFacts = async (
  reader: Reader,
  name: GameName,
  country: string,
): Promise<LaunchFacts | undefined> => {
  const isNamed =
    'nodeId' in name
      ? sql<boolean>`game.id = ${name.nodeId}`
      : sql<boolean>`game.vendor_code = ${name.vendor} and game.game_id = ${name.gameId}`;
  const [facts] = await listFacts(reader, isNamed, country);
  return facts;
};

/** The same of every game of a vendor, in the order of their ids. */
export const listLaunchFacts = (reader: Reader, vendor: string, country: string): Promise<readonly LaunchFacts[]> =>
  listFacts(reader, sql<boolean>`game.vendor_code = ${vendor}`, country);

const listFacts = async (
  reader: Reader,
  isAsked: RawBuilder<boolean>,
  country: string,
): Promise<readonly LaunchFacts[]> => {
  const { rows } = await sql<LaunchFacts>`
    select game.id, game.vendor_code as vendor, game.game_id as "gameId", game.room_id as "roomId", game.category,
           game.classify, game.mechanic, game.theme, game.hue, game.model_id as "modelId", game.code,
           game.default_play_type as "defaultPlayType", game.min_bet as "minBet", game.max_bet as "maxBet",
           game.rtp,
           (select coalesce(json_object_agg(said.language, said.name), '{}') from catalog_game_name said
             where said.game_id = game.id) as names,
           game.status, game.is_closed as "isClosed", vendor.is_open as "isVendorOpen",
           vendor.account_type_name as "accountTypeName", category.is_on as "isCategoryOn",
           exists (select from catalog_maintenance running
                    where running.vendor_code = vendor.code and running.cancelled_at is null
                      and running.starts_at <= now() and (running.ends_at is null or running.ends_at > now())
                  ) as "isInMaintenance",
           exists (select from catalog_blocked_region blocked
                    where blocked.country = ${country}
                      and (blocked.kind, blocked.key) in
                          (('game', game.id::text), ('vendor', vendor.code), ('category', category.code))
                  ) as "isBlocked"
      from catalog_game game
      join catalog_vendor vendor on vendor.code = game.vendor_code
      join catalog_category category on category.code = game.category
     where ${isAsked}
     order by game.id
  `.execute(catalogIn(reader));
  return rows;
};
