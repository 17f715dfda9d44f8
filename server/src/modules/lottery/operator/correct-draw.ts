import { createHash } from 'node:crypto';
import { drawCorrectionSchema } from '@fairground/contract/lottery/operator-endpoints';
import { isBoard } from '@fairground/engines/lottery/board';
import { familyOf } from '@fairground/engines/lottery/families';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import { isSimulated } from '../draw/draw-source.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import type { Correct } from '../operators.ts';
import type { IssueRow } from '../store/issues.ts';
import { findIssueByNumero, lockIssue } from '../store/issues.ts';
import type { IssueState } from '../tables.ts';

export type DrawCorrection = {
  readonly gameCode: string;
  readonly numero: string;
  readonly board: readonly string[];
};

type IssueName = Pick<DrawCorrection, 'gameCode' | 'numero'>;

/** Before it is settled a result is replaced; afterwards the differences are paid. */
const CORRECTABLE: readonly IssueState[] = ['DRAWN', 'SETTLED', 'CORRECTED'];

/** The result of an outside draw is corrected only by two people; what the house drew itself is never corrected. */
export const registerDrawCorrection = (
  { games, correct }: { readonly games: KnownGames; readonly correct: Correct },
  approvals: Approvals,
): Hold<DrawCorrection> => {
  const locked = async (tx: Tx, { gameCode, numero }: IssueName): Promise<KnownGame & { readonly issue: IssueRow }> => {
    const known = await games.find(gameCode);
    const found = await findIssueByNumero(tx, known.id, numero);
    const issue = found && (await lockIssue(tx, found.id));
    if (!issue) throw new Refusal('lottery.issue-unknown');
    return { ...known, issue };
  };

  return approvals.register<typeof drawCorrectionSchema>({
    kind: 'lottery.correct-draw',
    permission: 'lottery.write',
    schema: drawCorrectionSchema,
    describe: async (tx, correction) => {
      const { issue } = await locked(tx, correction);
      return {
        target: `${correction.gameCode} ${correction.numero} (${issue.state})`,
        changes: [{ field: 'board', before: issue.board?.join(' ') ?? null, after: correction.board.join(' ') }],
      };
    },
    validate: async (tx, correction) => {
      const { game, issue } = await locked(tx, correction);
      if (!CORRECTABLE.includes(issue.state)) throw new Refusal('lottery.issue-over', { state: issue.state });
      if (isSimulated(issue)) throw new Refusal('lottery.draw-in-house');
      if (!isBoard(familyOf(game.family).layout, correction.board)) throw new Refusal('lottery.board-refused');
    },
    versionOf: async (tx, correction) => versionOfIssue((await locked(tx, correction)).issue),
    execute: (tx, { gameCode, numero, board }, { actor }) =>
      correct(tx, actor, { gameCode, numero, board }, CORRECTABLE),
  }) as Hold<DrawCorrection>;
};

/** Another one after every step and every correction of the issue. */
export const versionOfIssue = ({ state, corrections, board }: IssueRow): string =>
  createHash('sha256')
    .update(JSON.stringify([state, corrections, board]))
    .digest('hex')
    .slice(0, 32);
