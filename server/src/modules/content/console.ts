import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { BANNER_GROUPS } from '@fairground/contract/content/endpoints';
import {
  endAnnouncement,
  hideBanner,
  listAllAnnouncements,
  listAllBanners,
  POPUP_TYPES,
  publishPopup,
  readAnnouncement,
  readBanner,
} from '@fairground/contract/content/operator-endpoints';
import { ANNOUNCEMENT_FIELDS, draftOffers } from './drafts/offers.ts';

const read = { needs: 'content.read', area: 'content' } as const;
const write = { needs: 'content.write' } as const;

const WINDOW: readonly Column[] = [
  { id: 'startsAt', as: 'moment' },
  { id: 'endsAt', as: 'moment' },
];
const BANNER_COLUMNS: readonly Column[] = [
  { id: 'groupName', as: 'word' },
  ...WINDOW,
  { id: 'linkageType', as: 'word' },
  { id: 'link', as: 'text' },
];
const ANNOUNCEMENT_COLUMNS: readonly Column[] = [
  { id: 'type', as: 'word' },
  { id: 'execution', as: 'word' },
  { id: 'platforms', as: 'list' },
  ...WINDOW,
];

/** What the site shows by itself: banners, announcements and pop-ups. */
export const contentOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'content.banners',
      order: 10,
      path: '/banners',
      read: listAllBanners,
      key: 'bannerId',
      record: 'banner',
      columns: [
        { id: 'headlines', as: 'localized' },
        { id: 'state', as: 'state' },
        ...BANNER_COLUMNS,
        { id: 'sort', as: 'number', isHidden: true },
        { id: 'bannerId', as: 'text', isHidden: true },
      ],
      filters: [{ id: 'groupName', as: 'choice', choices: BANNER_GROUPS }],
    },
    {
      ...read,
      id: 'content.announcements',
      order: 20,
      path: '/announcements',
      read: listAllAnnouncements,
      key: 'id',
      record: 'announcement',
      columns: [
        { id: 'titles', as: 'localized' },
        { id: 'state', as: 'state' },
        ...ANNOUNCEMENT_COLUMNS,
        { id: 'id', as: 'text', isHidden: true },
      ],
    },
  ],
  queues: draftOffers.queues,
  records: [
    ...draftOffers.records,
    {
      ...read,
      id: 'content.banner',
      record: 'banner',
      path: '/banners',
      read: readBanner,
      key: 'bannerId',
      heading: 'headlines',
      state: 'state',
      facts: [...BANNER_COLUMNS, { id: 'hiddenAt', as: 'moment' }, { id: 'url', as: 'text' }],
    },
    {
      ...read,
      id: 'content.announcement',
      record: 'announcement',
      path: '/announcements',
      read: readAnnouncement,
      key: 'id',
      heading: 'titles',
      state: 'state',
      facts: [...ANNOUNCEMENT_COLUMNS, { id: 'popupOnce', as: 'flag' }],
    },
  ],
  panels: [
    ...draftOffers.panels,
    {
      id: 'content.banner-texts',
      needs: 'content.read',
      on: 'banner',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'texts.*.headline', as: 'text' },
        { id: 'texts.*.text', as: 'text' },
        { id: 'texts.*.action', as: 'text' },
      ],
    },
    {
      id: 'content.announcement-texts',
      needs: 'content.read',
      on: 'announcement',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'texts.*.title', as: 'text' },
        { id: 'texts.*.content', as: 'html' },
      ],
    },
  ],
  actions: [
    ...draftOffers.actions,
    {
      ...write,
      id: 'content.hide-banner',
      on: 'banner',
      call: hideBanner,
      keeps: { bannerId: 'bannerId' },
      when: { field: 'state', is: ['live', 'planned', 'over'] },
      weight: 'danger',
      bulk: true,
    },
    {
      ...write,
      id: 'content.add-popup',
      above: 'content.announcements',
      call: publishPopup,
      fields: [
        { id: 'type', as: 'choice', choices: POPUP_TYPES },
        { id: 'popupOnce', as: 'flag', isOptional: true },
        ...ANNOUNCEMENT_FIELDS(),
      ],
    },
    {
      ...write,
      id: 'content.end-announcement',
      on: 'announcement',
      call: endAnnouncement,
      keeps: { id: 'id' },
      weight: 'danger',
    },
  ],
  searches: [
    { id: 'content.find-banner', needs: 'content.read', record: 'banner' },
    { id: 'content.find-announcement', needs: 'content.read', record: 'announcement' },
  ],
};
