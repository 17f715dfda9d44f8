/** The winners board: real settled bets of the last day, masked, delayed by minutes, only of members who allow it. */
import type { MemberId } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/winners/endpoints';
import { boardChanged } from '@fairground/contract/winners/pushes';
import { bind } from '../../platform/http/route.ts';
import { listener } from '../../platform/events/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { betsSettled } from '../betting/index.ts';
import { createBoard } from './board.ts';
import { changeChoice } from './change-choice.ts';
import type { WinnersDeps } from './deps.ts';
import { listenToBets } from './listen-to-bets.ts';
import { maskedNames } from './masked-names.ts';
import { publishDue } from './publish.ts';
import { listHidden } from './store.ts';
import { winnersData } from './personal-data.ts';

export type Winners = Module & {
  /** Names as everybody may see them, of those who let it; who is left out stays nameless. */
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
    maskedNames: (ids) => maskedNames(deps, ids),
    listeners: [listener('winners.hear-bets', betsSettled, (tx, facts) => listenToBets({ ...deps, tell }, tx, facts))],
    jobs: [publish],
    schedules: [{ job: publish, cron: '* * * * *' }],
    personalData: winnersData,
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
