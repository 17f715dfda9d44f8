import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type * as contract from '@fairground/contract/loyalty/endpoints';
import { money } from '@fairground/contract/money';
import { stampsIn } from '../../../platform/business-days.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findAccountsOf, takeClaimIn } from '../claims/take-claim.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { nextDay } from '../domain/days.ts';
import { isOpenAt, payable } from '../domain/rebate.ts';
import { findClaimByKey, insertClaims } from '../store/claims.ts';
import type { Claim } from '../store/claims.ts';
import { linkRebates, listOpenRebates, listRebateRules, lockOpenRebates, readRebateSetting } from '../store/rebates.ts';
import type { RebateSetting } from '../store/rebates.ts';

const FOREVER = '2000-01-01';

/**
 * Credits all open rebates of a member at once: the days are locked, added up and cut to cents, and the claim, the money
 * and the days that it took are written together. The same key is answered again; twins find nothing left.
 */
export const creditRebate = async (deps: LoyaltyDeps, member: MemberId, key: string): Promise<Claim> => {
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  await findAccountsOf(deps, { memberId: member, kind: 'REBATE', currency });
  return inTransaction(deps.db, async (tx) => {
    const setting = await readRebateSetting(tx);
    const rows = await lockOpenRebates(tx, member, firstDay(deps, setting));
    const claimKey = `RB:${member}:${key}`;
    const before = await findClaimByKey(tx, claimKey);
    if (before !== undefined) return before;
    const amount = payable(rows.map((row) => row.amount));
    const [newest] = rows;
    if (newest === undefined || amount < setting.minClaim) throw new Refusal('loyalty.rebate-too-small');
    await insertClaims(
      tx,
      [{ member, kind: 'REBATE', key: claimKey, amount, currency, turnover: 0, detail: { day: newest.day } }],
      deps.clock.now(),
    );
    const claim = await findClaimByKey(tx, claimKey);
    if (claim === undefined) throw new Error('The claim of a rebate was not written.');
    await linkRebates(tx, member, rows, claim.id);
    return takeClaimIn(deps, tx, member, claim.id);
  });
};

/** By a press of its owner, within the hours of the house. */
export const claimRebate = async (deps: LoyaltyDeps, member: MemberId, key: string): Promise<Claim> => {
  const { opensAt, closesAt } = await readRebateSetting(deps.db);
  if (!isOpenAt(timeOf(deps), { opensAt, closesAt })) throw new Refusal('loyalty.rebate-closed', { opensAt, closesAt });
  return creditRebate(deps, member, `own-${key}`);
};

export const showRebate = async (deps: LoyaltyDeps, member: MemberId): Promise<ValueOf<typeof contract.readRebate>> => {
  const setting = await readRebateSetting(deps.db);
  const rows = await listOpenRebates(deps.db, member, firstDay(deps, setting));
  const { mode, minClaim, opensAt, closesAt, lapseDays } = setting;
  return {
    ...{ mode, minClaim, opensAt, closesAt, lapseDays },
    total: payable(rows.map(({ amount }) => amount)),
    isOpen: isOpenAt(timeOf(deps), setting),
    list: rows.map(({ day, product, base, ratePpm, boostPpm, amount }) => ({
      ...{ day, product, ratePpm, boostPpm },
      base: money(base),
      amount: money(amount),
    })),
    rates: (await listRebateRules(deps.db)).map(({ product, ratePpm }) => ({ product, ratePpm })),
    currencySymbol: await deps.wallet.symbolOf(await deps.wallet.currencyOf({ account: 'member' })),
  };
};

const firstDay = ({ days, clock }: Pick<LoyaltyDeps, 'days' | 'clock'>, { lapseDays }: RebateSetting): string =>
  lapseDays === null ? FOREVER : nextDay(days.dayOf(clock.now()), -lapseDays);

const timeOf = ({ days, clock }: Pick<LoyaltyDeps, 'days' | 'clock'>): string =>
  stampsIn(days.timeZone)(clock.now()).slice(11, 16);
