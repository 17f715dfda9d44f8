/** Staff accounts: who works here, with which roles, and the sessions they work in. */
import type { Permission } from '@fairground/contract/operators/permissions';
import type { Tx } from '../../platform/database/index.ts';
import type { AuthenticateOperator } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import type { RandomSource } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Actor } from '../audit/index.ts';
import { holdRoleChange, roleChangeKind } from './change-roles.ts';
import type { RoleChange } from './change-roles.ts';
import { findStaff, operatorsOffers } from './console.ts';
import { createCore, secretBoxOf, totpColumn } from './core.ts';
import type { OperatorsDeps } from './deps.ts';
import type { Maker } from './domain/maker.ts';
import { stateOf } from './domain/state.ts';
import type { StaffState } from './domain/state.ts';
import { disableStaff } from './disable-staff.ts';
import type { Disabling } from './disable-staff.ts';
import { enableStaff } from './enable-staff.ts';
import { enrol, readEnrolment } from './enrol.ts';
import type { Enrolment } from './enrol.ts';
import { invite, inviteFirst } from './invite.ts';
import type { Invitation } from './invite.ts';
import { keyGrantKind } from './keys/grant-key.ts';
import { keyRoutes } from './keys/routes.ts';
import { login } from './login.ts';
import type { Credentials, From, LoggedIn } from './login.ts';
import { mayStill } from './may-still.ts';
import { holdReset, resetKind } from './reset-staff.ts';
import type { StaffReset } from './reset-staff.ts';
import { operatorsRoutes } from './routes.ts';
import { authenticateWith, endSession, endSessionsOf, listSessions } from './sessions.ts';
import { deleteOld } from './store/attempts.ts';
import { deleteChallengesBefore } from './store/passkeys.ts';
import { listStaff } from './store/staff.ts';
import type { Staff } from './store/staff.ts';
import { viewRoutes } from './views/views.ts';

export type { Maker } from './domain/maker.ts';

/** The columns that hold closed secrets of this module. */
export const operatorSecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  totpColumn(secretBoxOf(keys, random)),
];

type ShownStaff = Pick<Staff, 'id' | 'name' | 'roles' | 'version' | 'createdAt'> & {
  readonly state: StaffState;
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
  /** Opens a disabled account again, without roles; answers its enrolment link. */
  readonly enable: (actor: Actor, enabling: Disabling) => Promise<Invitation>;
  /** Holds the reset of a lost authenticator for a second person; answers the number of the approval. */
  readonly reset: (
    maker: Maker,
    change: StaffReset & { readonly version: number; readonly reason: string },
  ) => Promise<bigint>;
  /** The running sessions of a staff member. */
  readonly listSessions: (of: Parameters<typeof listSessions>[1]) => ReturnType<typeof listSessions>;
  /** Ends sessions of somebody else; answers how many. */
  readonly endSessions: (actor: Actor, of: Parameters<typeof endSessionsOf>[2]) => Promise<number>;
  /** Whether a staff member may still do what was asked for earlier; for approvals. */
  readonly mayStill: (tx: Tx, staffId: bigint, permission: Permission) => Promise<boolean>;
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
  const holdOfReset = deps.registerReset?.(resetKind(core));
  const holdOfKey = deps.registerKeyGrant?.(keyGrantKind(core));
  const reset: Operators['reset'] = async (maker, change) => {
    if (holdOfReset === undefined) throw new Refusal('request.unavailable');
    return holdReset(holdOfReset, maker, change);
  };
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
      await deleteChallengesBefore(core.db, new Date(now));
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
    enable: (actor, enabling) => enableStaff(core, actor, enabling),
    reset,
    listSessions: (of) => listSessions(core, of),
    endSessions: (actor, of) => endSessionsOf(core, actor, of),
    mayStill,
    changeRoles,
    console: {
      offers: operatorsOffers,
      finds: { 'operators.find': async (words) => findStaff(await shownStaff(), words) },
    },
    jobs: [purge],
    schedules: [{ job: purge, cron: '23 * * * *' }],
    routes: [
      ...operatorsRoutes(core, { authenticate, changeRoles, reset, shownStaff }),
      ...viewRoutes(core),
      ...keyRoutes(core, holdOfKey),
    ],
  };
};

const shown = ({ enrolledAt, disabledAt, resetAt, ...staff }: Staff): ShownStaff => {
  const { id, name, roles, version, createdAt } = staff;
  return { id, name, roles, version, createdAt, state: stateOf({ enrolledAt, disabledAt, resetAt }) };
};
