import * as contract from '@fairground/contract/cashier/transfer-endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { bind } from '../../../platform/http/route.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import type { CashierDeps } from '../deps.ts';
import { sumTransfers } from '../store/peer-transfers.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { latestWait, waitsOf } from '../withdrawal/obstacles.ts';
import { leftOf, limitsFrom, uplineStateOf } from './domain/upline-rules.ts';
import { transferUpline } from './transfer-upline.ts';

/** Money that a member sends to its direct upline (domain 5). */
export const createUplineTransfers = (deps: CashierDeps): Module => ({
  routes: [
    bind(contract.readUplineTransfer, (_input, { session }) => readUplineTransfer(deps, session)),
    bind(contract.transferUpline, ({ body }, { session }) => transferUpline(deps, body, session)),
  ],
});

const readUplineTransfer = async (deps: CashierDeps, session: Session) => {
  const { db, clock, days, identity, system, wallet } = deps;
  const member = session.memberId;
  const { sender, upline } = await sidesOf(deps, member);
  const limits = limitsFrom(await system.readFlags());
  const state = sender === undefined ? 'NO_UPLINE' : uplineStateOf(sender, upline);
  const sent = await sumTransfers(db, member, { direction: 'UP', day: days.dayOf(clock.now()) });
  return {
    state,
    upline: state === 'OPEN' ? (upline?.account ?? null) : null,
    min: limits.min,
    max: limits.max,
    leftToday: leftOf(limits, sent),
    waitsUntil: latestWait(await waitsOf(deps, session, await readRules(db)))?.until ?? null,
    hasPaymentPassword: await identity.hasPaymentPassword(member),
    currencySymbol: await wallet.symbolOf(await wallet.currencyOf(session)),
  };
};

/** The member and who stands directly above. */
const sidesOf = async ({ members }: Pick<CashierDeps, 'members'>, member: MemberId) => {
  const sender = await members.find(member);
  const uplineId = sender?.uplineId ?? null;
  return { sender, upline: uplineId === null ? undefined : await members.find(uplineId) };
};
