import { env } from 'node:process';
import { openCrowd } from './login/crowd.ts';
import { startHand } from './login/hand.ts';
import type { Offered } from './login/offer.ts';
import type { Served } from './login/people.ts';
import { median } from './measure.ts';
import type { Bench } from './measure.ts';
import { onMigratedDatabase } from './migrated-database.ts';
import { startOneNode } from './one-node.ts';

const ROUNDS = Number(env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 8);
/** Logins offered a second, whether or not the node keeps up. */
const LOGINS = Number(env['BENCH_LOGINS'] ?? 200);
/** Calls a second of people who are logged in already. */
const CALLS = Number(env['BENCH_CALLS'] ?? 50);
const CROWD = { accounts: 500, people: 50 };

type Round = { readonly calm: Served; readonly stormy: Served; readonly offered: Offered };

/** A storm of logins, and how people who are logged in already fare in it beside a calm hour. */
export const login: Bench = {
  name: 'login',
  about: 'logins offered from a process of their own; BENCH_ROUNDS, BENCH_SECONDS, BENCH_LOGINS, BENCH_CALLS',
  run: (say) =>
    onMigratedDatabase(async (cluster) => {
      const running: { close?: () => Promise<void> } = {};
      try {
        const crowd = await openCrowd(cluster.url, CROWD);
        // Each login comes from an address of its own, as a storm does: the limit of one address would hide the rest.
        const { node, close } = await startOneNode(cluster.url, { TRUSTED_PROXIES: '127.0.0.1/32' });
        running.close = close;
        const { url } = node;
        const rounds: Round[] = [];
        for (let round = 1; round <= ROUNDS; round += 1) {
          const found = await runRound(url, crowd);
          rounds.push(found);
          say(`round ${round}: ${describe(found)}`);
        }
        const of = (read: (round: Round) => number): number => median(rounds.map(read));
        const most = (read: (round: Round) => number): number => Math.max(...rounds.map(read));
        return [
          { measure: 'answered', ours: of(({ offered }) => offered.answered / offered.count), anchor: 1 },
          { measure: 'sent-away', ours: of(({ offered }) => offered.sentAway / offered.count), anchor: 1 },
          { measure: 'errors', ours: most(({ offered }) => offered.errors), anchor: 0 },
          { measure: 'people-p99', ours: of(({ stormy }) => stormy.p99), anchor: of(({ calm }) => calm.p99) },
          {
            measure: 'people-errors',
            ours: most(({ stormy }) => stormy.errors),
            anchor: most(({ calm }) => calm.errors),
          },
        ];
      } finally {
        await running.close?.();
      }
    }),
};

/** First without, then with a storm around them. */
const runRound = async (
  url: string,
  { usernames, password, tokens }: Awaited<ReturnType<typeof openCrowd>>,
): Promise<Round> => {
  const people = () => startHand<Served>('people', { url, tokens, rate: CALLS, seconds: SECONDS });
  const calm = await (await people()).go();
  const storm = await startHand<Offered>('offer', { url, usernames, password, rate: LOGINS, seconds: SECONDS });
  const [offered, stormy] = await Promise.all([storm.go(), (await people()).go()]);
  return { calm, stormy, offered };
};

const describe = ({ calm, stormy, offered }: Round): string =>
  `${offered.count} logins offered, ${offered.answered} answered (p99 ${Math.round(offered.p99)} ms), ` +
  `${offered.sentAway} sent away, ${offered.errors} errors; people p99 ${Math.round(stormy.p99)} ms beside ` +
  `${Math.round(calm.p99)} ms, ${stormy.errors} errors beside ${calm.errors}`;
