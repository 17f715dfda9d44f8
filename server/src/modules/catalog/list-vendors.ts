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

/** Categories with their vendors; what has no game to show is left out. */
export const listVendors = (
  { languages }: CatalogDeps,
  { catalogue, region, language }: View,
): ValueOf<typeof endpoint> => {
  const games = gamesByVendor(catalogue.seenIn(region).filter((game) => !isLobby(game)));
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
  const groupOf = (gameCategory: GameCategory): VendorGroup => ({
    gameCategory,
    vendors: catalogue.facts.vendors.flatMap((vendor) => {
      const own = games.get(`${gameCategory} ${vendor.code}`);
      return own ? [vendorIn(vendor, own)] : [];
    }),
  });
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
