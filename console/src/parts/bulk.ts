import type { DeskAction } from '@fairground/contract/console/desk';
import { isOfferedFor } from './change.ts';
import type { Row } from './values.ts';

/** As many rows one change may be made for at once: each is a call of its own. */
export const BULK_MAX = 200;

/** The changes that several rows of a kind may have at once. */
export const bulkActionsOf = (actions: readonly DeskAction[], record: string | undefined): readonly DeskAction[] =>
  actions.filter((action) => action.bulk === true && action.on === record);

export type Preview = { readonly fitting: readonly Row[]; readonly refused: readonly Row[] };

/** Which of the chosen rows the change is made for, and which are left as they are because it does not fit them. */
export const previewOf = (action: DeskAction, chosen: readonly Row[]): Preview => ({
  fitting: chosen.filter((row) => isOfferedFor(action, row)),
  refused: chosen.filter((row) => !isOfferedFor(action, row)),
});

/** What came of a row: nothing while it waits, and why it was refused. */
export type Outcome = 'done' | 'held' | { readonly refused: string };

/** How many rows came to each end. */
export const countOf = (outcomes: ReadonlyMap<string, Outcome>) => {
  const all = [...outcomes.values()];
  return {
    done: all.filter((each) => each === 'done').length,
    held: all.filter((each) => each === 'held').length,
    refused: all.filter((each) => typeof each !== 'string').length,
  };
};
