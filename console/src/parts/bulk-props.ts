import type { DeskList } from '@fairground/contract/console/desk';
import type { Words } from '../texts/words.ts';
import type { Row } from './values.ts';

/** Chosen rows of a list, with the words of that list. */
export type ChosenRows = {
  readonly rows: Pick<DeskList, 'key' | 'columns'>;
  readonly words: Words;
  readonly chosen: readonly Row[];
};
