import * as contract from '@fairground/contract/identity/operator-endpoints';
import type { Id, MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Caller, Operator, Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { unlockPassword } from '../account/account-changes.ts';
import type { Actor } from '../../audit/index.ts';
import type { Core } from '../core.ts';
import { findAccount, lockAccount } from '../store/accounts.ts';
import { listDevices } from '../store/known-devices.ts';
import { findMoneyLock } from '../store/money-locks.ts';
import { listSessionHistory } from '../store/session-history.ts';

/** The calls of staff. */
export const operatorRoutes = (core: Core): readonly Route[] => [
  bind(contract.listMemberSessions, ({ query }) => showSessions(core, query.memberId, query.before)),
  bind(contract.listMemberDevices, async ({ query }) => ({ list: await devicesOf(core, query.memberId) })),
  bind(contract.endMemberSessions, async ({ body: { memberId, reason } }, caller) => ({
    ended: await endAll(core, actorOf(caller, reason), memberId),
  })),
  bind(contract.unlockMember, async ({ body: { memberId, reason } }, caller) => ({
    wasCounted: await unlockPassword(core, actorOf(caller, reason), memberId),
  })),
];

/** A member of the house has no account to log in with, and so no sessions. */
const showSessions = async ({ db, geo }: Core, memberId: MemberId, before?: bigint) => {
  const account = await findAccount(db, memberId);
  const size = contract.SESSIONS_SHOWN_MAX;
  const rows = await listSessionHistory(db, memberId, { before, limit: size + 1 });
  const list = rows
    .slice(0, size)
    .map(({ id, ...row }) => ({ ...row, sessionId: id as Id<'session'>, country: geo.countryOf(row.ip) }));
  const devices = await devicesOf({ db }, memberId);
  return {
    list,
    next: rows.length > size ? (list.at(-1)?.sessionId ?? null) : null,
    devices,
    security: {
      hasPassword: (account?.password ?? null) !== null,
      hasPaymentPassword: (account?.paymentPassword ?? null) !== null,
      moneyLockedSince: (await findMoneyLock(db, memberId))?.lockedAt ?? null,
    },
  };
};

const devicesOf = async ({ db }: Pick<Core, 'db'>, memberId: MemberId) =>
  (await listDevices(db, memberId)).map(({ id, ...device }) => ({ ...device, deviceId: id as Id<'device'> }));

const endAll = ({ db, audit, endSessions }: Core, actor: Actor, memberId: MemberId): Promise<number> =>
  inTransaction(db, async (tx) => {
    if ((await lockAccount(tx, memberId)) === undefined) throw new Refusal('members.member-unknown');
    const ended = await endSessions(tx, memberId, { reason: 'revoked' });
    if (ended > 0)
      await audit.record(tx, {
        ...actor,
        action: 'identity.end-sessions',
        resource: 'account',
        resourceId: memberId.toString(),
        before: { running: ended },
        after: { running: 0 },
      });
    return ended;
  });

const actorOf = ({ operator, ip }: Pick<Caller, 'ip'> & { readonly operator: Operator }, reason: string): Actor => ({
  actorKind: 'operator',
  actor: operator.name,
  reason,
  ip,
});
