import type { MemberId } from '@fairground/contract/ids';
import type { PresetRate } from '@fairground/contract/members/preset-rates';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { MembersDeps } from './deps.ts';
import type { ProductRates } from './domain/product-rates.ts';
import { isOffered } from './domain/rates.ts';
import { productRatesOn } from './product-rates.ts';
import { lineOf } from './rates.ts';
import { findLinkPresets } from './store/links.ts';
import { upsertProductRate } from './store/product-rates.ts';

/** What a new account is given when it is opened; what is left out is what the site gives, or as much as the upline holds. */
export type Presets = { readonly series?: number | undefined; readonly rates?: readonly PresetRate[] | undefined };

type Deps = Pick<MembersDeps, 'clock' | 'days' | 'rateScale' | 'siteRebates'>;

/** Which of the presets the giver does not hold today; what it holds at use may be less. */
export const presetFault = async (
  deps: Deps,
  reader: Reader,
  giver: MemberId,
  { series, rates = [] }: Presets,
): Promise<'series' | 'rate' | undefined> => {
  if (series !== undefined && (!isOffered(deps.rateScale, series) || series > (await seriesHeld(deps, reader, giver))))
    return 'series';
  if (rates.length === 0) return undefined;
  const held = await ratesHeld(deps, reader, giver);
  return rates.some(({ product, rate }) => rate > (held.get(product) ?? 0)) ? 'rate' : undefined;
};

/** What a link gives to those who come by it. */
export const presetsOfLink = async (
  reader: Reader,
  linkId: bigint | null,
): Promise<{ readonly series: number | undefined; readonly rates: readonly PresetRate[] }> =>
  linkId === null ? { series: undefined, rates: [] } : findLinkPresets(reader, linkId);

/** The series that a newcomer is given: at most what its upline holds today. */
export const clampedSeries = async (
  deps: Deps,
  tx: Tx,
  uplineId: MemberId,
  series: number | undefined,
): Promise<number | undefined> =>
  series === undefined ? undefined : Math.min(series, await seriesHeld(deps, tx, uplineId));

/** Gives a newcomer rates of products from its first day on, at most what its upline holds today. */
export const givePresetRates = async (
  deps: Deps,
  tx: Tx,
  { member, uplineId }: { readonly member: MemberId; readonly uplineId: MemberId },
  rates: readonly PresetRate[],
): Promise<void> => {
  if (rates.length === 0) return;
  const at = deps.clock.now();
  const held = await ratesHeld(deps, tx, uplineId);
  for (const { product, rate } of rates) {
    const given = Math.min(rate, held.get(product) ?? 0);
    await upsertProductRate(tx, { member, product, rate: given, from: deps.days.dayOf(at), at });
  }
};

const seriesHeld = async (deps: Deps, reader: Reader, member: MemberId): Promise<number> => {
  const { ofHeads, line } = await lineOf(deps, reader, member, deps.days.dayOf(deps.clock.now()));
  return line.at(-1)?.rate ?? ofHeads;
};

const ratesHeld = async (deps: Deps, reader: Reader, member: MemberId): Promise<ProductRates> =>
  (await productRatesOn(deps, reader, [member], deps.days.dayOf(deps.clock.now()))).get(member)?.own ?? new Map();
