import type { GameCategory, Vendor } from '@fairground/contract/catalog/game';
import { type Lobby, lobbyOf } from '../category/categories.ts';
import { categoryOf, gameTypesOf, isLotteryType } from './game-types.ts';
import { groupsOf, type Lane } from './lanes.ts';

const vendorsOfTypes = (lanes: readonly Lane[], types: readonly GameCategory[]): readonly Vendor[] =>
  groupsOf(lanes).flatMap(({ gameCategory, vendors }) => (types.includes(gameCategory) ? vendors : []));

/** The vendors of a lobby that have games to play, each once, most games first. */
export const vendorsOf = (lanes: readonly Lane[], lobby: Lobby): readonly Vendor[] => {
  const types = gameTypesOf(lobby);
  const vendors = types.length === 0 ? groupsOf(lanes).flatMap((group) => group.vendors) : vendorsOfTypes(lanes, types);
  return eachOnce(vendors.filter(({ gameCount }) => gameCount > 0)).toSorted(
    (one, other) => other.gameCount - one.gameCount,
  );
};

/** A vendor may stand in several categories; its games are then counted together. */
const eachOnce = (vendors: readonly Vendor[]): readonly Vendor[] => {
  const byCode = new Map<string, Vendor>();
  for (const vendor of vendors) {
    const known = byCode.get(vendor.vassalage);
    byCode.set(
      vendor.vassalage,
      known
        ? {
            ...known,
            gameCount: known.gameCount + vendor.gameCount,
            isMaintenance: known.isMaintenance && vendor.isMaintenance,
          }
        : vendor,
    );
  }
  return [...byCode.values()];
};

/** Every vendor of the house once, most games first. */
export const allVendors = (lanes: readonly Lane[]): readonly Vendor[] => vendorsOf(lanes, 'hot');

const SEA_LOTTERY = 'TCG_SEA';

/** The lottery vendor whose game the lottery's entry opens at once; undefined where there is none or it rests. */
export const seaLotteryOf = (lanes: readonly Lane[]): Vendor | undefined =>
  groupsOf(lanes)
    .flatMap(({ gameCategory, vendors }) => (isLotteryType(gameCategory) ? vendors : []))
    .find(({ vassalage, isMaintenance }) => vassalage === SEA_LOTTERY && !isMaintenance);

/** A vendor with a mark to show, and the lobby that has most of its games. */
export type Provider = { readonly vendor: Vendor; readonly lobby: Lobby };

export const providersOf = (lanes: readonly Lane[]): readonly Provider[] =>
  allVendors(lanes).flatMap((vendor) => {
    const [home] = groupsOf(lanes)
      .flatMap(({ gameCategory, vendors }) => vendors.map((one) => ({ gameCategory, one })))
      .filter(({ one }) => one.vassalage === vendor.vassalage)
      .toSorted((one, other) => other.one.gameCount - one.one.gameCount);
    return home && vendor.iconCode !== '' ? [{ vendor, lobby: lobbyOf(categoryOf(home.gameCategory)) }] : [];
  });
