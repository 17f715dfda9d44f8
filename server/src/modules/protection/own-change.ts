import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import type { Audit } from '../audit/index.ts';

type Fields = Readonly<Record<string, string | null>> | null;

type OwnChange = {
  readonly member: MemberId;
  readonly ip: string;
  readonly action: string;
  readonly before: Fields;
  readonly after: Fields;
};

/** Writes into the audit trail what members changed about their own protection. */
export const recordOwnChange = (
  audit: Audit,
  tx: Tx,
  { member, ip, action, before, after }: OwnChange,
): Promise<void> =>
  audit.record(tx, {
    actorKind: 'member',
    actor: member.toString(),
    reason: 'asked by the member',
    ip,
    action,
    resource: 'member',
    resourceId: member.toString(),
    before,
    after,
  });
