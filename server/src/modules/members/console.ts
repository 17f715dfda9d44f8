import type { Found } from '@fairground/contract/console/answers';
import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { memberIdSchema } from '@fairground/contract/ids';
import {
  addNote,
  changeLabel,
  listMembers,
  MEMBER_TYPES,
  listNotes,
  LOCKED_STATUSES,
  lockMember,
  MEMBER_STATUSES,
  NOTE_LENGTH_MAX,
  PERSONAL_FIELDS,
  readMember,
  RELEASED_STATUSES,
  releaseMember,
  revealField,
} from '@fairground/contract/members/operator-endpoints';
import * as z from 'zod/mini';
import { agentActions } from './agent-console.ts';
import type { MembersDeps } from './deps.ts';
import { listForStaff } from './operator/list-members.ts';

const needs = 'members.read';
const onMember = { on: 'member', keeps: { memberId: 'memberId' } } as const;
const versioned = { memberId: 'memberId', version: 'version' } as const;

const COLUMNS: readonly Column[] = [
  { id: 'account', as: 'text' },
  { id: 'nickname', as: 'text' },
  { id: 'status', as: 'state' },
  { id: 'rankLevel', as: 'number' },
  { id: 'kycLevel', as: 'number' },
  { id: 'labels', as: 'list' },
  { id: 'uplineId', as: 'record', record: 'member' },
  { id: 'registeredAt', as: 'moment' },
  { id: 'memberId', as: 'text', isHidden: true },
  { id: 'isTest', as: 'flag', isHidden: true },
];

export const membersOffers: ConsoleOffer = {
  lists: [
    {
      id: 'members.list',
      needs,
      area: 'members',
      order: 10,
      path: '/members',
      read: listMembers,
      key: 'memberId',
      record: 'member',
      columns: COLUMNS,
      filters: [
        { id: 'account', as: 'text' },
        { id: 'mobile', as: 'text' },
        { id: 'email', as: 'text' },
        { id: 'status', as: 'choice', choices: MEMBER_STATUSES },
        { id: 'type', as: 'choice', choices: MEMBER_TYPES },
        { id: 'label', as: 'text' },
        { id: 'upline', as: 'text' },
        { id: 'memberId', as: 'text' },
        { id: 'from', as: 'day' },
        { id: 'to', as: 'day' },
      ],
    },
  ],
  records: [
    {
      id: 'members.member',
      needs,
      record: 'member',
      trail: { as: ['member', 'account'] },
      path: '/members',
      read: readMember,
      key: 'memberId',
      heading: 'account',
      state: 'status',
      facts: [
        { id: 'memberId', as: 'text' },
        { id: 'nickname', as: 'text' },
        { id: 'rankLevel', as: 'number' },
        { id: 'kycLevel', as: 'number' },
        { id: 'labels', as: 'list' },
        { id: 'uplineId', as: 'record', record: 'member' },
        { id: 'directDownlines', as: 'number' },
        { id: 'referralCode', as: 'text' },
        { id: 'homeMarket', as: 'text' },
        { id: 'registeredAt', as: 'moment' },
        { id: 'isTest', as: 'flag' },
      ],
    },
  ],
  panels: [
    {
      id: 'members.personal',
      needs,
      on: 'member',
      place: 'side',
      order: 20,
      facts: [
        { id: 'personal.mobile', as: 'masked' },
        { id: 'isMobileConfirmed', as: 'flag' },
        { id: 'personal.email', as: 'masked' },
        { id: 'isEmailConfirmed', as: 'flag' },
        { id: 'personal.payeeName', as: 'masked' },
        { id: 'personal.birthDate', as: 'masked' },
        { id: 'personal.idNumber', as: 'masked' },
      ],
    },
    {
      id: 'members.notes',
      needs,
      on: 'member',
      place: 'tab',
      order: 60,
      read: listNotes,
      by: 'memberId',
      rows: {
        key: 'noteId',
        cursor: 'before',
        columns: [
          { id: 'at', as: 'moment' },
          { id: 'author', as: 'text' },
          { id: 'text', as: 'text' },
        ],
      },
    },
    {
      id: 'members.line',
      needs,
      on: 'member',
      place: 'tab',
      order: 70,
      read: listMembers,
      by: 'upline',
      rows: {
        key: 'memberId',
        record: 'member',
        columns: COLUMNS.filter(({ id }) => id !== 'uplineId'),
      },
    },
  ],
  actions: [
    {
      ...onMember,
      id: 'members.add-note',
      needs: 'members.annotate',
      call: addNote,
      fields: [{ id: 'text', as: 'long-text', lengthMax: NOTE_LENGTH_MAX }],
      reason: '',
      requestKey: 'idempotencyKey',
    },
    {
      ...onMember,
      id: 'members.change-label',
      bulk: true,
      needs: 'members.annotate',
      call: changeLabel,
      fields: [
        { id: 'label', as: 'text', lengthMax: 30 },
        { id: 'to', as: 'choice', choices: ['on', 'off'] },
      ],
    },
    {
      ...onMember,
      id: 'members.reveal',
      needs: 'members.reveal',
      call: revealField,
      fields: [{ id: 'field', as: 'choice', choices: PERSONAL_FIELDS }],
      shows: ['text'],
    },
    {
      ...onMember,
      id: 'members.lock',
      needs: 'members.write',
      call: lockMember,
      keeps: versioned,
      fields: [{ id: 'status', as: 'choice', choices: LOCKED_STATUSES, from: 'status' }],
      when: { field: 'status', is: ['active', 'bet-locked', 'withdraw-locked', 'frozen'] },
      weight: 'danger',
    },
    {
      ...onMember,
      id: 'members.release',
      needs: 'members.write',
      call: releaseMember,
      keeps: versioned,
      fields: [{ id: 'status', as: 'choice', choices: RELEASED_STATUSES, from: 'status' }],
      when: { field: 'status', is: ['frozen', 'bet-locked', 'withdraw-locked'] },
    },
    ...agentActions,
  ],
  searches: [{ id: 'members.find', needs, record: 'member' }],
};

const FOUND_MAX = 8;

/** By number, by whole phone number or address, or by the beginning of the account name. Contacts are never shown. */
export const findByWords = async (
  deps: Pick<MembersDeps, 'db' | 'days' | 'identity'>,
  words: string,
): Promise<readonly Found[]> => {
  const number = z.safeParse(memberIdSchema, words);
  const queries = [
    ...(number.success ? [{ memberId: number.data }] : []),
    ...(/^\+[1-9]\d{4,14}$/.test(words) ? [{ mobile: words }] : []),
    words.includes('@') ? { email: words } : { account: words },
  ];
  const pages = await Promise.all(queries.map((query) => listForStaff(deps, query)));
  const found = new Map(pages.flatMap(({ list }) => list).map((member) => [member.memberId, member]));
  const exact = ({ memberId, account }: { readonly memberId: bigint; readonly account: string }) =>
    memberId.toString() === words ||
    account.toLowerCase() === words.toLowerCase() ||
    !('account' in (queries.at(-1) ?? {}));
  return [...found.values()]
    .map((member) => ({
      key: member.memberId.toString(),
      title: member.account,
      detail: [member.memberId, member.nickname].join(' · '),
      isExact: exact(member),
    }))
    .toSorted((one, other) => Number(other.isExact) - Number(one.isExact))
    .slice(0, FOUND_MAX);
};
