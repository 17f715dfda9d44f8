import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/lottery/operator-endpoints';
import type { Db } from '../../../platform/database/index.ts';
import type { Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import type { KnownGames } from '../games.ts';
import { resultShown } from '../show/shown.ts';
import { findIssueByNumero } from '../store/issues.ts';
import type { DrawCorrection } from './correct-draw.ts';
import { versionOfIssue } from './correct-draw.ts';

/** The calls of staff. */
export const operatorRoutes = (
  { db, games }: { readonly db: Db; readonly games: KnownGames },
  holdDrawCorrection: Hold<DrawCorrection>,
): readonly Route[] => [
  bind(contract.readIssue, async ({ query: { gameCode, numero } }) => {
    const issue = await findIssueByNumero(db, (await games.find(gameCode)).id, numero);
    if (!issue) throw new Refusal('lottery.issue-unknown');
    const { board, ...shown } = resultShown(gameCode, issue);
    return { ...shown, board: board && [...board], version: versionOfIssue(issue) };
  }),
  bind(contract.correctDraw, async ({ body: { version, reason, ...correction } }, caller) => ({
    approvalId: (await holdDrawCorrection(caller, correction, { reason, version })) as Id<'approval'>,
  })),
];
