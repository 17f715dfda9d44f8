import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/operators/operator-endpoints';
import { bind } from '../../platform/http/route.ts';
import type { AuthenticateOperator, Caller, Operator, Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { RoleChange } from './change-roles.ts';
import type { Core } from './core.ts';
import type { Maker } from './domain/maker.ts';
import type { StaffState } from './domain/state.ts';
import { disableStaff } from './disable-staff.ts';
import { enableStaff } from './enable-staff.ts';
import { enrol, readEnrolment } from './enrol.ts';
import { invite } from './invite.ts';
import type { Invitation } from './invite.ts';
import { login, stepUp } from './login.ts';
import { beginPasskey, challengeForProof, finishPasskey, removePasskey } from './passkeys.ts';
import type { StaffReset } from './reset-staff.ts';
import { endSession, endSessionsOf, listSessions } from './sessions.ts';
import { listPasskeysOf } from './store/passkeys.ts';
import type { Staff } from './store/staff.ts';

type Asked = { readonly version: number; readonly reason: string };
type Shown = Pick<Staff, 'id' | 'name' | 'roles' | 'version' | 'createdAt'> & { readonly state: StaffState };
type Parts = {
  readonly authenticate: AuthenticateOperator;
  readonly changeRoles: (maker: Maker, change: RoleChange & Asked) => Promise<bigint>;
  readonly reset: (maker: Maker, change: StaffReset & Asked) => Promise<bigint>;
  readonly shownStaff: () => Promise<readonly Shown[]>;
};

/** The calls of staff accounts and their sessions. */
export const operatorsRoutes = (core: Core, parts: Parts): readonly Route[] => [
  ...sessionRoutes(core, parts),
  ...passkeyRoutes(core),
  ...staffRoutes(core, parts),
];

const sessionRoutes = (core: Core, { authenticate }: Parts): readonly Route[] => [
  bind(contract.login, async ({ body }, { ip, userAgent, host }) => {
    const { token, expiresAt } = await login(core, body, { ip, userAgent, host });
    const operator = await authenticate(token);
    if (operator === undefined) throw new Refusal('operators.login-failed');
    return { token, expiresAt, self: selfOf(operator) };
  }),
  bind(contract.readEnrolment, ({ body }) => readEnrolment(core, body.link)),
  bind(contract.enrol, ({ body }, { ip }) => enrol(core, { ...body, ip })),
  bind(contract.readSelf, (_input, { operator }) => selfOf(operator)),
  bind(contract.stepUp, ({ body }, { operator, ip, host }) =>
    stepUp(core, operator.sessionId, { ...body, name: operator.name }, { ip, host }),
  ),
  bind(contract.logout, async (_input, { operator, ip }) => {
    await endSession(core, { operator, ip, sessionId: operator.sessionId, act: 'logout' });
    return {};
  }),
  bind(contract.listSessions, async (_input, { operator }) =>
    sessionsOf(core, { staffId: operator.operatorId, current: operator.sessionId }),
  ),
  bind(contract.endSession, async ({ body }, { operator, ip }) => {
    await endSession(core, { operator, ip, sessionId: body.sessionId, act: 'end-session' });
    return {};
  }),
];

const passkeyRoutes = (core: Core): readonly Route[] => [
  bind(contract.beginPasskeyProof, (_input, { host }) => challengeForProof(core, host)),
  bind(contract.beginPasskey, (_input, caller) => beginPasskey(core, caller)),
  bind(contract.finishPasskey, async ({ body }, caller) => ({
    passkeyId: (await finishPasskey(core, caller, body)) as Id<'staff passkey'>,
  })),
  bind(contract.listPasskeys, async (_input, { operator }) => ({
    list: (await listPasskeysOf(core.db, operator.operatorId)).map(({ id, name, madeAt, usedAt }) => ({
      passkeyId: id as Id<'staff passkey'>,
      name,
      madeAt,
      usedAt,
    })),
  })),
  bind(contract.removePasskey, async ({ body }, caller) => {
    await removePasskey(core, caller, body.passkeyId);
    return {};
  }),
];

const staffRoutes = (core: Core, { changeRoles, reset, shownStaff }: Parts): readonly Route[] => [
  bind(contract.listStaff, async () => ({
    list: (await shownStaff()).map(inContract),
  })),
  bind(contract.readStaff, async ({ query }) => {
    const found = (await shownStaff()).find(({ id }) => id === query.staffId);
    if (found === undefined) throw new Refusal('operators.staff-unknown');
    return inContract(found);
  }),
  bind(contract.invite, async ({ body }, caller) =>
    linkIn(await invite(core, actorOf(caller, body.reason), body.name)),
  ),
  bind(contract.changeRoles, async ({ body }, caller) => held(await changeRoles(caller, body))),
  bind(contract.resetStaff, async ({ body }, caller) => held(await reset(caller, body))),
  bind(contract.disableStaff, async ({ body: { reason, ...disabling } }, caller) => {
    await disableStaff(core, actorOf(caller, reason), disabling);
    return {};
  }),
  bind(contract.enableStaff, async ({ body: { reason, ...enabling } }, caller) =>
    linkIn(await enableStaff(core, actorOf(caller, reason), enabling)),
  ),
  bind(contract.listStaffSessions, ({ query }, { operator }) =>
    sessionsOf(core, { staffId: query.staffId, current: operator.sessionId }),
  ),
  bind(contract.endStaffSessions, async ({ body: { reason, ...which } }, caller) => ({
    ended: await endSessionsOf(core, actorOf(caller, reason), which),
  })),
];

const inContract = ({ id, roles, ...staff }: Shown) => ({ ...staff, roles: [...roles], staffId: id as Id<'staff'> });

const sessionsOf = async (core: Core, of: { readonly staffId: bigint; readonly current: bigint }) => ({
  list: (await listSessions(core, of)).map(({ id, ...session }) => ({
    ...session,
    sessionId: id as Id<'staff session'>,
  })),
});

const held = (id: bigint) => ({ approvalId: id as Id<'approval'> });

const linkIn = ({ staffId, ...link }: Invitation) => ({ ...link, staffId: staffId as Id<'staff'> });

const actorOf = ({ operator, ip }: Pick<Caller, 'ip'> & { readonly operator: Operator }, reason: string): Actor => ({
  actorKind: 'operator',
  actor: operator.name,
  reason,
  ip,
});

const selfOf = ({ operatorId, name, roles, permissions, isSteppedUp }: Operator) => ({
  staffId: operatorId as Id<'staff'>,
  name,
  roles: [...roles],
  permissions: [...permissions],
  isSteppedUp,
});
