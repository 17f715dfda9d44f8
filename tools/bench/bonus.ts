import { env } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { inTransaction, migrate } from '../../server/src/platform/database/index.ts';
import { openModules } from '../process/modules.ts';
import { onOwnDatabase } from '../process/own-database.ts';
import { middlePair } from './measure.ts';
import type { Bench } from './measure.ts';
import { fundMembers } from './wallet/fund-members.ts';
import { livePath } from './wallet/live-path.ts';
import { runLoad, uniform } from './wallet/load.ts';

const TENANT = 'bench';
const CURRENCY = 'VND';
const MEMBERS = Number(env['BENCH_MEMBERS'] ?? 4_000);
const ROUNDS = Number(env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 6);
const WARM_SECONDS = Math.min(2, SECONDS / 3);
const CROWD = 1_024;
const FEW = 32;

/** One half of the members plays with a running grant, the other half without one; all of them bet and win the same. */
export const bonus: Bench = {
  name: 'bonus',
  about:
    'bets and wins of members on a grant beside members without one; BENCH_MEMBERS, BENCH_ROUNDS and BENCH_SECONDS',
  run: (say) =>
    onOwnDatabase(async (cluster) => {
      await migrate({ url: cluster.url });
      const { db, wallet, betting, close } = await openModules(cluster.url, { poolSize: 4, tenant: TENANT });
      const plain = Array.from({ length: MEMBERS }, (_, index) => BigInt(index + 1) as MemberId);
      const granted = Array.from({ length: MEMBERS }, (_, index) => BigInt(MEMBERS + index + 1) as MemberId);
      await fundMembers(cluster.url, [...plain, ...granted], CURRENCY);
      const path = livePath(betting, { tenant: TENANT, currency: CURRENCY });
      const all = [...plain, ...granted];
      for (let first = 0; first < all.length; first += CROWD)
        await Promise.all(all.slice(first, first + CROWD).map((member) => path.bet(member)));
      for (const member of granted) await inTransaction(db, (tx) => wallet.grants.grantIn(tx, grantFor(member)));
      say(`${MEMBERS} members on a grant and as many without one`);

      const some = uniform(MEMBERS);
      const loadOf = (members: readonly MemberId[], inFlight: number) =>
        runLoad({ inFlight, seconds: SECONDS, warmSeconds: WARM_SECONDS, processor: () => 0 }, () =>
          path.betAndWin(members[some()] ?? (1n as MemberId)),
        );
      const rounds = { crowd: [] as Pair[], few: [] as Pair[] };
      for (let round = 1; round <= ROUNDS; round += 1)
        for (const [name, inFlight] of [
          ['crowd', CROWD],
          ['few', FEW],
        ] as const) {
          const [anchor, ours] = [await loadOf(plain, inFlight), await loadOf(granted, inFlight)];
          rounds[name].push({ ours: ours.rate, anchor: anchor.rate });
          say(`round ${round}, ${inFlight} in flight: ${Math.round(ours.rate)}/s beside ${Math.round(anchor.rate)}/s`);
        }
      const faults = [...(await wallet.prove()).faults, ...(await betting.prove()).faults];
      if (faults.length > 0) throw new Error(`The ledger does not hold: ${faults.slice(0, 3).join('; ')}`);
      await close();
      return [
        { measure: 'pairs-1024', ...middlePair(rounds.crowd) },
        { measure: 'pairs-32', ...middlePair(rounds.few) },
      ];
    }),
};

type Pair = { readonly ours: number; readonly anchor: number };

/** One that nobody wagers within a run: it counts every bet and never ends. */
const grantFor = (member: MemberId) => ({
  ...{
    key: `bench ${member}`,
    member,
    currency: CURRENCY,
    source: 'offer',
    weights: { RNG: 1_000_000 },
    runHours: 168,
  },
  ...{ amount: money(500_000n), required: money(4_000_000_000_000n), maxBet: money(1_000_000n) },
});
