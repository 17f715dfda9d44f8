import { push } from '@fairground/contract/push';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Ground } from '../platform/ground.ts';
import { inTransaction } from '../platform/database/index.ts';
import { factKind, listener } from '../platform/events/index.ts';
import type { Job } from '../platform/jobs/index.ts';
import type { Module } from '../platform/module.ts';

/** Where a probe notes what happened on its node; a test creates it. */
export const PROBE_TABLE = `
  create table probe (
    nth  integer generated always as identity,
    kind text not null,
    pid  integer not null,
    word text not null
  )`;

/** What a test may ask a probe to do. */
export type ProbeCommand =
  | { readonly do: 'announce'; readonly words: readonly string[] }
  | { readonly do: 'enqueue'; readonly words: readonly string[]; readonly holdMs: number }
  | { readonly do: 'push'; readonly from: number; readonly to: number };

export const probeCounted = push({
  name: 'probe.counted',
  audience: 'site',
  data: z.object({ number: z.number() }),
});

const probeHappened = factKind<{ word: string }>('probe.happened');

/** A module that lets a test announce, queue and push from inside a node, and notes where each was handled. */
export const createProbe = ({ db, announce, enqueue, realtime }: Ground) => {
  const note = (kind: string, word: string) =>
    sql`insert into probe (kind, pid, word) values (${kind}, ${process.pid}, ${word})`;

  const job: Job<{ word: string; holdMs: number }> = {
    name: 'probe.job',
    run: async ({ word, holdMs }) => {
      await note('job begun', word).execute(db);
      await new Promise((resolve) => setTimeout(resolve, holdMs));
      await note('job done', word).execute(db);
    },
  };

  const module: Module = {
    jobs: [job],
    listeners: [
      listener('probe.listener', probeHappened, async (tx, facts) => {
        for (const { payload } of facts) await note('fact', payload.word).execute(tx);
      }),
    ],
  };

  const obey = async (command: ProbeCommand): Promise<void> => {
    switch (command.do) {
      case 'announce':
        for (const word of command.words) await inTransaction(db, (tx) => announce(tx, probeHappened, { word }));
        return;
      case 'enqueue':
        for (const word of command.words)
          await inTransaction(db, (tx) => enqueue(tx, job, { word, holdMs: command.holdMs }));
        return;
      case 'push':
        for (let number = command.from; number <= command.to; number += 1) realtime.toSite(probeCounted, { number });
        return;
    }
  };

  return { module, obey };
};
