import {
  approveRequest,
  cancelRequest,
  countWaiting,
  listRequests,
  readRequest,
  rejectRequest,
} from '@fairground/contract/approvals/operator-endpoints';
import { APPROVAL_STATES } from '@fairground/contract/approvals/states';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const STILL_OPEN = { field: 'status', is: ['PENDING'] } as const;

export const approvalsOffers: ConsoleOffer = {
  lists: [
    {
      id: 'approvals.requests',
      needs: 'approvals.read',
      area: 'work',
      order: 20,
      path: '/approvals',
      waiting: countWaiting,
      read: listRequests,
      key: 'id',
      record: 'approval',
      columns: [
        { id: 'id', as: 'text' },
        { id: 'kind', as: 'word' },
        { id: 'target', as: 'word' },
        { id: 'status', as: 'state' },
        { id: 'reason', as: 'text' },
        { id: 'maker.name', as: 'text' },
        { id: 'checker.name', as: 'text' },
        { id: 'createdAt', as: 'moment' },
        { id: 'expiresAt', as: 'deadline', while: STILL_OPEN },
      ],
      // The inbox: what still waits. What was decided is one filter away.
      starts: { status: 'PENDING' },
      filters: [
        { id: 'status', as: 'choice', choices: APPROVAL_STATES },
        { id: 'kind', as: 'text' },
      ],
    },
  ],
  records: [
    {
      id: 'approvals.request',
      needs: 'approvals.read',
      record: 'approval',
      path: '/approvals',
      read: readRequest,
      key: 'id',
      heading: 'kind',
      state: 'status',
      facts: [
        { id: 'target', as: 'word' },
        { id: 'reason', as: 'text' },
        { id: 'maker.name', as: 'text' },
        { id: 'createdAt', as: 'moment' },
        { id: 'expiresAt', as: 'deadline', while: STILL_OPEN },
        { id: 'checker.name', as: 'text' },
        { id: 'note', as: 'text' },
        { id: 'decidedAt', as: 'moment' },
        { id: 'executedAt', as: 'moment' },
        { id: 'failure', as: 'word' },
      ],
    },
  ],
  panels: [
    {
      id: 'approvals.changes',
      needs: 'approvals.read',
      on: 'approval',
      place: 'tab',
      order: 1,
      changes: 'changes',
      names: 'kind',
    },
    { id: 'approvals.decision', needs: 'approvals.read', on: 'approval', place: 'side', order: 0 },
  ],
  actions: [
    {
      id: 'approvals.approve',
      needs: 'approvals.decide',
      on: 'approval',
      call: approveRequest,
      keeps: { id: 'id' },
      reason: 'note',
      when: { field: 'mayDecide', is: ['true'] },
    },
    {
      id: 'approvals.reject',
      needs: 'approvals.decide',
      on: 'approval',
      call: rejectRequest,
      keeps: { id: 'id' },
      reason: 'note',
      weight: 'danger',
      when: { field: 'mayDecide', is: ['true'] },
    },
    {
      id: 'approvals.cancel',
      needs: 'approvals.read',
      on: 'approval',
      call: cancelRequest,
      keeps: { id: 'id' },
      reason: '',
      when: { field: 'mayCancel', is: ['true'] },
    },
  ],
  searches: [{ id: 'approvals.find', needs: 'approvals.read', record: 'approval' }],
};
