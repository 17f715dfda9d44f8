import { isBoard } from '@fairground/engines/lottery/board';
import { familyOf } from '@fairground/engines/lottery/families';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { rowVersion } from '../../platform/row-version.ts';
import type { Actor } from '../audit/index.ts';
import type { LotteryDeps } from './deps.ts';
import { HOUSE_LIMITS } from './domain/limits.ts';
import type { GameLimits } from './domain/limits.ts';
import type { KnownGame, KnownGames } from './games.ts';
import { issuesNaming } from './sale/partners.ts';
import { resultShown } from './show/shown.ts';
import { updateGame } from './store/games.ts';
import { databaseNow, findIssueByNumero, lockIssue, updateIssue } from './store/issues.ts';
import type { IssueRow } from './store/issues.ts';
import { keepWinLimit } from './store/win-limits.ts';
import type { IssueState } from './tables.ts';

/** What an operator does with the lottery. Every change goes into the trail. */
export type LotteryOperators = {
  readonly listGames: () => Promise<readonly KnownGame[]>;
  readonly findIssue: (gameCode: string, numero: string) => Promise<ReturnType<typeof resultShown>>;
  /** Takes no bets any more, or takes them again; issues that run are drawn and paid all the same. */
  readonly setGameOn: (actor: Actor, gameCode: string, isOn: boolean) => Promise<void>;
  /** Other limits than the house's; what is not named stays, and null goes back to the house's. */
  readonly setLimits: (
    actor: Actor,
    gameCode: string,
    limits: LimitChange,
    seen?: { readonly version: string },
  ) => Promise<void>;
  /**
   * Sets another result of an issue that was paid, and pays the differences. Staff reaches it by an approval alone; tests and
   * chaos runs use it on draws of the house too.
   */
  readonly correctIssue: (actor: Actor, gameCode: string, numero: string, board: readonly string[]) => Promise<void>;
};

/** Limits that an operator names; the others stay. Null is the limit of the house again. */
export type LimitChange = { readonly [Name in keyof GameLimits]?: GameLimits[Name] | null | undefined };

/** The version of a game's limits, as the maker of a change saw them. */
export const limitsVersion = (game: Pick<KnownGame, 'isOn' | 'limits'>): string => rowVersion(shownOf(game));

/** What staff sets of a game; the lowest odds follow from other rows. */
const shownOf = ({ isOn, limits: { seriesMin: _lowest, ...limits } }: Pick<KnownGame, 'isOn' | 'limits'>) =>
  textsOf({ isOn, ...limits });

/** Calls an unpaid issue off within a transaction of the caller: every stake goes back, also of bets that name it elsewhere. */
export type Cancel = (tx: Tx, actor: Actor, gameCode: string, numero: string) => Promise<void>;

/** The states an issue can be called off in. */
export const UNPAID: readonly IssueState[] = ['SCHEDULED', 'OPEN', 'LOCKED', 'DRAWN'];

/** Sets another result within a transaction of the caller: of an issue that is in one of the states. */
export type Correct = (
  tx: Tx,
  actor: Actor,
  correction: { readonly gameCode: string; readonly numero: string; readonly board: readonly string[] },
  from: readonly IssueState[],
) => Promise<void>;

type Deps = Pick<LotteryDeps, 'db' | 'audit'> & { readonly games: KnownGames };

const PAID: readonly IssueState[] = ['SETTLED', 'CORRECTED'];

