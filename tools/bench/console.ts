import { env } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import { systemClock } from '../../server/src/platform/clock.ts';
import { migrate } from '../../server/src/platform/database/index.ts';
import { A_START, enrolStaff, STAFF_PASSWORD } from '../../server/src/testing/enrol-staff.ts';
import { openModules } from '../process/modules.ts';
import { onOwnDatabase } from '../process/own-database.ts';
import { askFor, CALL_NAMES, HEAVY_PLAYER, readExport } from './console/calls.ts';
import type { CallName, Waits } from './console/calls.ts';
import { giveRoles, seedHouse } from './console/seed-house.ts';
import { middlePair } from './measure.ts';
import type { Bench, Measure } from './measure.ts';
import { startOneNode } from './one-node.ts';
import { seedBets } from './settle/seed-bets.ts';
import { fundMembers } from './wallet/fund-members.ts';

const MEMBERS = Number(env['BENCH_MEMBERS'] ?? 1_000_000);
const BETS = Number(env['BENCH_BETS'] ?? 10_000_000);
const EVENTS = Number(env['BENCH_EVENTS'] ?? 1_000_000);
const ROUNDS = Number(env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 4);
const IN_FLIGHT = Number(env['BENCH_IN_FLIGHT'] ?? 4);
const PLAYERS = 1_000;
/** Of all bets, those of the heavy player. */
const HEAVY_SHARE = 0.1;
const STAKE = 10_000n;
/** About a hundred bets a second. */
const GAP_MS = 10;
/** What an export may add to the memory of its node. */
const GROWTH_BAR_MIB = 50;
const FIRST_BYTE_BAR_MS = 1_000;

const asked = CALL_NAMES.filter((name) => name !== 'nothing');

/** What staff look for all day in a large house, beside a call of the same node and the same session that does nothing. */
export const consoleCalls: Bench = {
  name: 'console',
  about:
    'member search, bets and statements of staff, and an export; BENCH_MEMBERS, BENCH_BETS, BENCH_EVENTS, BENCH_ROUNDS',
  run: (say) =>
    onOwnDatabase(async (cluster) => {
      const closings: (() => Promise<void>)[] = [];
      try {
        await migrate({ url: cluster.url });
        const token = await fill(cluster.url, say);
        const { node, close } = await startOneNode(cluster.url);
        closings.push(close);
        const rounds: Readonly<Record<string, Waits>>[] = [];
        for (let round = 1; round <= ROUNDS; round += 1) {
          const measured: Record<string, Waits> = {};
          for (const name of CALL_NAMES) {
            const asking = { url: node.url, token, inFlight: IN_FLIGHT, seconds: SECONDS };
            const waits = await askFor(name, { members: MEMBERS, players: PLAYERS }, asking);
            say(
              `round ${round}, ${name}: p50 ${waits.p50.toFixed(1)} ms, p95 ${waits.p95.toFixed(1)} ms, ${waits.count} calls`,
            );
            measured[name] = waits;
          }
          rounds.push(measured);
        }
        const { rows, seconds, firstByteMs, grownMiB } = await readExport(
          `${node.url}/bo/event/export`,
          token,
          node.pid,
        );
        say(`export: ${rows} rows in ${seconds.toFixed(1)} s, memory +${grownMiB.toFixed(1)} MiB`);
        if (rows !== EVENTS) throw new Error(`${rows} of ${EVENTS} rows were exported.`);
        return [
          ...asked.map((name) => beside(name, rounds)),
          { measure: 'export-memory-mib', ours: grownMiB, anchor: GROWTH_BAR_MIB },
          { measure: 'export-first-byte-ms', ours: firstByteMs, anchor: FIRST_BYTE_BAR_MS },
        ];
      } finally {
        for (const close of closings) await close();
      }
    }),
};

const beside = (name: CallName, rounds: readonly Readonly<Record<string, Waits>>[]): Measure => ({
  measure: `${name}-p95`,
  ...middlePair(rounds.map((round) => ({ ours: round[name]?.p95 ?? 0, anchor: round['nothing']?.p95 ?? 0 }))),
});

/** Answers the token of somebody on the staff who may read everything. */
const fill = async (url: string, say: (line: string) => void): Promise<string> => {
  await seedHouse(url, { members: MEMBERS, events: EVENTS });
  say(`${MEMBERS} members and ${EVENTS} events stand`);
  const players = Array.from({ length: PLAYERS }, (_, index) => BigInt(HEAVY_PLAYER + index) as MemberId);
  await fundMembers(url, players, 'VND');
  const { wallet, betting, operators, close } = await openModules(url, { poolSize: 4, tenant: 'bench' });
  await wallet.houseAccount('H_GAME', 'VND');
  const now = systemClock.now().getTime();
  const market = await betting.openMarket({
    ...{ source: 'bench', code: 'one draw' },
    ...{ opensAt: new Date(now - 86_400_000), closesAt: new Date(now + 86_400_000) },
  });
  const [first] = await operators.inviteFirst(A_START);
  if (first === undefined) throw new Error('Nobody is invited.');
  const { codeAt } = await enrolStaff(operators, systemClock, first.link);
  await giveRoles(url, first.name);
  // A code counts once; that of the next half minute is taken early.
  const code = codeAt(new Date(now + 30_000));
  const { token } = await operators.login(
    { name: first.name, password: STAFF_PASSWORD, code },
    { ip: '127.0.0.1', userAgent: 'bench', host: 'localhost' },
  );
  await close();
  const heavy = Math.round(BETS * HEAVY_SHARE);
  await seedBets(url, { market, bets: BETS - heavy, members: PLAYERS, stake: STAKE, gapMs: GAP_MS });
  await seedBets(url, { market, bets: heavy, members: 1, stake: STAKE, after: BETS - heavy, gapMs: GAP_MS });
  say(`${BETS} bets are placed, ${heavy} of them by one player`);
  return token;
};
