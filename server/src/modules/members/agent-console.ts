import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  chooseDefaultHead,
  closeLink,
  giveRank,
  makeLink,
  OPENED_KINDS,
  putTermsInForce,
  rationSeries,
  setSeriesOfAll,
  switchTransfersUp,
  openForSomebody,
} from '@fairground/contract/members/operator-endpoints';

const onMember = { on: 'member', keeps: { memberId: 'memberId' } } as const;
const ofAll = { above: 'members.list', needs: 'agents.write' } as const;

/** What staff do for accounts and lines, beside what the agents module holds for two people. */
export const agentActions: NonNullable<ConsoleOffer['actions']> = [
  {
    ...ofAll,
    id: 'members.open',
    call: openForSomebody,
    fields: [
      { id: 'username', as: 'text', lengthMax: 64 },
      { id: 'kind', as: 'choice', choices: OPENED_KINDS },
      { id: 'upline', as: 'text', lengthMax: 64, isOptional: true },
    ],
    shows: ['account', 'password'],
  },
  {
    ...onMember,
    id: 'members.rank',
    needs: 'members.write',
    call: giveRank,
    fields: [{ id: 'rankLevel', as: 'number', from: 'rankLevel' }],
  },
  {
    ...onMember,
    id: 'members.transfers-up',
    needs: 'members.write',
    call: switchTransfersUp,
    fields: [{ id: 'to', as: 'choice', choices: ['on', 'off'] }],
  },
  {
    ...onMember,
    id: 'members.make-link',
    needs: 'agents.write',
    call: makeLink,
    fields: [
      { id: 'opens', as: 'choice', choices: OPENED_KINDS },
      { id: 'maxUses', as: 'number', isOptional: true },
      { id: 'expiresAt', as: 'moment', isOptional: true },
      { id: 'note', as: 'text', lengthMax: 60, isOptional: true },
    ],
    shows: ['code', 'address'],
  },
  { ...ofAll, id: 'members.close-link', call: closeLink, fields: [{ id: 'code', as: 'text', lengthMax: 40 }] },
  { ...onMember, id: 'members.default-head', needs: 'agents.write', call: chooseDefaultHead },
  {
    ...ofAll,
    id: 'members.series-of-all',
    call: setSeriesOfAll,
    fields: [
      { id: 'heads', as: 'number' },
      { id: 'newcomers', as: 'number', isNullable: true },
    ],
  },
  {
    ...ofAll,
    id: 'members.ration-series',
    call: rationSeries,
    fields: [{ id: 'from', as: 'number', isNullable: true }],
  },
  {
    id: 'members.terms',
    needs: 'content.write',
    above: 'content.announcements',
    call: putTermsInForce,
    fields: [
      { id: 'version', as: 'text', lengthMax: 40 },
      { id: 'minimumAge', as: 'number' },
    ],
  },
];
