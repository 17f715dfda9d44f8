import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { BROADCAST_AUDIENCES, BROADCAST_CATEGORIES, BROADCAST_LENGTH } from '@fairground/contract/messages/broadcasts';
import {
  listBroadcasts,
  listMessagesOfMember,
  readBroadcast,
  sendBroadcast,
} from '@fairground/contract/messages/operator-endpoints';

const needs = 'messages.read';
const TITLE = { as: 'text', lengthMax: BROADCAST_LENGTH.title } as const;
const BODY = { as: 'long-text', lengthMax: BROADCAST_LENGTH.body } as const;

export const messagesOffers: ConsoleOffer = {
  lists: [
    {
      id: 'messages.broadcasts',
      needs,
      area: 'content',
      order: 30,
      path: '/broadcasts',
      read: listBroadcasts,
      key: 'broadcastId',
      record: 'broadcast',
      cursor: 'before',
      columns: [
        { id: 'titles', as: 'localized' },
        { id: 'category', as: 'list' },
        { id: 'audience', as: 'list' },
        { id: 'rankMin', as: 'number' },
        { id: 'sentBy', as: 'text' },
        { id: 'sentAt', as: 'moment' },
      ],
    },
  ],
  records: [
    {
      id: 'messages.broadcast',
      needs,
      record: 'broadcast',
      trail: { as: ['message-broadcast'] },
      path: '/broadcasts',
      read: readBroadcast,
      key: 'broadcastId',
      heading: 'titles',
      facts: [
        { id: 'category', as: 'list' },
        { id: 'audience', as: 'list' },
        { id: 'rankMin', as: 'number' },
        { id: 'sentBy', as: 'text' },
        { id: 'sentAt', as: 'moment' },
      ],
    },
  ],
  panels: [
    {
      id: 'messages.text',
      needs,
      on: 'broadcast',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'texts.*.title', as: 'text' },
        { id: 'texts.*.body', as: 'text' },
      ],
    },
    {
      id: 'messages.of-member',
      needs,
      on: 'member',
      place: 'tab',
      order: 55,
      read: listMessagesOfMember,
      by: 'memberId',
      rows: {
        key: 'messageId',
        cursor: 'before',
        columns: [
          { id: 'createdAt', as: 'moment' },
          { id: 'category', as: 'list' },
          { id: 'title', as: 'text' },
          { id: 'body', as: 'text' },
          { id: 'readAt', as: 'moment' },
          { id: 'deletedAt', as: 'moment' },
        ],
      },
    },
  ],
  actions: [
    {
      id: 'messages.send',
      needs: 'messages.write',
      above: 'messages.broadcasts',
      call: sendBroadcast,
      requestKey: 'idempotencyKey',
      fields: [
        { id: 'category', as: 'choice', choices: BROADCAST_CATEGORIES },
        { id: 'audience', as: 'choice', choices: BROADCAST_AUDIENCES },
        { id: 'rankMin', as: 'number', isOptional: true },
        { ...TITLE, id: 'texts.*.title' },
        { ...BODY, id: 'texts.*.body' },
      ],
    },
  ],
};
