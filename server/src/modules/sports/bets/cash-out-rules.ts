import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/sports/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { Refusal } from '../../../platform/refusal.ts';
import type { SportsDeps } from '../deps.ts';
import { findBet } from '../store/bets.ts';
import { dropRule, keepRule, listRulesToLook, noteLooked } from '../store/cash-out-rules.ts';
import type { CashOutRuleRow } from '../tables.ts';
import { takeDue } from '../take-due.ts';
import { cashOutBet } from './cash-out.ts';
import { offerFor } from './offer-cash-out.ts';

/** Sets from which value the caller's bet is taken out by itself, or takes that back. */
export const setRule = async (
  { db }: Pick<SportsDeps, 'db'>,
  member: MemberId,
  { betId, atLeast }: BodyOf<typeof contract.setCashOutRule>,
): Promise<ValueOf<typeof contract.setCashOutRule>> => {
  const bet = await findBet(db, member, betId);
  if (!bet) throw new Refusal('sports.bet-unknown');
  if (atLeast === null) await dropRule(db, betId);
  else {
    if (bet.state !== 'ACCEPTED') throw new Refusal('sports.cash-out-refused', { reason: 'NOT_OPEN' });
    if (atLeast <= 0n) throw new Refusal('sports.stake-refused', { least: '1' });
    await keepRule(db, betId, member, atLeast);
  }
  return { atLeast };
};

const RULES_MAX = 100;

/** Takes out what has reached its value since prices moved; answers how many rules were looked at. */
export const followRules = (deps: SportsDeps): Promise<number> =>
  takeDue(deps.log, {
    list: (without) => listRulesToLook(deps.db, RULES_MAX, without),
    take: (rule) => follow(deps, rule),
    idOf: ({ bet_id }) => bet_id,
    max: RULES_MAX,
    what: 'rule',
  });

/** The request is the same as one by hand: live it waits, and where it is refused the next price is looked at. */
const follow = async (
  deps: SportsDeps,
  { bet_id: betId, member_id: member, at_least }: CashOutRuleRow,
): Promise<void> => {
  await noteLooked(deps.db, betId);
  const bet = await findBet(deps.db, member, betId);
  if (!bet) return;
  const { value, reason, version } = await offerFor(deps.db, bet);
  if (reason !== null || value < at_least) return;
  try {
    await cashOutBet(deps, member, { requestId: `rule-${betId}-${version}`, betId, value: money(value) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};
