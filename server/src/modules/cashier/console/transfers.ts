import {
  listPeerTransfers,
  PEER_TRANSFER_STATES,
  readPeerTransfer,
  reverseTransfer,
} from '@fairground/contract/cashier/operator-endpoints';
import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const needs = 'wallet.read';
const FACTS: readonly Column[] = [
  { id: 'fromId', as: 'record', record: 'member' },
  { id: 'toId', as: 'record', record: 'member' },
  { id: 'direction', as: 'word' },
  { id: 'amount', as: 'amount' },
  { id: 'returned', as: 'amount' },
  { id: 'owed', as: 'amount' },
  { id: 'sentAt', as: 'moment' },
  { id: 'reversedAt', as: 'moment' },
];
const COLUMNS: readonly Column[] = [{ id: 'transferId', as: 'text' }, { id: 'state', as: 'state' }, ...FACTS];
const rows = { key: 'transferId', record: 'peer-transfer', cursor: 'before', columns: COLUMNS } as const;

/** Transfers between members and their uplines: all of them, those of a member, and their reversal by two people. */
export const transferOffers = {
  lists: [
    {
      id: 'cashier.peer-transfers',
      needs,
      area: 'money',
      order: 22,
      path: '/transfers',
      read: listPeerTransfers,
      ...rows,
      filters: [{ id: 'state', as: 'choice', choices: PEER_TRANSFER_STATES }],
    },
  ],
  records: [
    {
      id: 'cashier.peer-transfer',
      needs,
      record: 'peer-transfer',
      path: '/transfers',
      read: readPeerTransfer,
      key: 'transferId',
      heading: 'transferId',
      state: 'state',
      facts: FACTS,
    },
  ],
  panels: [
    {
      id: 'cashier.transfers-of-member',
      needs,
      on: 'member',
      place: 'tab',
      order: 23,
      read: listPeerTransfers,
      by: 'memberId',
      rows,
    },
  ],
  actions: [
    {
      id: 'cashier.reverse-transfer',
      needs: 'finance.write',
      on: 'peer-transfer',
      call: reverseTransfer,
      keeps: { transferId: 'transferId' },
      when: { field: 'state', is: ['DONE'] },
      weight: 'danger',
    },
  ],
} as const satisfies ConsoleOffer;
