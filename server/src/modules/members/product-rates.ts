import { PRODUCT_RATE_CAPS } from '@fairground/contract/members/product-rates';
import type { RatedProduct } from '@fairground/contract/members/product-rates';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { heldProducts } from './domain/product-rates.ts';
import type { ProductRates } from './domain/product-rates.ts';
import { linesOnDay } from './lines.ts';
import { tomorrowOf } from './rates.ts';
import { lockPlace } from './store/members.ts';
import { listProductRates, upsertProductRate } from './store/product-rates.ts';

/** Who stood directly above a member on a day, and what both held then; heads of lines stand under nobody here. */
export type HeldProducts = {
  readonly own: ProductRates;
  readonly upline: { readonly id: MemberId; readonly rates: ProductRates } | undefined;
};

type Deps = Pick<MembersDeps, 'siteRebates'>;

/** What members held of each product on a day, and those directly above them. */
export const productRatesOn = async (
  { siteRebates }: Deps,
  reader: Reader,
  members: readonly MemberId[],
  day: string,
): Promise<ReadonlyMap<MemberId, HeldProducts>> => {
  const [lines, ofSite] = await Promise.all([linesOnDay(reader, members, day), siteRebates(reader)]);
  const everybody = [...new Set(lines.flatMap(({ path }) => path))];
  const given = new Map<MemberId, Map<RatedProduct, number>>();
  for (const { member, product, rate } of await listProductRates(reader, everybody, day)) {
    const rates = given.get(member) ?? new Map<RatedProduct, number>();
    given.set(member, rates.set(product, rate));
  }
  const none: ProductRates = new Map();
  return new Map(
    lines.map(({ id, path }) => {
      const held = heldProducts(
        path.map((step) => given.get(step) ?? none),
        ofSite,
      );
      const above = path.at(-2);
      const rates = held.at(-2);
      const upline = above === undefined || rates === undefined ? undefined : { id: above, rates };
      return [id, { own: held.at(-1) ?? ofSite, upline }];
    }),
  );
};

/** Gives a member a rate of a product from the next midnight on, at most what the one above will hold then. */
export const setProductRate = (
  deps: SetDeps & Pick<MembersDeps, 'db'>,
  actor: Actor,
  member: MemberId,
  change: ProductRate,
): Promise<{ readonly from: string }> =>
  inTransaction(deps.db, (tx) => setProductRateIn(deps, tx, actor, member, change));

type SetDeps = Pick<MembersDeps, 'audit' | 'clock' | 'days' | 'siteRebates'>;
type ProductRate = { readonly product: RatedProduct; readonly rate: number | null };

/** The same within a transaction of the caller. */
export const setProductRateIn = async (
  deps: SetDeps,
  tx: Tx,
  actor: Actor,
  member: MemberId,
  { product, rate }: ProductRate,
): Promise<{ readonly from: string }> => {
  const { audit, clock, days } = deps;
  if (rate !== null && !(Number.isInteger(rate) && rate >= 0 && rate <= PRODUCT_RATE_CAPS[product]))
    throw new Refusal('members.rate-refused');
  const now = clock.now();
  const from = tomorrowOf(days, now);
  const place = await lockPlace(tx, member);
  if (place === undefined) throw new Refusal('members.member-unknown');
  if (place.path.length === 0) throw new Refusal('members.rate-refused');
  const held = (await productRatesOn(deps, tx, [member], from)).get(member);
  const most = held?.upline?.rates.get(product) ?? PRODUCT_RATE_CAPS[product];
  if (rate !== null && rate > most) throw new Refusal('members.rate-refused');
  if (actor.actorKind === 'member') {
    // Agents only raise: what is lower tomorrow than today was lowered by staff, and no agent takes that back.
    const today = (await productRatesOn(deps, tx, [member], days.dayOf(now))).get(member);
    if ((held?.own.get(product) ?? 0) < (today?.own.get(product) ?? 0)) throw new Refusal('members.rate-refused');
  }
  await upsertProductRate(tx, { member, product, rate, from, at: now });
  await audit.record(tx, {
    ...actor,
    action: 'members.set-product-rate',
    resource: 'member',
    resourceId: member.toString(),
    before: { product, rate: held?.own.get(product) ?? null },
    after: { product, rate, from },
  });
  return { from };
};