export const createOperators = ({
  db,
  audit,
  games,
}: Deps): LotteryOperators & { readonly correct: Correct; readonly cancel: Cancel } => {
  const find = async (gameCode: string, numero: string, reader: Reader = db) => {
    const known = await games.find(gameCode);
    const issue = await findIssueByNumero(reader, known.id, numero);
    if (!issue) throw new Refusal('lottery.issue-unknown');
    return { known, issue };
  };

  const changeGame = async (
    actor: Actor,
    action: string,
    gameCode: string,
    changes: Parameters<typeof updateGame>[2],
    seen?: { readonly version: string },
  ): Promise<void> => {
    // What another node changed a moment ago counts too.
    if (seen !== undefined) games.forget();
    const known = await games.find(gameCode);
    if (seen !== undefined && seen.version !== limitsVersion(known))
      throw new Refusal('approvals.state-conflict', { version: limitsVersion(known) });
    const before = shownOf(known);
    await inTransaction(db, async (tx) => {
      if (changes.win_max !== undefined) await keepWinLimit(tx, gameCode, HOUSE_LIMITS.winMax);
      if (!(await updateGame(tx, gameCode, changes))) throw new Refusal('lottery.game-unknown');
      const after = textsOf(changes);
      await audit.record(tx, { ...actor, action, resource: 'lottery-game', resourceId: gameCode, before, after });
    });
    games.forget();
  };

  /** Changes an issue that is in one of the states, under its lock, and notes it. */
  const changeIssue = async (
    tx: Tx,
    actor: Actor,
    action: string,
    gameCode: string,
    { id, numero }: IssueRow,
    from: readonly IssueState[],
    changesOf: (issue: IssueRow, now: Date) => Parameters<typeof updateIssue>[3],
  ): Promise<void> => {
    const issue = await lockIssue(tx, id);
    if (!issue || !from.includes(issue.state)) throw new Refusal('lottery.issue-over', { state: issue?.state });
    const changes = changesOf(issue, await databaseNow(tx));
    await updateIssue(tx, id, from, changes);
    await audit.record(tx, {
      ...actor,
      action,
      resource: 'lottery-issue',
      resourceId: `${gameCode} ${numero}`,
      before: { state: issue.state, board: issue.board },
      after: { state: changes.state ?? issue.state, board: changes.board ?? issue.board },
    });
  };

  /**
   * Bets on two stations that name this one are paid again as well; anyone who is not yet paid sees how it stands now.
   */
  const payNamingAgain = async (tx: Tx, actor: Actor, { game }: KnownGame, issue: IssueRow): Promise<void> => {
    for (const { code, issue: naming } of await issuesNaming({ db: tx, games }, game, issue)) {
      const state = (await lockIssue(tx, naming.id))?.state;
      // It is being paid by what stood before: that must come to its end first.
      if (state === 'SETTLING' || state === 'CORRECTING') throw new Refusal('lottery.issue-over', { state });
      if (state !== undefined && PAID.includes(state))
        await changeIssue(tx, actor, 'lottery.correct', code, naming, PAID, paidAgain);
    }
  };

  const correct: Correct = async (tx, actor, { gameCode, numero, board }, from) => {
    const { known, issue } = await find(gameCode, numero, tx);
    if (!isBoard(familyOf(known.game.family).layout, board)) throw new Refusal('lottery.board-refused');
    await changeIssue(tx, actor, 'lottery.correct', gameCode, issue, from, (before, now) => ({
      board: [...board],
      source: 'operator',
      // Nothing was paid by the first result yet: the other one takes its place.
      ...(before.state === 'DRAWN' ? {} : paidAgain(before, now)),
    }));
    await payNamingAgain(tx, actor, known, issue);
  };

  const cancel: Cancel = async (tx, actor, gameCode, numero) => {
    const { known, issue } = await find(gameCode, numero, tx);
    await changeIssue(tx, actor, 'lottery.cancel', gameCode, issue, UNPAID, (_issue, now) => ({
      state: 'CANCELLING',
      due_at: now,
    }));
    await payNamingAgain(tx, actor, known, issue);
  };

  return {
    listGames: () => games.all(),
    findIssue: async (gameCode, numero) => resultShown(gameCode, (await find(gameCode, numero)).issue),
    setGameOn: (actor, gameCode, isOn) => changeGame(actor, 'lottery.switch', gameCode, { is_on: isOn }),
    setLimits: async (actor, gameCode, { multipleMax, amountMax, winMax, exposureMax }, seen) => {
      const bounds = [multipleMax, amountMax, winMax, exposureMax].filter((bound) => bound !== undefined);
      if (bounds.some((bound) => bound !== null && bound <= 0)) throw new Refusal('lottery.limit-refused');
      const changes = {
        ...(multipleMax === undefined ? {} : { multiple_max: multipleMax }),
        ...(amountMax === undefined ? {} : { amount_max: amountMax }),
        ...(winMax === undefined ? {} : { win_max: winMax }),
        ...(exposureMax === undefined ? {} : { exposure_max: exposureMax }),
      };
      // A request that names nothing changes nothing.
      if (bounds.length > 0) await changeGame(actor, 'lottery.limit', gameCode, changes, seen);
    },
    cancel,
    correctIssue: (actor, gameCode, numero, board) =>
      inTransaction(db, (tx) => correct(tx, actor, { gameCode, numero, board }, PAID)),
    correct,
  };
};

const paidAgain = ({ corrections }: IssueRow, now: Date) =>
  ({ state: 'CORRECTING', corrections: corrections + 1, corrected_through: 0n, due_at: now }) as const;

const textsOf = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'bigint' ? value.toString() : value,
    ]),
  );
