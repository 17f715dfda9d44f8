import { writeSeed } from '@fairground/engines/fair/seed';
import type { Game } from '@fairground/engines/lottery/games';
import { drawIssue } from '@fairground/engines/lottery/draw';
import type { Db } from '../../../platform/database/index.ts';
import type { Secrets } from './secrets.ts';
import type { IssueRow } from '../store/issues.ts';
import { listSent } from '../store/steps.ts';

/** A result: the numbers of the board, and the seed where the house drew it itself. */
export type DrawResult = { readonly board: readonly string[]; readonly seed: string | null };

/** Where results come from. An outside feed answers nothing until it has a result, and is asked again. */
export type DrawSource = {
  /** Kept with the result: players see who drew it. */
  readonly name: string;
  readonly get: (game: Game, issue: IssueRow) => Promise<DrawResult | undefined>;
};

/** The name of our own draw. What it draws is labelled as simulated wherever it is shown. */
export const HOUSE = 'house';

/** Whether the house drew a result itself, or will: a seed is its own, also where an operator has corrected the board since. */
export const isSimulated = ({ source, seed }: Pick<IssueRow, 'source' | 'seed'>): boolean =>
  source === HOUSE || seed !== null;

/** Draws in house: from the seed that was committed to when the issue was made, and the root of what was sold. */
export const houseSource = (db: Db, secrets: Secrets): DrawSource => ({
  name: HOUSE,
  get: async (game, issue) => {
    const seed = secrets.open(issue);
    const sent = game.family === 'YEEKEE' ? await listSent(db, issue.id) : [];
    const { numero, root, tickets } = issue;
    if (root === null || tickets === null) throw new Error('An issue is not drawn before its tickets are counted.');
    return { board: drawIssue(seed, { game, numero, root, tickets, sent }), seed: writeSeed(seed) };
  },
});
