import type { Field } from '@fairground/contract/console/columns';
import type { ActionOffer, ConsoleOffer, Rows } from '@fairground/contract/console/offer';
import { BANNER_GROUPS, LINKAGE_TYPES } from '@fairground/contract/content/endpoints';
import { AUDIENCES, PLATFORMS } from '@fairground/contract/content/fields';
import {
  countDrafts,
  DRAFT_KINDS,
  DRAFT_STATES,
  draftAnnouncement,
  draftBanner,
  dropDraft,
  LANGUAGE_CODES,
  listAnnouncementVersions,
  listBannerVersions,
  listDrafts,
  LISTED_TYPES,
  publishDraft,
  readDraft,
  returnDraft,
  rollBack,
  sendDraft,
  translateDraft,
} from '@fairground/contract/content/operator-endpoints';
import type { DraftKind } from '@fairground/contract/content/operator-endpoints';

const read = { needs: 'content.read', area: 'content' } as const;
const write = { needs: 'content.write' } as const;

/** Fields of a form; of one that changes something, each begins with what stands at this place of the record. */
const formOf =
  (fields: readonly Field[]) =>
  (place?: string): readonly Field[] =>
    fields.map((field) => (place === undefined ? field : { ...field, from: `${place}${field.id}` }));

const WINDOW_FIELDS: readonly Field[] = [
  { id: 'startsAt', as: 'moment', isOptional: true },
  { id: 'endsAt', as: 'moment', isOptional: true },
  { id: 'sort', as: 'number', isOptional: true },
];
export const ANNOUNCEMENT_FIELDS = formOf([
  { id: 'execution', as: 'choice', choices: AUDIENCES, isOptional: true },
  { id: 'platforms', as: 'choices', choices: PLATFORMS, isOptional: true },
  { id: 'texts.*.title', as: 'text', isBlank: true, lengthMax: 200 },
  { id: 'texts.*.content', as: 'long-text', isBlank: true, lengthMax: 20_000 },
  ...WINDOW_FIELDS,
]);
const LISTED_FIELDS = formOf([{ id: 'type', as: 'choice', choices: LISTED_TYPES }, ...ANNOUNCEMENT_FIELDS()]);
const BANNER_FIELDS = formOf([
  { id: 'groupName', as: 'choice', choices: BANNER_GROUPS },
  { id: 'url', as: 'text', lengthMax: 500 },
  { id: 'texts.*.headline', as: 'text', isBlank: true, lengthMax: 200 },
  { id: 'texts.*.text', as: 'text', isBlank: true, lengthMax: 500 },
  { id: 'texts.*.action', as: 'text', isBlank: true, lengthMax: 100 },
  { id: 'linkageType', as: 'choice', choices: LINKAGE_TYPES, isOptional: true },
  { id: 'link', as: 'text', isOptional: true, lengthMax: 500 },
  { id: 'hue', as: 'number', isOptional: true },
  ...WINDOW_FIELDS,
]);
const SEEN = { draftId: 'draftId', version: 'version' } as const;
const IN_REVIEW = { field: 'state', is: ['REVIEW'] } as const;
const onDraft = { on: 'content-draft', keeps: SEEN } as const;
const VERSION_ROWS: Rows = {
  key: 'versionId',
  columns: [
    { id: 'number', as: 'number' },
    { id: 'titles', as: 'localized' },
    { id: 'isPresent', as: 'flag' },
    { id: 'editors', as: 'list' },
    { id: 'publishedBy', as: 'text' },
    { id: 'at', as: 'moment' },
  ],
};
const rollBackOf = (kind: DraftKind, key: string): ActionOffer => ({
  ...write,
  id: `content.roll-back-${kind}`,
  on: kind,
  call: rollBack,
  keeps: { targetId: key },
  sets: { kind },
  requestKey: 'requestKey',
  fields: [{ id: 'number', as: 'number' }],
});
/** Drafts: how they are written, reviewed and published, and the versions that came of them. */
export const draftOffers = {
  queues: [
    {
      ...read,
      id: 'content.drafts',
      order: 5,
      path: '/queues/content',
      read: listDrafts,
      waiting: countDrafts,
      key: 'draftId',
      record: 'content-draft',
      dueMinutes: 4 * 60,
      since: 'sentAt',
      columns: [
        { id: 'titles', as: 'localized' },
        { id: 'kind', as: 'word' },
        { id: 'state', as: 'state' },
        { id: 'editors', as: 'list' },
        { id: 'missing', as: 'list' },
        { id: 'changedAt', as: 'moment' },
        { id: 'publishedBy', as: 'text', isHidden: true },
      ],
      filters: [
        { id: 'state', as: 'choice', choices: DRAFT_STATES },
        { id: 'kind', as: 'choice', choices: DRAFT_KINDS },
      ],
    },
  ],
  records: [
    {
      ...read,
      id: 'content.draft',
      record: 'content-draft',
      path: '/drafts',
      read: readDraft,
      key: 'draftId',
      heading: 'titles',
      state: 'state',
      facts: [
        { id: 'kind', as: 'word' },
        { id: 'editors', as: 'list' },
        { id: 'missing', as: 'list' },
        { id: 'note', as: 'text' },
        { id: 'changedAt', as: 'moment' },
        { id: 'sentAt', as: 'moment' },
        { id: 'publishedBy', as: 'text' },
        { id: 'publishedAt', as: 'moment' },
      ],
    },
  ],
  panels: [
    { id: 'content.draft-preview', needs: 'content.read', on: 'content-draft', place: 'tab', order: 1 },
    {
      id: 'content.draft-changes',
      needs: 'content.read',
      on: 'content-draft',
      place: 'tab',
      order: 2,
      changes: 'changes',
    },
    {
      id: 'content.banner-versions',
      needs: 'content.read',
      on: 'banner',
      place: 'tab',
      order: 2,
      read: listBannerVersions,
      by: 'targetId',
      rows: VERSION_ROWS,
    },
    {
      id: 'content.announcement-versions',
      needs: 'content.read',
      on: 'announcement',
      place: 'tab',
      order: 2,
      read: listAnnouncementVersions,
      by: 'targetId',
      rows: VERSION_ROWS,
    },
  ],
  actions: [
    {
      ...write,
      ...onDraft,
      id: 'content.translate-draft',
      call: translateDraft,
      fields: [
        { id: 'language', as: 'choice', choices: LANGUAGE_CODES },
        { id: 'title', as: 'text', lengthMax: 200 },
        { id: 'text', as: 'long-text', isOptional: true, lengthMax: 20_000 },
        { id: 'action', as: 'text', isOptional: true, lengthMax: 100 },
      ],
      when: { field: 'state', is: ['DRAFT'] },
    },
    { ...write, ...onDraft, id: 'content.send-draft', call: sendDraft, when: { field: 'state', is: ['DRAFT'] } },
    { ...onDraft, needs: 'content.publish', id: 'content.publish-draft', call: publishDraft, when: IN_REVIEW },
    { ...onDraft, needs: 'content.publish', id: 'content.return-draft', call: returnDraft, when: IN_REVIEW },
    {
      ...write,
      ...onDraft,
      id: 'content.drop-draft',
      call: dropDraft,
      when: { field: 'state', is: ['DRAFT', 'REVIEW'] },
      weight: 'danger',
    },
    rollBackOf('banner', 'bannerId'),
    rollBackOf('announcement', 'id'),
    {
      ...write,
      id: 'content.new-banner',
      above: 'content.banners',
      call: draftBanner,
      requestKey: 'requestKey',
      fields: BANNER_FIELDS(),
    },
    {
      ...write,
      id: 'content.revise-banner',
      on: 'banner',
      call: draftBanner,
      keeps: { targetId: 'bannerId' },
      requestKey: 'requestKey',
      fields: BANNER_FIELDS(''),
    },
    {
      ...write,
      id: 'content.edit-banner',
      on: 'content-draft',
      call: draftBanner,
      keeps: SEEN,
      fields: BANNER_FIELDS('banner.'),
      when: { field: 'editable', is: ['banner'] },
    },
    {
      ...write,
      id: 'content.new-announcement',
      above: 'content.announcements',
      call: draftAnnouncement,
      requestKey: 'requestKey',
      fields: LISTED_FIELDS(),
    },
    {
      ...write,
      id: 'content.revise-announcement',
      on: 'announcement',
      call: draftAnnouncement,
      keeps: { targetId: 'id' },
      requestKey: 'requestKey',
      fields: LISTED_FIELDS(''),
      when: { field: 'type', is: LISTED_TYPES },
    },
    {
      ...write,
      id: 'content.edit-announcement',
      on: 'content-draft',
      call: draftAnnouncement,
      keeps: SEEN,
      fields: LISTED_FIELDS('announcement.'),
      when: { field: 'editable', is: ['announcement'] },
    },
  ],
} as const satisfies ConsoleOffer;
