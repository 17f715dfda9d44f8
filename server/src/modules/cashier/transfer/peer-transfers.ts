import * as contract from '@fairground/contract/cashier/transfer-endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Member } from '../../members/index.ts';
import type { CashierDeps } from '../deps.ts';
import { sumTransfers } from '../store/peer-transfers.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { latestWait, waitsOf } from '../withdrawal/obstacles.ts';
import { leftOf, limitsFrom, reachOf, stricterLimits, uplineStateOf } from './domain/transfer-rules.ts';
import type { UplineState } from './domain/transfer-rules.ts';
import { sendMoney } from './send-money.ts';
import type { Flags, Sender, Sides, TransferDeps } from './send-money.ts';

/** Money between a member and those it stands under or above (domain 5). */
export const createPeerTransfers = (deps: TransferDeps): Module => ({
  routes: [
    bind(contract.readUplineTransfer, (_input, caller) => readUplineTransfer(deps, caller)),
    bind(contract.transferUpline, ({ body }, caller) =>
      sendMoney(
        deps,
        { direction: 'UP', needSides: (reader) => needUpline(deps, reader, caller.session.memberId) },
        body,
        caller,
      ),
    ),
    bind(contract.readDownlineTransfer, (_input, caller) => readDownlineTransfer(deps, caller)),
    bind(contract.transferDownline, ({ body: { memberId, ...body } }, caller) =>
      sendMoney(
        deps,
        {
          direction: 'DOWN',
          to: memberId,
          needSides: (reader, flags) =>
            needBelow(deps, reader, { sender: caller.session.memberId, receiver: memberId, flags }),
        },
        body,
        caller,
      ),
    ),
  ],
});

const readUplineTransfer = async (deps: CashierDeps, { session, market }: Sender) => {
  const { sender, upline } = await sidesOf(deps, deps.db, session.memberId);
  const open = sender === undefined ? 'NO_UPLINE' : uplineStateOf(sender, upline);
  const state: UplineState | 'FORBIDDEN' = market().policy.accountTransfers ? open : 'FORBIDDEN';
  return {
    state,
    upline: state === 'OPEN' ? (upline?.account ?? null) : null,
    ...(await standingOf(deps, session, 'UP')),
  };
};

const readDownlineTransfer = async (deps: CashierDeps, { session, market }: Sender) => {
  const sender = await deps.members.find(session.memberId);
  return {
    reach:
      sender === undefined || !market().policy.accountTransfers
        ? ('NOBODY' as const)
        : reachOf(sender, await deps.system.readFlags()),
    ...(await standingOf(deps, session, 'DOWN')),
  };
};

/** How much the member may send this way, and what it needs for it. */
const standingOf = async (deps: CashierDeps, session: Session, direction: 'UP' | 'DOWN') => {
  const { db, clock, days, identity, members, system, wallet } = deps;
  const member = session.memberId;
  const own = await members.agentLimits.find(db, member);
  const limits = stricterLimits(limitsFrom(await system.readFlags()), own);
  const sent = await sumTransfers(db, member, { direction, day: days.dayOf(clock.now()) });
  return {
    min: limits.min,
    max: limits.max,
    leftToday: leftOf(limits, sent),
    waitsUntil: latestWait(await waitsOf(deps, session, await readRules(db)))?.until ?? null,
    hasPaymentPassword: await identity.hasPaymentPassword(member),
    currencySymbol: await wallet.symbolOf(await wallet.currencyOf(session)),
  };
};

/** The member and who stands directly above. */
const sidesOf = async ({ members }: Pick<CashierDeps, 'members'>, reader: Reader, member: MemberId) => {
  const sender = await members.findIn(reader, member);
  const uplineId = sender?.uplineId ?? null;
  return { sender, upline: uplineId === null ? undefined : await members.findIn(reader, uplineId) };
};

const needUpline = async (deps: CashierDeps, reader: Reader, member: MemberId): Promise<Sides> => {
  const { sender, upline } = await sidesOf(deps, reader, member);
  if (sender === undefined) throw new Refusal('access.login-required');
  const state = uplineStateOf(sender, upline);
  if (state === 'NOT_ALLOWED') throw new Refusal('cashier.transfer-not-allowed');
  if (state === 'NO_UPLINE' || upline === undefined) throw new Refusal('cashier.transfer-no-upline');
  return { sender, receiver: upline };
};

/** Who stands elsewhere is as unknown as a number nobody has. */
const needBelow = async (
  { members }: CashierDeps,
  reader: Reader,
  { flags, ...ids }: { readonly sender: MemberId; readonly receiver: MemberId; readonly flags: Flags },
): Promise<Sides> => {
  const sender = await members.findIn(reader, ids.sender);
  if (sender === undefined) throw new Refusal('access.login-required');
  const reach = reachOf(sender, flags);
  if (reach === 'NOBODY') throw new Refusal('agents.type-refused');
  const receiver = await members.findIn(reader, ids.receiver);
  if (receiver === undefined || receiver.isTest || !isBelow(receiver, sender, reach))
    throw new Refusal('agents.not-in-team');
  if (receiver.isAgent !== 0 && receiver.isAgent !== 1) throw new Refusal('agents.type-refused');
  return { sender, receiver };
};

const isBelow = (receiver: Member, { id }: Member, reach: 'DIRECT' | 'LINE'): boolean =>
  reach === 'DIRECT' ? receiver.uplineId === id : receiver.id !== id && receiver.path.includes(id);
