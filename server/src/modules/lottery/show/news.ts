import { issuesChanged } from '@fairground/contract/lottery/pushes';
import type { PushData } from '@fairground/contract/push';
import type { LotteryDeps } from '../deps.ts';
import type { KnownGames } from '../games.ts';
import { databaseNow } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';

type Told = PushData<typeof issuesChanged>;

/** What changed since the last message, pushed to open pages as one. */
export type News = {
  readonly opened: (issues: readonly IssueRow[]) => void;
  readonly locked: (issues: readonly IssueRow[]) => void;
  readonly drawn: (issues: readonly IssueRow[]) => void;
  readonly settled: (issues: readonly IssueRow[], state: Told['settled'][number]['state']) => void;
  /** Sends it, if there is anything. */
  readonly tell: () => Promise<void>;
};

export const createNews = ({ db, realtime }: Pick<LotteryDeps, 'db' | 'realtime'>, games: KnownGames): News => {
  let told: ((codeOf: (issue: IssueRow) => string, into: Mutable) => void)[] = [];
  const note = (
    issues: readonly IssueRow[],
    write: (issue: IssueRow, gameCode: string, into: Mutable) => void,
  ): void => {
    for (const issue of issues) told.push((codeOf, into) => write(issue, codeOf(issue), into));
  };
  return {
    opened: (issues) =>
      note(issues, ({ numero, lock_at, draw_at }, gameCode, { opened }) =>
        opened.push({ gameCode, numero, lockAt: lock_at, drawAt: draw_at }),
      ),
    locked: (issues) =>
      note(issues, ({ numero, root, tickets }, gameCode, { locked }) =>
        locked.push({ gameCode, numero, root: root ?? '', tickets: tickets ?? 0 }),
      ),
    drawn: (issues) =>
      note(issues, ({ numero, board }, gameCode, { drawn }) => drawn.push({ gameCode, numero, board: board ?? [] })),
    settled: (issues, state) =>
      note(issues, ({ numero }, gameCode, { settled }) => settled.push({ gameCode, numero, state })),
    tell: async () => {
      if (told.length === 0) return;
      const notes = told;
      told = [];
      const codes = new Map((await games.all()).map(({ id, game }) => [id, game.code]));
      const message: Mutable = { opened: [], locked: [], drawn: [], settled: [] };
      for (const write of notes) write(({ game_id }) => codes.get(game_id) ?? '', message);
      realtime.toSite(issuesChanged, { serverTime: await databaseNow(db), ...message });
    },
  };
};

type Mutable = Omit<Told, 'serverTime'>;
