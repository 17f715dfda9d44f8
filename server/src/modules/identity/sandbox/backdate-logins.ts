import { backdateLogins } from '@fairground/contract/identity/endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import type { IdentityDeps } from '../deps.ts';
import { backdateRunning } from '../store/sessions.ts';

/** Sandbox alone: a member has been logged in for longer, so that what comes with time is due. */
export const backdateRoute = ({ db }: Pick<IdentityDeps, 'db'>): Route =>
  bind(backdateLogins, async ({ body: { memberId, minutes } }) => ({
    sessions: await backdateRunning(db, memberId, minutes),
  }));
