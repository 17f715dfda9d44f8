import type { Caller, Operator } from '../../platform/http/route.ts';
import type { AuditEntry } from './domain/entry.ts';

type StaffCaller = Pick<Caller, 'ip'> & { readonly operator: Operator };

/** The person of staff behind a call, as the trail names them. */
export const actorOf = (
  { operator, ip }: StaffCaller,
  reason: string,
): Pick<AuditEntry, 'actorKind' | 'actor' | 'reason' | 'ip'> => ({
  actorKind: 'operator',
  actor: operator.name,
  reason,
  ip,
});
