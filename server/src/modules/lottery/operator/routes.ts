import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/lottery/operator-endpoints';
import type { Db } from '../../../platform/database/index.ts';
import type { Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import type { KnownGames } from '../games.ts';
import { limitsVersion } from '../operators.ts';
import type { LotteryOperators } from '../operators.ts';
import { resultShown } from '../show/shown.ts';
import { findIssueByNumero } from '../store/issues.ts';
import type { IssueCancellation } from './cancel-issue.ts';
import type { DrawCorrection } from './correct-draw.ts';
import { versionOfIssue } from './correct-draw.ts';

type Holds = {
  readonly holdDrawCorrection: Hold<DrawCorrection>;
  readonly holdIssueCancellation: Hold<IssueCancellation>;
};

/** The calls of staff. */
export const operatorRoutes = (
  { db, games }: { readonly db: Db; readonly games: KnownGames },
  operators: Pick<LotteryOperators, 'setGameOn' | 'setLimits'>,
  { holdDrawCorrection, holdIssueCancellation }: Holds,
): readonly Route[] => [
  bind(contract.listGamesForStaff, async () => ({
    list: (await games.all()).map((known) => {
      const { seriesMin: _, ...limits } = known.limits;
      const { code, names } = known.game;
      return { gameCode: code, name: names.EN, isOn: known.isOn, ...limits, version: limitsVersion(known) };
    }),
  })),
  bind(contract.switchLottery, async ({ body: { gameCode, to, reason } }, caller) => {
    await operators.setGameOn(actorOf(caller, reason), gameCode, to === 'on');
    return {};
  }),
  bind(contract.limitLottery, async ({ body: { gameCode, version, reason, ...limits } }, caller) => {
    await operators.setLimits(actorOf(caller, reason), gameCode, limits, { version });
    return {};
  }),
  bind(contract.readIssue, async ({ query: { gameCode, numero } }) => {
    const issue = await findIssueByNumero(db, (await games.find(gameCode)).id, numero);
    if (!issue) throw new Refusal('lottery.issue-unknown');
    const { board, ...shown } = resultShown(gameCode, issue);
    return { ...shown, board: board && [...board], version: versionOfIssue(issue) };
  }),
  bind(contract.correctDraw, async ({ body: { version, reason, ...correction } }, caller) => ({
    approvalId: (await holdDrawCorrection(caller, correction, { reason, version })) as Id<'approval'>,
  })),
  bind(contract.cancelIssue, async ({ body: { reason, ...cancellation } }, caller) => ({
    approvalId: (await holdIssueCancellation(caller, cancellation, { reason })) as Id<'approval'>,
  })),
];
