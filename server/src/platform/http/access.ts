import type { Access, Endpoint, Scope } from '@fairground/contract/endpoint';
import type { ErrorCode } from '@fairground/contract/errors';
import type { Permission } from '@fairground/contract/operators/permissions';
import { Refusal } from '../refusal.ts';
import type { Caller, Operator } from './route.ts';

/** The refusal of a session of a limited scope where it may not go. */
const LIMITED: Readonly<Record<Exclude<Scope, 'full'>, ErrorCode>> = {
  password: 'access.password-change-required',
  withdraw: 'access.withdraw-only',
};

type Marks = Pick<Endpoint, 'access' | 'permission' | 'scopes' | 'movesMoney' | 'changesSecurity' | 'stepUp'> &
  Partial<Pick<Endpoint, 'method'>>;

/** Lets the caller through or says what is missing. The order of the roles: anonymous, trial, member, agent. */
export const requireAccess = (
  { access, permission, method, scopes = [], movesMoney, changesSecurity, stepUp }: Marks,
  { session, vendor, operator, developer }: Pick<Caller, 'session' | 'vendor' | 'operator' | 'developer'>,
): void => {
  if (access === 'public') return;
  if (access === 'developer') {
    if (developer !== true) throw new Refusal('access.developer-only');
    return;
  }
  if (access === 'vendor') {
    // No token opens a signed call, and nothing within the product can sign for somebody outside.
    if (vendor === undefined) throw new Refusal('access.login-required');
    return;
  }
  if (access === 'operator') {
    requirePermission({ permission, method }, operator);
    return;
  }
  if (session === undefined) throw new Refusal('access.login-required');
  requireRole(access, session.account);
  if (session.scope !== 'full' && !scopes.includes(session.scope)) throw new Refusal(LIMITED[session.scope]);
  // An attacker must not add ways in either, nor take the owner's away: the wrong person would recover the account.
  const isForOwner = movesMoney === true || stepUp === true || changesSecurity === true;
  if (session.isMoneyLocked && isForOwner) throw new Refusal('identity.money-locked');
};

/** Default deny: a call without a declared permission is open to nobody. */
const requirePermission = (
  {
    permission,
    method,
  }: { readonly permission: Permission | undefined; readonly method: Endpoint['method'] | undefined },
  operator: Operator | undefined,
): void => {
  if (operator === undefined) throw new Refusal('access.staff-only');
  // An API key reads, whatever its permissions would let a person do.
  if (operator.isKey === true && method !== 'GET') throw new Refusal('access.permission-required');
  if (permission === undefined || !operator.permissions.has(permission))
    throw new Refusal('access.permission-required');
};

const requireRole = (access: Extract<Access, 'session' | 'member' | 'agent'>, account: string): void => {
  if (access === 'session') return;
  if (account === 'trial') throw new Refusal('access.real-account-required');
  if (access === 'agent' && account !== 'agent') throw new Refusal('access.agent-required');
};
