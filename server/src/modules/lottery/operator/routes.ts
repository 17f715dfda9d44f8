import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/lottery/operator-endpoints';
import type { Db } from '../../../platform/database/index.ts';
import type { Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import { limitsVersion } from '../operators.ts';
import type { LotteryOperators } from '../operators.ts';
import { resultShown } from '../show/shown.ts';
import { findIssueByNumero, listComing, listDrawn, listNear } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';
import type { IssueCancellation } from './cancel-issue.ts';
import type { DrawCorrection } from './correct-draw.ts';
import { versionOfIssue } from './correct-draw.ts';
import { showExposure } from './show-exposure.ts';

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
  bind(contract.listGamesForStaff, async () => ({ list: (await games.all()).map(gameRow) })),
  bind(contract.readLottery, async ({ query }) => gameRow(await games.find(query.gameCode))),
  bind(contract.listIssues, async ({ query: { gameCode } }) => ({
    list: gameCode === undefined ? await runningIssues(db, games) : await issuesOf(db, await games.find(gameCode)),
  })),
  bind(contract.readIssueByName, async ({ query }) => {
    const [gameCode = '', numero = ''] = query.issue.split('.');
    const issue = await findIssueByNumero(db, (await games.find(gameCode)).id, numero);
    return issueRow(gameCode, needed(issue, 'lottery.issue-unknown'));
  }),
  bind(contract.listExposure, ({ query }) => showExposure({ db, games }, query)),
  bind(contract.switchLottery, async ({ body: { gameCode, to, reason } }, caller) => {
    await operators.setGameOn(actorOf(caller, reason), gameCode, to === 'on');
    return {};
  }),
  bind(contract.limitLottery, async ({ body: { gameCode, version, reason, ...limits } }, caller) => {
    await operators.setLimits(actorOf(caller, reason), gameCode, limits, { version });
    return {};
  }),
  bind(contract.readIssue, async ({ query: { gameCode, numero } }) => {
    const found = await findIssueByNumero(db, (await games.find(gameCode)).id, numero);
    const issue = needed(found, 'lottery.issue-unknown');
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

const gameRow = (known: KnownGame) => {
  const { seriesMin: _, ...limits } = known.limits;
  const { code, names } = known.game;
  const state = known.isOn ? ('on' as const) : ('off' as const);
  return { gameCode: code, name: names.EN, isOn: known.isOn, state, ...limits, version: limitsVersion(known) };
};

const COMING_MAX = 20;
const DRAWN_MAX = 80;

/** The issues to come of a game, the last one first, and behind them those that were drawn. */
const issuesOf = async (db: Db, { id, game }: KnownGame) => {
  const [coming, drawn] = await Promise.all([listComing(db, id, COMING_MAX), listDrawn(db, id, DRAWN_MAX, null)]);
  return [...coming.toReversed(), ...drawn].map((issue) => issueRow(game.code, issue));
};

/** What every game sells and what it drew last, the next draw first. */
const runningIssues = async (db: Db, games: KnownGames) => {
  const known = await games.all();
  const codes = new Map(known.map(({ id, game }) => [id, game.code]));
  const near = await listNear(db, [...codes.keys()]);
  return near
    .toSorted((one, other) => one.draw_at.getTime() - other.draw_at.getTime())
    .map((issue) => issueRow(codes.get(issue.game_id) ?? '', issue));
};

const issueRow = (gameCode: string, issue: IssueRow) => {
  const { board, ...shown } = resultShown(gameCode, issue);
  return {
    ...shown,
    board: board && [...board],
    issue: `${gameCode}.${issue.numero}`,
    openAt: issue.open_at,
    lockAt: issue.lock_at,
    isOutside: !shown.isSimulated,
    version: versionOfIssue(issue),
  };
};
