import type { Access } from '@fairground/contract/endpoint';
import { Refusal } from '../refusal.ts';
import type { Session } from './route.ts';

/** Lets the caller through or says what is missing. The order of the roles: anonymous, trial, member, agent. */
export const requireAccess = (access: Access, session: Session | undefined): void => {
  if (access === 'public') return;
  if (session === undefined) throw new Refusal('access.login-required');
  if (access === 'session') return;
  if (session.account === 'trial') throw new Refusal('access.real-account-required');
  if (access === 'agent' && session.account !== 'agent') throw new Refusal('access.agent-required');
};
