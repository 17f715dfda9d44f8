import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/members/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Caller, Operator, Route } from '../../../platform/http/route.ts';
import type { Hold } from '../../approvals/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { MembersDeps } from '../deps.ts';
import { addNote, changeLabels, showNotes } from './annotate.ts';
import { listForStaff } from './list-members.ts';
import { readForStaff } from './read-member.ts';
import { lockAccount } from './release.ts';
import type { Release } from './release.ts';
import { revealField } from './reveal-field.ts';

/** The calls of staff. */
export const operatorRoutes = (deps: MembersDeps, holdRelease: Hold<Release>): readonly Route[] => [
  bind(contract.listMembers, ({ query }) => listForStaff(deps, query)),
  bind(contract.readMember, ({ query }) => readForStaff(deps, query.memberId)),
  bind(contract.revealField, ({ body: { reason, ...asked } }, caller) =>
    revealField(deps, actorOf(caller, reason), asked),
  ),
  bind(contract.lockMember, async ({ body: { memberId, status, version, reason } }, caller) => {
    await lockAccount(deps, actorOf(caller, reason), memberId, { status, version });
    const now = await readForStaff(deps, memberId);
    return { status: now.status, version: now.version };
  }),
  bind(contract.releaseMember, async ({ body: { reason, version, ...release } }, caller) => ({
    approvalId: (await holdRelease(caller, release, { reason, version })) as Id<'approval'>,
  })),
  bind(contract.listNotes, ({ query }) => showNotes(deps, query)),
  bind(contract.addNote, ({ body }, { operator }) => addNote(deps, operator, body)),
  bind(contract.changeLabel, ({ body: { memberId, label, to, reason } }, caller) =>
    changeLabels(deps, actorOf(caller, reason), {
      memberId,
      add: to === 'on' ? [label] : [],
      remove: to === 'off' ? [label] : [],
    }),
  ),
  bind(contract.setLabels, ({ body: { reason, ...change } }, caller) =>
    changeLabels(deps, actorOf(caller, reason), change),
  ),
];

const actorOf = ({ operator, ip }: Pick<Caller, 'ip'> & { readonly operator: Operator }, reason: string): Actor => ({
  actorKind: 'operator',
  actor: operator.name,
  reason,
  ip,
});
