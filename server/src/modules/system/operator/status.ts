import { statusChangeSchema } from '@fairground/contract/system/operator-endpoints';
import type { Approvals, FieldChange, Hold } from '../../approvals/index.ts';
import type { SystemDeps } from '../deps.ts';
import type { NoticeBoard } from '../notice-board.ts';
import type { StatusChange } from '../set-status.ts';
import { checkStatus, setStatus } from '../set-status.ts';
import { lockCurrentStatus } from '../store.ts';

const STATUS_NAMES = ['open', 'maintenance', 'region'] as const;

/** The site status changes only by two people. */
export const registerStatus = (deps: SystemDeps, approvals: Approvals, board: NoticeBoard): Hold<StatusChange> =>
  approvals.register({
    kind: 'system.status',
    permission: 'system.write',
    schema: statusChangeSchema,
    describe: async (tx, { status, until, titles = {}, contact = '' }) => {
      const before = await lockCurrentStatus(tx);
      const changes: readonly FieldChange[] = [
        { field: 'status', before: STATUS_NAMES[before.status], after: STATUS_NAMES[status] },
        { field: 'endsAt', before: before.ends_at?.toISOString() ?? null, after: until?.toISOString() ?? null },
        { field: 'titles', before: JSON.stringify(before.titles), after: JSON.stringify(titles) },
        { field: 'contact', before: before.contact, after: contact },
      ];
      return { target: 'site status', changes: changes.filter((change) => change.before !== change.after) };
    },
    validate: (_tx, change) => Promise.resolve(checkStatus(change, deps.clock.now())),
    versionOf: async (tx) => (await lockCurrentStatus(tx)).version.toString(),
    execute: (tx, change, { actor }) => setStatus(deps, board, tx, actor, change),
  });
