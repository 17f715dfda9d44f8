/** Tells of wins: real settled bets of the last day, masked, some minutes later, and only of those who let it. */
import * as contract from '@fairground/contract/winners/endpoints';
import { boardChanged } from '@fairground/contract/winners/pushes';
import type { MemberId } from '@fairground/contract/ids';
import { bind } from '../../platform/http/route.ts';
import { listener } from '../../platform/events/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { betsSettled } from '../betting/index.ts';
import { createBoard } from './board.ts';
import { changeChoice } from './change-choice.ts';
import type { WinnersDeps } from './deps.ts';
import { maskName } from './domain/mask-name.ts';
import { hearBets } from './hear-bets.ts';
import { mayBeShown } from './may-be-shown.ts';
import { publishDue } from './publish.ts';
import { listHidden } from './store.ts';

export type Winners = Module & {
  /** Names of players as others may see them; of those alone who let themselves be seen. */
  readonly maskedNames: (ids: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, string>>;
};

export const createWinners = (deps: WinnersDeps): Winners => {
  const board = createBoard(deps);
  const tell = (): void => {
    board.drop();
    deps.realtime.toSite(boardChanged, {});
  };
  const publish: Job<null> = { name: 'winners.publish', run: () => publishDue(deps, tell) };
  return {
    maskedNames: async (ids) => {
      const hidden = await listHidden(deps.db, ids);
      const members = (await deps.members.list(ids)).filter((each) => mayBeShown(each) && !hidden.has(each.id));
      return new Map(members.map(({ id, account }) => [id, maskName(account)]));
    },
    listeners: [listener('winners.hear-bets', betsSettled, (tx, facts) => hearBets({ ...deps, tell }, tx, facts))],
    jobs: [publish],
    schedules: [{ job: publish, cron: '* * * * *' }],
    routes: [
      bind(contract.listWinners, async ({ query }, { language }) => ({ list: await board.list(query, language) })),
      bind(contract.readBoardChoice, async (_input, { session }) => ({
        isShown: !(await listHidden(deps.db, [session.memberId])).has(session.memberId),
      })),
      bind(contract.changeBoardChoice, async ({ body }, { session }) => {
        await changeChoice(deps, session.memberId, body);
        tell();
        return body;
      }),
    ],
  };
};
