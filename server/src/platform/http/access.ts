import type { Access } from '@fairground/contract/endpoint';
import { Refusal } from '../refusal.ts';
import type { Caller } from './route.ts';

/** Lets the caller through or says what is missing. The order of the roles: anonymous, trial, member, agent. */
export const requireAccess = (access: Access, { session, vendor }: Pick<Caller, 'session' | 'vendor'>): void => {
  if (access === 'public') return;
  if (access === 'vendor') {
    // No token opens a signed call, and nothing within the house can sign for somebody outside.
    if (vendor === undefined) throw new Refusal('access.login-required');
    return;
  }
  if (session === undefined) throw new Refusal('access.login-required');
  if (access === 'session') return;
  if (session.account === 'trial') throw new Refusal('access.real-account-required');
  if (access === 'agent' && session.account !== 'agent') throw new Refusal('access.agent-required');
};
