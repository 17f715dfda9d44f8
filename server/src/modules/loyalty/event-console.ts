import type { Column, Field } from '@fairground/contract/console/columns';

/** Who takes which place of a race or a raffle. */
export const PLACE_COLUMNS: readonly Column[] = [
  { id: 'place', as: 'number' },
  { id: 'memberId', as: 'record', record: 'member' },
];

/** What staff tell of every mission and raffle: how often a prize is wagered, its colour and its texts. */
export const EVENT_FIELDS: readonly Field[] = [
  { id: 'turnover', as: 'number', isOptional: true },
  { id: 'hue', as: 'number', isOptional: true },
  { id: 'texts.*.name', as: 'text', lengthMax: 80 },
  { id: 'texts.*.about', as: 'long-text', lengthMax: 300 },
];
