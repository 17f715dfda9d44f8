/** Staff accounts: who works here, with which roles, and the sessions they work in. */
import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/operators/operator-endpoints';
import { bind } from '../../platform/http/route.ts';
import type { AuthenticateOperator, Caller, Operator } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import type { RandomSource } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Actor } from '../audit/index.ts';
import { holdRoleChange, roleChangeKind } from './change-roles.ts';
import type { RoleChange } from './change-roles.ts';
import { createCore, secretBoxOf, totpColumn } from './core.ts';
import type { OperatorsDeps } from './deps.ts';
import type { Maker } from './domain/maker.ts';
import { disableStaff } from './disable-staff.ts';
import type { Disabling } from './disable-staff.ts';
import { enrol, readEnrolment } from './enrol.ts';
import type { Enrolment } from './enrol.ts';
import { invite, inviteFirst } from './invite.ts';
import type { Invitation } from './invite.ts';
import { login, stepUp } from './login.ts';
import type { Credentials, From, LoggedIn } from './login.ts';
import { authenticateWith, endSession, listSessions } from './sessions.ts';
import { deleteOld } from './store/attempts.ts';
import { listStaff } from './store/staff.ts';
import type { Staff } from './store/staff.ts';

export type { Maker } from './domain/maker.ts';

/** The columns that hold closed secrets of this module. */
export const operatorSecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  totpColumn(secretBoxOf(keys, random)),
];

export type ShownStaff = Pick<Staff, 'id' | 'name' | 'roles' | 'version' | 'createdAt'> & {
  readonly state: 'invited' | 'active' | 'disabled';
};

export type Operators = Module & {
  readonly authenticate: AuthenticateOperator;
  readonly login: (credentials: Credentials, from: From) => Promise<LoggedIn>;
  readonly logout: (maker: Maker) => Promise<void>;
  readonly listStaff: () => Promise<readonly ShownStaff[]>;
  /** Opens an account without roles and makes its one-time enrolment link. */
  readonly invite: (actor: Actor, name: string) => Promise<Invitation>;
  /** The links of the first two SUPER accounts, as long as they are not both enrolled. */
  readonly inviteFirst: (actor: Actor) => Promise<readonly (Invitation & { readonly name: string })[]>;
  readonly readEnrolment: (link: string) => Promise<Enrolment>;
  readonly enrol: (given: Parameters<typeof enrol>[1]) => Promise<{ readonly name: string }>;
  readonly disable: (actor: Actor, disabling: Disabling) => Promise<void>;
  /** Holds a change of roles for a second person; answers the number of the approval. */
  readonly changeRoles: (
    maker: Maker,
    change: RoleChange & { readonly version: number; readonly reason: string },
  ) => Promise<bigint>;
};

const DAY_MS = 86_400_000;

export const createOperators = (deps: OperatorsDeps): Operators => {
  const core = createCore(deps);
  const hold = deps.registerRoleChange?.(roleChangeKind(core));
  const changeRoles: Operators['changeRoles'] = async (maker, change) => {
    if (hold === undefined) throw new Refusal('request.unavailable');
    return holdRoleChange(hold, maker, change);
  };
  const purge: Job<null> = {
    name: 'operators.purge',
    run: async () => {
      const now = core.clock.now().getTime();
      await deleteOld(core.db, {
        attemptsBefore: new Date(now - DAY_MS),
        sessionsBefore: new Date(now - 30 * DAY_MS),
      });
    },
  };
  const logout: Operators['logout'] = ({ operator, ip }) =>
    endSession(core, { operator, ip, sessionId: operator.sessionId, act: 'logout' });
  const shownStaff = async () => (await listStaff(core.db)).map(shown);
  const authenticate = authenticateWith(core);

  return {
    authenticate,
    login: (credentials, from) => login(core, credentials, from),
    logout,
    listStaff: shownStaff,
    invite: (actor, name) => invite(core, actor, name),
    inviteFirst: (actor) => inviteFirst(core, actor),
    readEnrolment: (link) => readEnrolment(core, link),
    enrol: (given) => enrol(core, given),
    disable: (actor, disabling) => disableStaff(core, actor, disabling),
    changeRoles,
    jobs: [purge],
    schedules: [{ job: purge, cron: '23 * * * *' }],
    routes: [
      bind(contract.login, async ({ body }, { ip, userAgent }) => {
        const { token, expiresAt } = await login(core, body, { ip, userAgent });
        const operator = await authenticate(token);
        if (operator === undefined) throw new Refusal('operators.login-failed');
        return { token, expiresAt, self: selfOf(operator) };
      }),
      bind(contract.readEnrolment, ({ body }) => readEnrolment(core, body.link)),
      bind(contract.enrol, ({ body }, { ip }) => enrol(core, { ...body, ip })),
      bind(contract.readSelf, (_input, { operator }) => selfOf(operator)),
      bind(contract.stepUp, ({ body }, { operator, ip }) =>
        stepUp(core, operator.sessionId, { ...body, name: operator.name }, ip),
      ),
      bind(contract.logout, async (_input, caller) => {
        await logout(caller);
        return {};
      }),
      bind(contract.listSessions, async (_input, { operator }) => ({
        list: (await listSessions(core, operator)).map(({ id, ...session }) => ({
          ...session,
          sessionId: id as Id<'staff session'>,
        })),
      })),
      bind(contract.endSession, async ({ body }, { operator, ip }) => {
        await endSession(core, { operator, ip, sessionId: body.sessionId, act: 'end-session' });
        return {};
      }),
      bind(contract.listStaff, async () => ({
        list: (await shownStaff()).map(({ id, roles, ...staff }) => ({
          ...staff,
          roles: [...roles],
          staffId: id as Id<'staff'>,
        })),
      })),
      bind(contract.invite, async ({ body }, caller) => {
        const { staffId, ...invitation } = await invite(core, actorOf(caller, body.reason), body.name);
        return { ...invitation, staffId: staffId as Id<'staff'> };
      }),
      bind(contract.changeRoles, async ({ body }, caller) => ({
        approvalId: (await changeRoles(caller, body)) as Id<'approval'>,
      })),
      bind(contract.disableStaff, async ({ body: { reason, ...disabling } }, caller) => {
        await disableStaff(core, actorOf(caller, reason), disabling);
        return {};
      }),
    ],
  };
};

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

const shown = ({ id, name, roles, version, createdAt, enrolledAt, disabledAt }: Staff): ShownStaff => {
  const isActive = enrolledAt === null ? 'invited' : 'active';
  return { id, name, roles, version, createdAt, state: disabledAt === null ? isActive : 'disabled' };
};
