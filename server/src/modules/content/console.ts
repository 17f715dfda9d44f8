import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { BANNER_GROUPS, LINKAGE_TYPES } from '@fairground/contract/content/endpoints';
import {
  addAnnouncement,
  addBanner,
  endAnnouncement,
  hideBanner,
  listAllAnnouncements,
  listAllBanners,
  LISTED_TYPES,
  POPUP_TYPES,
  publishPopup,
  readAnnouncement,
  readBanner,
} from '@fairground/contract/content/operator-endpoints';

const read = { needs: 'content.read', area: 'content' } as const;
const write = { needs: 'content.write' } as const;

const WINDOW: readonly Column[] = [
  { id: 'startsAt', as: 'moment' },
  { id: 'endsAt', as: 'moment' },
];
const WINDOW_FIELDS: readonly Field[] = [
  { id: 'startsAt', as: 'moment', isOptional: true },
  { id: 'endsAt', as: 'moment', isOptional: true },
  { id: 'sort', as: 'number', isOptional: true },
];
const ANNOUNCEMENT_FIELDS: readonly Field[] = [
  { id: 'execution', as: 'choice', choices: ['B', 'A', 'V'], isOptional: true },
  { id: 'platforms', as: 'choices', choices: ['W', 'M', 'A'], isOptional: true },
  { id: 'texts.EN.title', as: 'text', lengthMax: 200 },
  { id: 'texts.EN.content', as: 'long-text', lengthMax: 20_000 },
  { id: 'texts.TY.title', as: 'text', isOptional: true, lengthMax: 200 },
  { id: 'texts.TY.content', as: 'long-text', isOptional: true, lengthMax: 20_000 },
  ...WINDOW_FIELDS,
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
  records: [
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
    {
      id: 'content.banner-texts',
      needs: 'content.read',
      on: 'banner',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'texts.EN.headline', as: 'text' },
        { id: 'texts.EN.text', as: 'text' },
        { id: 'texts.EN.action', as: 'text' },
        { id: 'texts.TY.headline', as: 'text' },
        { id: 'texts.TY.text', as: 'text' },
        { id: 'texts.TY.action', as: 'text' },
      ],
    },
    {
      id: 'content.announcement-texts',
      needs: 'content.read',
      on: 'announcement',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'texts.EN.title', as: 'text' },
        { id: 'texts.EN.content', as: 'html' },
        { id: 'texts.TY.title', as: 'text' },
        { id: 'texts.TY.content', as: 'html' },
      ],
    },
  ],
  actions: [
    {
      ...write,
      id: 'content.add-banner',
      above: 'content.banners',
      call: addBanner,
      requestKey: 'requestKey',
      fields: [
        { id: 'groupName', as: 'choice', choices: BANNER_GROUPS },
        { id: 'url', as: 'text', lengthMax: 500 },
        { id: 'texts.EN.headline', as: 'text', lengthMax: 200 },
        { id: 'texts.EN.text', as: 'text', isOptional: true, lengthMax: 500 },
        { id: 'texts.EN.action', as: 'text', isOptional: true, lengthMax: 100 },
        { id: 'texts.TY.headline', as: 'text', isOptional: true, lengthMax: 200 },
        { id: 'texts.TY.text', as: 'text', isOptional: true, lengthMax: 500 },
        { id: 'texts.TY.action', as: 'text', isOptional: true, lengthMax: 100 },
        { id: 'linkageType', as: 'choice', choices: LINKAGE_TYPES, isOptional: true },
        { id: 'link', as: 'text', isOptional: true, lengthMax: 500 },
        { id: 'hue', as: 'number', isOptional: true },
        ...WINDOW_FIELDS,
      ],
    },
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
      id: 'content.add-announcement',
      above: 'content.announcements',
      call: addAnnouncement,
      requestKey: 'requestKey',
      fields: [{ id: 'type', as: 'choice', choices: LISTED_TYPES }, ...ANNOUNCEMENT_FIELDS],
    },
    {
      ...write,
      id: 'content.add-popup',
      above: 'content.announcements',
      call: publishPopup,
      fields: [
        { id: 'type', as: 'choice', choices: POPUP_TYPES },
        { id: 'popupOnce', as: 'flag', isOptional: true },
        ...ANNOUNCEMENT_FIELDS,
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
