import * as contract from '@fairground/contract/audit/operator-endpoints';
import { AUDIT_PAGE_MAX } from '@fairground/contract/audit/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AnchorReport } from './anchors.ts';
import type { AuditLine } from './domain/entry.ts';
import { fieldChanges } from './domain/field-changes.ts';
import { findLine, readLinesBefore } from './store.ts';
import type { ChainReport } from './verify-chain.ts';

type Parts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly verifyChain: () => Promise<ChainReport>;
  readonly compareAnchors: () => Promise<AnchorReport>;
};

export const auditRoutes = ({ db, clock, verifyChain, compareAnchors }: Parts): readonly Route[] => [
  bind(contract.listAuditLines, async ({ query: { cursor, ...filter } }) => {
    const lines = await readLinesBefore(db, { ...filter, before: cursor }, AUDIT_PAGE_MAX + 1);
    const list = lines.slice(0, AUDIT_PAGE_MAX).map(shown);
    return { list, next: lines.length > AUDIT_PAGE_MAX ? (list.at(-1)?.seq ?? null) : null };
  }),
  bind(contract.readAuditLine, async ({ query }) => {
    const line = await findLine(db, query.seq);
    if (line === undefined) throw new Refusal('audit.unknown');
    return shown(line);
  }),
  bind(contract.verifyAuditChain, async () => {
    const { lines, fault } = await verifyChain();
    const anchors = await compareAnchors();
    const first = fault ?? anchors.fault;
    return {
      checkedAt: clock.now(),
      lines: lines.toString(),
      anchors: anchors.anchors,
      fault: first === undefined ? null : { seq: first.seq.toString(), kind: first.kind },
    };
  }),
];

const shown = (line: AuditLine): ValueOf<typeof contract.readAuditLine> => ({
  seq: line.seq as Id<'audit line'>,
  at: line.at,
  actorKind: line.actorKind,
  actor: line.actor,
  action: line.action,
  resource: line.resource,
  resourceId: line.resourceId,
  changes: fieldChanges(line.before, line.after),
  reason: line.reason,
  ip: line.ip,
  approvalId: line.approval?.id ?? null,
});
