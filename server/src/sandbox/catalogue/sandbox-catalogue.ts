import { money, UNITS_PER_WHOLE } from '@fairground/contract/money';
import type { CatalogueRows, GameRow, VendorRow } from '../../modules/catalog/index.ts';
import { dealTiles } from './deal-tiles.ts';
import { inHousePlans } from './families/in-house.ts';
import { plansOf } from './families/listed.ts';
import { lotteryPlans } from './families/lotteries.ts';
import { sportPlans } from './families/sports.ts';
import { TABLE_FAMILIES } from './families/tables.ts';
import type { GamePlan } from './game-plan.ts';
import { LABELS } from './labels.ts';
import { slotPlans } from './slots.ts';
import { keyOf, tileKeyOf } from './tile-recipe.ts';
import type { TileRecipe } from './tile-recipe.ts';
import { SANDBOX_VENDORS } from './vendors.ts';
import type { SandboxVendor } from './vendors.ts';

type SandboxGame = { readonly row: GameRow; readonly recipe: TileRecipe };

/**
 * Every vendor, label and game of the sandbox: some 10,000, the same at every call. Anyone who plays a game's model of
 * mathematics opens it.
 */
export const sandboxCatalogue = (): CatalogueRows => ({
  vendors: SANDBOX_VENDORS.map(vendorRow),
  labels: LABELS,
  games: sandboxGames().map(({ row }) => row),
});

/** What each tile is drawn from, by its picture key. */
export const sandboxTiles = (): ReadonlyMap<string, TileRecipe> =>
  new Map(sandboxGames().map(({ row, recipe }) => [row.pictureKey, recipe]));

/** The vendor behind each word-mark, by its logo key. */
export const sandboxLogos = (): ReadonlyMap<string, SandboxVendor> =>
  new Map(SANDBOX_VENDORS.map((vendor) => [logoKeyOf(vendor), vendor]));

/** Every game with what its tile is drawn from. */
export const sandboxGames = (): readonly SandboxGame[] => {
  const plans = [
    ...slotPlans(),
    ...TABLE_FAMILIES.flatMap(plansOf),
    ...sportPlans(),
    ...inHousePlans(),
    ...lotteryPlans(),
  ];
  const recipes = dealTiles(plans.map(({ vendor, gameId, tile }) => ({ vendor, gameId, ...tile })));
  return plans.flatMap((plan, place) => {
    const recipe = recipes[place];
    return recipe ? [{ row: gameRow(plan, recipe), recipe }] : [];
  });
};

const gameRow = ({ minBetDong, tile: _tile, ...plan }: GamePlan, recipe: TileRecipe): GameRow => ({
  roomId: '',
  code: '',
  defaultPlayType: '',
  isHot: false,
  maxBet: null,
  rtp: null,
  hitRate: null,
  maxWin: null,
  modelId: null,
  status: 'COMING_SOON',
  ...plan,
  minBet: money(BigInt(minBetDong) * UNITS_PER_WHOLE),
  hue: recipe.hue,
  tileSeed: recipe.seed,
  pictureKey: tileKeyOf(recipe),
});

const logoKeyOf = ({ code, name, hue, emblem }: SandboxVendor): string => keyOf(['logo', code, name, hue, emblem]);

/** Lotteries are distinguished by the account they are played from; everybody else plays from their own. */
const ACCOUNTS: Readonly<Record<string, string>> = { TCG_LOTTO: 'ELOTT' };

const vendorRow = (vendor: SandboxVendor, sort: number): VendorRow => ({
  code: vendor.code,
  names: { TY: vendor.name, EN: vendor.name },
  categories: vendor.categories,
  group: vendor.code,
  accountTypeName: ACCOUNTS[vendor.code] ?? vendor.code,
  sort,
  logoKey: logoKeyOf(vendor),
  hue: vendor.hue,
});
