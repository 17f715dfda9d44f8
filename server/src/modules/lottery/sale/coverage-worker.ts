import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { effortOf, TooMuchEffort } from '@fairground/engines/lottery/counting';
import { playOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { coverageOf } from '@fairground/engines/lottery/coverage';
import type { Coverage } from '@fairground/engines/lottery/coverage';

/** What the thread is asked: what entries, as texts, cover of the plays of a game. */
export type CoverageTask = {
  readonly id: number;
  readonly game: Game;
  readonly mode: PrizeMode;
  readonly plays: readonly { readonly code: string; readonly contents: readonly string[] }[];
  readonly stepsMax: number;
};
export type CoverageAnswer = {
  readonly id: number;
  /** Nothing where it takes more steps than allowed. */
  readonly coverages: readonly (readonly Coverage[])[] | undefined;
};

const answer = ({ id, game, mode, plays, stepsMax }: CoverageTask): CoverageAnswer => {
  const effort = effortOf(stepsMax);
  try {
    return {
      id,
      coverages: plays.map(({ code, contents }) => {
        const play = playOf(game, mode, code);
        if (play === undefined) throw new Error(`${game.code} has no play ${mode} ${code}.`);
        const entries = contents.map((content) => {
          const read = play.read(content);
          if ('fault' in read) throw new Error(`An entry of ${code} cannot be read again: ${read.fault.code}.`);
          return read.entry;
        });
        return coverageOf(play, entries, effort);
      }),
    };
  } catch (error) {
    if (error instanceof TooMuchEffort) return { id, coverages: undefined };
    throw error;
  }
};

// On Linux this lowers the calling thread alone: what answers requests goes first.
if (process.platform === 'linux') setPriority(10);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.on('message', (task: CoverageTask) => parentPort?.postMessage(answer(task)));
