import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  closeFeedback,
  listFeedbackOfMember,
  listWaitingFeedback,
  readFeedback,
} from '@fairground/contract/members/feedback-operator-endpoints';
import {
  answerChat,
  closeChat,
  listChats,
  listChatsOfMember,
  showChat,
} from '@fairground/contract/support/operator-endpoints';

const read = { needs: 'support.read', area: 'work' } as const;
const ofMember = { needs: 'support.read', on: 'member', place: 'tab', by: 'memberId' } as const;
const chat = { needs: 'support.write', on: 'chat', keeps: { account: 'account' } } as const;

/** What members ask and tell: the chat and the feedback form. */
export const supportOffers: ConsoleOffer = {
  queues: [
    {
      ...read,
      id: 'support.chats',
      order: 30,
      path: '/chat',
      read: listChats,
      key: 'account',
      record: 'chat',
      since: 'since',
      dueMinutes: 10,
      columns: [
        { id: 'account', as: 'text' },
        { id: 'desk', as: 'word' },
        { id: 'since', as: 'moment' },
      ],
    },
    {
      ...read,
      id: 'support.feedback',
      order: 40,
      path: '/queues/feedback',
      read: listWaitingFeedback,
      key: 'feedbackId',
      record: 'feedback',
      since: 'sentAt',
      dueMinutes: 24 * 60,
      columns: [
        { id: 'questionType', as: 'word' },
        { id: 'account', as: 'text' },
        { id: 'content', as: 'text' },
        { id: 'sentAt', as: 'moment' },
      ],
    },
  ],
  records: [
    {
      id: 'support.chat',
      needs: 'support.write',
      record: 'chat',
      trail: { as: ['conversation'] },
      path: '/chat',
      read: showChat,
      key: 'account',
      heading: 'account',
      state: 'state',
      isNoted: true,
      facts: [{ id: 'desk', as: 'word' }],
    },
    {
      id: 'support.feedback-record',
      needs: 'support.read',
      record: 'feedback',
      path: '/queues/feedback',
      read: readFeedback,
      key: 'feedbackId',
      heading: 'questionType',
      state: 'state',
      facts: [
        { id: 'account', as: 'text' },
        { id: 'sentAt', as: 'moment' },
        { id: 'pictures', as: 'pictures' },
      ],
    },
  ],
  panels: [
    {
      id: 'support.messages',
      needs: 'support.write',
      on: 'chat',
      place: 'tab',
      order: 1,
      list: 'messages',
      rows: {
        key: 'messageId',
        columns: [
          { id: 'sentAt', as: 'moment' },
          { id: 'author', as: 'word' },
          { id: 'content', as: 'text' },
        ],
      },
    },
    {
      id: 'support.written',
      needs: 'support.read',
      on: 'feedback',
      place: 'tab',
      order: 1,
      facts: [{ id: 'content', as: 'text' }],
    },
    {
      ...ofMember,
      id: 'support.chat-of-member',
      order: 57,
      read: listChatsOfMember,
      rows: {
        key: 'account',
        record: 'chat',
        columns: [
          { id: 'desk', as: 'word' },
          { id: 'state', as: 'state' },
          { id: 'since', as: 'moment' },
          { id: 'changedAt', as: 'moment' },
        ],
      },
    },
    {
      ...ofMember,
      id: 'support.feedback-of-member',
      order: 58,
      read: listFeedbackOfMember,
      rows: {
        key: 'feedbackId',
        record: 'feedback',
        columns: [
          { id: 'questionType', as: 'word' },
          { id: 'state', as: 'state' },
          { id: 'content', as: 'text' },
          { id: 'sentAt', as: 'moment' },
        ],
      },
    },
  ],
  actions: [
    { ...chat, id: 'support.answer', call: answerChat, fields: [{ id: 'text', as: 'long-text', lengthMax: 4_000 }] },
    { ...chat, id: 'support.close-chat', call: closeChat, when: { field: 'state', is: ['waiting', 'answered'] } },
    {
      id: 'support.close-feedback',
      needs: 'support.write',
      on: 'feedback',
      call: closeFeedback,
      keeps: { feedbackId: 'feedbackId' },
      when: { field: 'state', is: ['new', 'assigned', 'answered'] },
    },
  ],
};
