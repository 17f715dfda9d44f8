import { iconCodeOf, logoAddress } from '@fairground/contract/catalog/art';
import type { listVendors as endpoint } from '@fairground/contract/catalog/endpoints';
import { laneOf } from '@fairground/contract/catalog/game';
import type { GameCategory, Vendor, VendorGroup } from '@fairground/contract/catalog/game';
import type { ValueOf } from '@fairground/contract/endpoint';
import { inLanguage } from '../../platform/localized.ts';
import type { View } from './answers.ts';
import type { CatalogDeps } from './deps.ts';
import type { GameFacts, VendorFacts } from './domain/facts.ts';
import { isLobby } from './domain/vendor-lobby.ts';

/**
 * Categories with their vendors; what has no game to show is left out. Where no game of a category can be opened yet,
 * its vendors are those that will bring them, with nothing to count.
 */
export const listVendors = (
  { languages }: CatalogDeps,
  { catalogue, region, language }: View,
): ValueOf<typeof endpoint> => {
  const offered = catalogue.seenIn(region).filter((game) => !isLobby(game));
  const games = gamesByVendor(offered);
  const open = new Set(offered.map(({ category }) => category));
  const planned = new Set(catalogue.buildingIn(region).map(({ category, vendor }) => `${category} ${vendor}`));
  const vendorIn = (vendor: VendorFacts, own: readonly GameFacts[]): Vendor => {
    const [only] = own.length === 1 ? own : [];
    return {
      vassalage: vendor.code,
      vendor: vendor.code,
      vendorName: inLanguage(vendor.names, language, languages[0]) ?? vendor.code,
      iconCode: iconCodeOf(vendor.code, language),
      logo: logoAddress(vendor.logoKey),
      hue: vendor.hue,
      gameCount: own.length,
      isGame: only ? 'GAME' : 'VASSALAGE',
      nodeId: only?.id ?? null,
      accountTypeName: vendor.accountTypeName,
      isMaintenance: catalogue.maintenanceOf(vendor.code) !== undefined,
    };
  };
  const groupOf = (gameCategory: GameCategory): VendorGroup => {
    const isOpen = open.has(gameCategory);
    const vendors = catalogue.facts.vendors.flatMap((vendor) => {
      const key = `${gameCategory} ${vendor.code}`;
      const own = games.get(key);
      if (own) return [vendorIn(vendor, own)];
      return !isOpen && planned.has(key) ? [vendorIn(vendor, [])] : [];
    });
    return { gameCategory, isBuilding: !isOpen && vendors.length > 0, vendors };
  };
  const groups = catalogue.facts.categories.map(({ code }) => groupOf(code));
  const lanes = groups
    .filter(({ gameCategory }) => laneOf(gameCategory) === gameCategory)
    .map((lane) => ({
      ...lane,
      groups: groups.filter(
        ({ gameCategory, vendors }) =>
          gameCategory !== lane.gameCategory && laneOf(gameCategory) === lane.gameCategory && vendors.length > 0,
      ),
    }))
    .filter((lane) => lane.vendors.length > 0 || lane.groups.length > 0);
  return { data: { lanes }, version: catalogue.facts.version.toString() };
};

const gamesByVendor = (games: readonly GameFacts[]): ReadonlyMap<string, readonly GameFacts[]> =>
  Map.groupBy(games, ({ category, vendor }) => `${category} ${vendor}`);
