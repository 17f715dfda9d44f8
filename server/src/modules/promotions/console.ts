import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { PROMOTION_AUDIENCES, PROMOTION_CATEGORIES } from '@fairground/contract/promotions/endpoints';
import {
  addPromotion,
  approveApplication,
  approveLargeApplication,
  changePromotion,
  endPromotion,
  listAllPromotions,
  listApplications,
  openOffer,
  readPromotion,
  rejectApplication,
  showApplication,
  stopOffer,
} from '@fairground/contract/promotions/operator-endpoints';
import { grantOffers } from './bonus/console.ts';

const read = { needs: 'promotions.read' } as const;
const offer = { needs: 'promotions.write', on: 'promotion' } as const;
const WAITING = { field: 'state', is: ['applying'] } as const;

const COLUMNS: readonly Column[] = [
  { id: 'category', as: 'word' },
  { id: 'audience', as: 'word' },
  { id: 'startsAt', as: 'moment' },
  { id: 'endsAt', as: 'moment' },
  { id: 'announcedAt', as: 'moment', isHidden: true },
];

const LOOK: readonly Field[] = [
  { id: 'category', as: 'choice', choices: PROMOTION_CATEGORIES },
  { id: 'audience', as: 'choice', choices: PROMOTION_AUDIENCES, isOptional: true },
  { id: 'url', as: 'text', lengthMax: 500 },
  { id: 'texts.*.title', as: 'text', isOptional: 'translation', lengthMax: 200 },
  { id: 'texts.*.summary', as: 'text', isOptional: 'translation', lengthMax: 500 },
  { id: 'texts.*.content', as: 'long-text', isOptional: 'translation', lengthMax: 50_000 },
  { id: 'texts.*.action', as: 'text', isOptional: 'translation', lengthMax: 100 },
  { id: 'link', as: 'text', isOptional: true, lengthMax: 500 },
  { id: 'hue', as: 'number', isOptional: true },
  { id: 'startsAt', as: 'moment', isOptional: true },
  { id: 'endsAt', as: 'moment', isOptional: true },
  { id: 'announcedAt', as: 'moment', isOptional: true },
  { id: 'sort', as: 'number', isOptional: true },
];

const APPLICATION_COLUMNS: readonly Column[] = [
  { id: 'titles', as: 'localized' },
  { id: 'memberId', as: 'record', record: 'member' },
  { id: 'risk', as: 'word' },
  { id: 'appliedAt', as: 'moment' },
];

/** Offers of the site, and the applications for them that wait for a decision. */
export const promotionsOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'promotions.offers',
      area: 'growth',
      order: 10,
      path: '/promotions',
      read: listAllPromotions,
      key: 'id',
      record: 'promotion',
      columns: [
        { id: 'titles', as: 'localized' },
        { id: 'state', as: 'state' },
        ...COLUMNS,
        { id: 'sort', as: 'number', isHidden: true },
        { id: 'id', as: 'text', isHidden: true },
      ],
    },
    ...grantOffers.lists,
  ],
  queues: [
    {
      ...read,
      id: 'promotions.applications',
      area: 'work',
      order: 50,
      path: '/queues/applications',
      read: listApplications,
      key: 'id',
      record: 'application',
      since: 'appliedAt',
      dueMinutes: 24 * 60,
      columns: [{ id: 'account', as: 'text' }, ...APPLICATION_COLUMNS, { id: 'comment', as: 'text' }],
      filters: [{ id: 'promotionId', as: 'text' }],
    },
  ],
  records: [
    ...grantOffers.records,
    {
      ...read,
      id: 'promotions.offer',
      record: 'promotion',
      path: '/promotions',
      read: readPromotion,
      key: 'id',
      heading: 'titles',
      state: 'state',
      facts: [...COLUMNS, { id: 'link', as: 'text' }, { id: 'url', as: 'text' }, { id: 'sort', as: 'number' }],
    },
    {
      ...read,
      id: 'promotions.application',
      record: 'application',
      path: '/queues/applications',
      read: showApplication,
      key: 'id',
      heading: 'account',
      state: 'state',
      isNoted: true,
      facts: [
        ...APPLICATION_COLUMNS,
        { id: 'promotionId', as: 'record', record: 'promotion' },
        { id: 'amount', as: 'amount' },
        { id: 'currency', as: 'text' },
        { id: 'decidedAt', as: 'moment' },
      ],
    },
  ],
  panels: [
    ...grantOffers.panels,
    { ...read, id: 'promotions.preview', on: 'promotion', place: 'tab', order: 0 },
    {
      ...read,
      id: 'promotions.texts',
      on: 'promotion',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'texts.*.title', as: 'text' },
        { id: 'texts.*.summary', as: 'text' },
        { id: 'texts.*.content', as: 'html' },
        { id: 'texts.*.action', as: 'text' },
      ],
    },
    {
      ...read,
      id: 'promotions.offer-applications',
      on: 'promotion',
      place: 'tab',
      order: 2,
      read: listApplications,
      by: 'promotionId',
      rows: {
        key: 'id',
        record: 'application',
        columns: [
          { id: 'account', as: 'text' },
          { id: 'appliedAt', as: 'moment' },
          { id: 'comment', as: 'text' },
        ],
      },
    },
    {
      ...read,
      id: 'promotions.said',
      on: 'application',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'comment', as: 'text' },
        { id: 'pictures', as: 'pictures' },
        { id: 'answer', as: 'text' },
      ],
    },
  ],
  actions: [
    ...grantOffers.actions,
    {
      id: 'promotions.add',
      needs: 'promotions.write',
      above: 'promotions.offers',
      call: addPromotion,
      requestKey: 'requestKey',
      fields: LOOK,
    },
    {
      ...offer,
      id: 'promotions.change',
      call: changePromotion,
      keeps: { id: 'id', version: 'version' },
      fields: LOOK.map((field) => ({ ...field, from: field.id })),
    },
    {
      ...offer,
      id: 'promotions.open-applications',
      call: openOffer,
      keeps: { id: 'id' },
      fields: [
        { id: 'opensAt', as: 'moment', isOptional: true },
        { id: 'closesAt', as: 'moment', isOptional: true },
      ],
    },
    { ...offer, id: 'promotions.stop-applications', call: stopOffer, keeps: { id: 'id' } },
    { ...offer, id: 'promotions.end', call: endPromotion, keeps: { id: 'id' }, weight: 'danger' },
    {
      id: 'promotions.approve',
      needs: 'promotions.write',
      on: 'application',
      call: approveApplication,
      keeps: { id: 'id' },
      fields: [{ id: 'amount', as: 'amount' }],
      when: WAITING,
    },
    {
      id: 'promotions.approve-large',
      needs: 'promotions.write',
      on: 'application',
      call: approveLargeApplication,
      keeps: { id: 'id' },
      fields: [{ id: 'amount', as: 'amount' }],
      when: WAITING,
    },
    {
      id: 'promotions.reject',
      needs: 'promotions.write',
      on: 'application',
      call: rejectApplication,
      keeps: { id: 'id' },
      fields: [{ id: 'answer', as: 'long-text', lengthMax: 500 }],
      when: WAITING,
      weight: 'danger',
    },
  ],
  searches: [{ id: 'promotions.find', needs: 'promotions.read', record: 'promotion' }],
};
