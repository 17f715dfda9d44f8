import { listAuditLines, readAuditLine } from '@fairground/contract/audit/operator-endpoints';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const needs = 'audit.read';

export const auditOffers: ConsoleOffer = {
  lists: [
    {
      id: 'audit.lines',
      needs,
      area: 'system',
      order: 30,
      path: '/audit',
      read: listAuditLines,
      key: 'seq',
      record: 'audit-line',
      columns: [
        { id: 'seq', as: 'text' },
        { id: 'at', as: 'moment' },
        { id: 'actor', as: 'text' },
        { id: 'action', as: 'text' },
        { id: 'resource', as: 'text' },
        { id: 'resourceId', as: 'text' },
        { id: 'reason', as: 'text' },
        { id: 'ip', as: 'text', isHidden: true },
        { id: 'approvalId', as: 'record', record: 'approval' },
      ],
      filters: [
        { id: 'actor', as: 'text' },
        { id: 'action', as: 'text' },
        { id: 'resource', as: 'text' },
        { id: 'resourceId', as: 'text' },
      ],
    },
  ],
  pages: [{ id: 'audit.chain', needs, area: 'system', order: 31, path: '/integrity' }],
  records: [
    {
      id: 'audit.line',
      needs,
      record: 'audit-line',
      path: '/audit',
      read: readAuditLine,
      key: 'seq',
      heading: 'action',
      facts: [
        { id: 'at', as: 'moment' },
        { id: 'actor', as: 'text' },
        { id: 'actorKind', as: 'state' },
        { id: 'resource', as: 'text' },
        { id: 'resourceId', as: 'text' },
        { id: 'reason', as: 'text' },
        { id: 'ip', as: 'text' },
        { id: 'approvalId', as: 'record', record: 'approval' },
      ],
    },
  ],
  panels: [{ id: 'audit.changes', needs, on: 'audit-line', place: 'tab', order: 1, changes: 'changes' }],
};
