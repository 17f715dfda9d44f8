import type { BodyOf } from '@fairground/contract/endpoint';
import type { RefillStanding, RefillState, takeRefill as contract } from '@fairground/contract/promotions/endpoints';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { BusinessDays } from '../../platform/business-days.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { REFUSAL_OF } from '../wallet/index.ts';
import type { PromotionsDeps } from './deps.ts';
import { dayBefore, nextRefillDay, refillRuleOf, refillStateOf } from './domain/refill.ts';
import type { RefillRule } from './domain/refill.ts';
import { countRefills, insertRefill, queueRefills } from './store.ts';

/** Whether a member may refill play money now. */
export const readRefill = async (deps: PromotionsDeps, session: Session): Promise<RefillStanding> => {
  const { db, clock, days, wallet } = deps;
  const now = clock.now();
  const rule = await ruleOf(deps);
  const currency = await wallet.currencyOf(session);
  const currencySymbol = await wallet.symbolOf(currency);
  if (rule === null) return { ...NONE, currencySymbol };
  const held = await wallet.readHeld(db, session.memberId, currency);
  const given = await countRefills(db, session.memberId, days.dayOf(now));
  return { ...shownStanding(rule, days, { held, given, now }), currencySymbol };
};

/**
 * Credits one refill, named by its day and its place in it. Anyone who asks for one that was given hears that it was; the
 * rules are asked again within the transaction, one after another for each member, so that twins get one.
 */
export const takeRefill = async (
  deps: PromotionsDeps,
  { day, place }: BodyOf<typeof contract>,
  session: Session,
): Promise<RefillStanding> => {
  const { db, clock, days, wallet, tenant } = deps;
  const { memberId } = session;
  const rule = await ruleOf(deps);
  if (rule === null) throw new Refusal('promotions.refill-off');
  const { amount } = rule;
  const currency = await wallet.currencyOf(session);
  const { cash: account } = await wallet.accountsOf(memberId, currency);
  const counter = await wallet.houseAccount('H_PROMO', currency);

  await inTransaction(db, async (tx) => {
    await queueRefills(tx, memberId);
    const now = clock.now();
    const today = days.dayOf(now);
    // An answer that was lost just before midnight is asked for again after it.
    if (!isCurrent(day, today)) throw new Refusal('promotions.refill-moved-on');
    if (place <= (await countRefills(tx, memberId, day))) return;
    const given = await countRefills(tx, memberId, today);
    refuseUnless(refillStateOf(rule, { held: await wallet.readHeld(tx, memberId, currency), given }));
    if (day !== today || place !== given + 1) throw new Refusal('promotions.refill-moved-on');
    const transactionId = `refill-${day}-${place}`;
    const id = { tenant, source: 'promotions', member: memberId, action: 'promotion', transactionId };
    const [answer] = await wallet.applyIn(tx, [{ id, kind: 'promotion', account, counter, amount }]);
    if (answer === undefined) throw new Error('The wallet gave no answer.');
    if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
    await insertRefill(tx, { member_id: memberId, day, place, amount, currency, given_at: now });
  });
  return readRefill(deps, session);
};

const isCurrent = (day: string, today: string): boolean => [today, dayBefore(today)].includes(day);

/** Real money is never given away here, whatever the flags say. */
const ruleOf = async ({ isPlayMoney, system }: PromotionsDeps): Promise<RefillRule | null> =>
  isPlayMoney ? refillRuleOf(await system.readFlags()) : null;

const refuseUnless = (state: RefillState): void => {
  if (state === 'enough') throw new Refusal('promotions.refill-not-needed');
  if (state === 'used-up') throw new Refusal('promotions.refill-used-up');
};

type Standing = Omit<RefillStanding, 'currencySymbol'>;

const NONE: Standing = {
  state: 'none',
  amount: money(0n),
  below: money(0n),
  perDay: 0,
  left: 0,
  next: null,
  nextAt: null,
};

const shownStanding = (
  rule: RefillRule,
  days: BusinessDays,
  { held, given, now }: { readonly held: Money; readonly given: number; readonly now: Date },
): Standing => {
  const state = refillStateOf(rule, { held, given });
  return {
    state,
    ...rule,
    left: Math.max(0, rule.perDay - given),
    next: state === 'open' ? { day: days.dayOf(now), place: given + 1 } : null,
    nextAt: given < rule.perDay ? null : nextRefillDay(days, now),
  };
};
