import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  listHelpArticles,
  listHelpSections,
  listResources,
  readHelpArticle,
  readHelpSection,
  readResource,
  removeHelpArticle,
  removeHelpSection,
  removeResource,
  setHelpArticle,
  setHelpSection,
  setResource,
} from '@fairground/contract/system/operator-endpoints';

const read = { needs: 'content.read', area: 'content' } as const;
const write = { needs: 'content.write' } as const;
const OWN = { key: 'key', version: 'version' } as const;
const KEY: Field = { id: 'key', as: 'text', lengthMax: 80 };

/** A change begins with what is: each field with the field of the record that holds it before. */
const begun = (fields: readonly Field[]): readonly Field[] => fields.map((field) => ({ ...field, from: field.id }));

const RESOURCE: readonly Field[] = [
  { id: 'resourceType', as: 'text', lengthMax: 80 },
  { id: 'url', as: 'text', lengthMax: 500 },
  { id: 'qrCodeUrl', as: 'text', isOptional: true, lengthMax: 500 },
  { id: 'sort', as: 'number', isOptional: true },
];
const SECTION: readonly Field[] = [
  { id: 'titles.*', as: 'text', lengthMax: 200 },
  { id: 'sort', as: 'number', isOptional: true },
];
const ARTICLE: readonly Field[] = [
  { id: 'sectionId', as: 'text', lengthMax: 80 },
  { id: 'titles.*', as: 'text', lengthMax: 200 },
  { id: 'contents.*', as: 'long-text', lengthMax: 100_000 },
  { id: 'sort', as: 'number', isOptional: true },
];
const SHIPPED: readonly Column[] = [
  { id: 'sort', as: 'number' },
  { id: 'isDefault', as: 'flag' },
];

/** App downloads and links, and the help centre. */
export const helpOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'system.help',
      order: 30,
      path: '/help',
      read: listHelpArticles,
      key: 'key',
      record: 'help-article',
      columns: [
        { id: 'titles', as: 'localized' },
        { id: 'sectionId', as: 'record', record: 'help-section' },
        { id: 'languages', as: 'list' },
        ...SHIPPED,
      ],
      filters: [{ id: 'sectionId', as: 'text' }],
    },
    {
      ...read,
      id: 'system.help-sections',
      order: 31,
      path: '/help-sections',
      read: listHelpSections,
      key: 'key',
      record: 'help-section',
      columns: [{ id: 'titles', as: 'localized' }, { id: 'articles', as: 'number' }, ...SHIPPED],
    },
    {
      needs: 'system.read',
      area: 'content',
      id: 'system.resources',
      order: 40,
      path: '/resources',
      read: listResources,
      key: 'key',
      record: 'resource',
      columns: [{ id: 'key', as: 'text' }, { id: 'resourceType', as: 'text' }, { id: 'url', as: 'text' }, ...SHIPPED],
    },
  ],
  records: [
    {
      ...read,
      id: 'system.help-article',
      record: 'help-article',
      path: '/help',
      read: readHelpArticle,
      key: 'key',
      heading: 'titles',
      facts: [{ id: 'sectionId', as: 'record', record: 'help-section' }, ...SHIPPED],
    },
    {
      ...read,
      id: 'system.help-section',
      record: 'help-section',
      path: '/help-sections',
      read: readHelpSection,
      key: 'key',
      heading: 'titles',
      facts: [{ id: 'titles.*', as: 'text' }, { id: 'articles', as: 'number' }, ...SHIPPED],
    },
    {
      id: 'system.resource',
      needs: 'system.read',
      record: 'resource',
      path: '/resources',
      read: readResource,
      key: 'key',
      heading: 'key',
      facts: [
        { id: 'resourceType', as: 'text' },
        { id: 'url', as: 'text' },
        { id: 'qrCodeUrl', as: 'text' },
        ...SHIPPED,
      ],
    },
  ],
  panels: [
    {
      id: 'system.help-text',
      needs: 'content.read',
      on: 'help-article',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'titles.*', as: 'text' },
        { id: 'contents.*', as: 'html' },
      ],
    },
    {
      id: 'system.section-articles',
      needs: 'content.read',
      on: 'help-section',
      place: 'tab',
      order: 1,
      read: listHelpArticles,
      by: 'sectionId',
      rows: {
        key: 'key',
        record: 'help-article',
        columns: [{ id: 'titles', as: 'localized' }, { id: 'languages', as: 'list' }, ...SHIPPED],
      },
    },
  ],
  actions: [
    { ...write, id: 'system.add-article', above: 'system.help', call: setHelpArticle, fields: [KEY, ...ARTICLE] },
    {
      ...write,
      id: 'system.change-article',
      on: 'help-article',
      call: setHelpArticle,
      keeps: OWN,
      fields: begun(ARTICLE),
    },
    {
      ...write,
      id: 'system.remove-article',
      on: 'help-article',
      call: removeHelpArticle,
      keeps: OWN,
      weight: 'danger',
    },
    {
      ...write,
      id: 'system.add-section',
      above: 'system.help-sections',
      call: setHelpSection,
      fields: [KEY, ...SECTION],
    },
    {
      ...write,
      id: 'system.change-section',
      on: 'help-section',
      call: setHelpSection,
      keeps: OWN,
      fields: begun(SECTION),
    },
    {
      ...write,
      id: 'system.remove-section',
      on: 'help-section',
      call: removeHelpSection,
      keeps: OWN,
      weight: 'danger',
      when: { field: 'articles', is: ['0'] },
    },
    {
      id: 'system.add-resource',
      needs: 'system.write',
      above: 'system.resources',
      call: setResource,
      fields: [KEY, ...RESOURCE],
    },
    {
      id: 'system.change-resource',
      needs: 'system.write',
      on: 'resource',
      call: setResource,
      keeps: OWN,
      fields: begun(RESOURCE),
    },
    {
      id: 'system.remove-resource',
      needs: 'system.write',
      on: 'resource',
      call: removeResource,
      keeps: OWN,
      weight: 'danger',
    },
  ],
  searches: [{ id: 'system.find-help', needs: 'content.read', record: 'help-article' }],
};
