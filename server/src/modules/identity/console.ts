import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  endMemberSessions,
  listMemberDevices,
  listMemberSessions,
  unlockMember,
} from '@fairground/contract/identity/operator-endpoints';

const needs = 'members.read';
const onMember = { on: 'member', needs: 'members.write', keeps: { memberId: 'memberId' } } as const;

export const identityOffers: ConsoleOffer = {
  panels: [
    {
      id: 'identity.security',
      needs,
      on: 'member',
      place: 'side',
      order: 30,
      read: listMemberSessions,
      by: 'memberId',
      facts: [
        { id: 'security.hasPassword', as: 'flag' },
        { id: 'security.hasPaymentPassword', as: 'flag' },
        { id: 'security.moneyLockedSince', as: 'moment' },
      ],
    },
    {
      id: 'identity.sessions',
      needs,
      on: 'member',
      place: 'tab',
      order: 50,
      read: listMemberSessions,
      by: 'memberId',
      rows: {
        key: 'sessionId',
        cursor: 'before',
        columns: [
          { id: 'openedAt', as: 'moment' },
          { id: 'seenAt', as: 'moment' },
          { id: 'endedAt', as: 'moment' },
          { id: 'endReason', as: 'list' },
          { id: 'ip', as: 'text' },
          { id: 'country', as: 'text' },
          { id: 'userAgent', as: 'text' },
        ],
      },
    },
    {
      id: 'identity.devices',
      needs,
      on: 'member',
      place: 'tab',
      order: 51,
      read: listMemberDevices,
      by: 'memberId',
      rows: {
        key: 'deviceId',
        columns: [
          { id: 'userAgent', as: 'text' },
          { id: 'network', as: 'text' },
          { id: 'knownAt', as: 'moment' },
          { id: 'seenAt', as: 'moment' },
        ],
      },
    },
  ],
  actions: [
    { ...onMember, id: 'identity.unlock', call: unlockMember },
    { ...onMember, id: 'identity.end-sessions', call: endMemberSessions, weight: 'danger' },
  ],
};
