import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { LedgerEntry } from '../wallet/index.ts';
import type { BettingDeps } from './deps.ts';
import { faultsOfRound } from './domain/prove-round.ts';
import type { ProvedBet } from './domain/prove-round.ts';
import { findWrongPlayed, holdStill, readBetsAfter, readBetsOf, sumBets } from './store/prove.ts';
import type { RoundPlace } from './store/prove.ts';

export type RegisterProof = {
  readonly rounds: number;
  readonly members: number;
  /** Each sentence is a fault. Where very many are found, nobody looks any further. */
  readonly faults: readonly string[];
};

type Deps = Pick<BettingDeps, 'db' | 'wallet'>;

const BETS_AT_ONCE = 2_000;
const MEMBERS_AT_ONCE = 100;
const FAULTS_MAX = 100;
/** A page is short; this is for the one member with the most bets of all. */
const TIMEOUT_MS = 300_000;
const FIRST = { member: 0n as MemberId, round: '00000000000000000000000000000000' };

/**
 * Compares the register with the ledger, page after page, each page of one moment: what is read long holds up those who
 * play. First every round with its own movements, then every member's bets with everything that went between the member
 * and the games: that finds what no round knows of, a stake without a bet or a round given back by half.
 */
export const proveRegister = async (deps: Deps, signal?: AbortSignal): Promise<RegisterProof> => {
  const faults: string[] = [];
  const goesOn = (): boolean => faults.length < FAULTS_MAX && signal?.aborted !== true;
  let [rounds, members] = [0, 0];
  for (let place: RoundPlace | undefined = FIRST; place && goesOn();) {
    const page = await stillIn(deps, (tx) => proveRounds(deps, tx, place ?? FIRST));
    faults.push(...page.faults);
    rounds += page.rounds;
    place = page.next;
  }
  for (let after: MemberId | undefined = FIRST.member; after !== undefined && goesOn();) {
    const page = await stillIn(deps, (tx) => proveMembers(deps, tx, after ?? FIRST.member));
    faults.push(...page.faults);
    members += page.members;
    after = page.next;
  }
  return { rounds, members, faults: faults.slice(0, FAULTS_MAX) };
};

/** Checks every day whether the register holds. An alarm and not an exception: proving again would not repair it. */
export const createProofJob = (deps: Deps & Pick<BettingDeps, 'log'>): Job<null> => ({
  name: 'betting.prove',
  run: async (_payload, signal) => {
    const { rounds, faults } = await proveRegister(deps, signal);
    if (faults.length > 0) deps.log.error({ faults }, 'the register does not hold');
    else deps.log.info({ rounds }, 'the register holds');
  },
});

const stillIn = <Value>({ db }: Deps, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  inTransaction(db, async (tx) => {
    await holdStill(tx, TIMEOUT_MS);
    return work(tx);
  });

const proveRounds = async ({ wallet }: Deps, tx: Tx, place: RoundPlace) => {
  const { rounds, next } = await readRounds(tx, place);
  const keys = rounds.flat().flatMap(({ operationKey, winKeys }) => [operationKey, ...winKeys]);
  const ledger: ReadonlyMap<string, LedgerEntry> = await wallet.findEntries(tx, keys);
  return { rounds: rounds.length, next, faults: rounds.flatMap((round) => faultsOfRound(round, ledger)) };
};

/** Whole rounds only: the last one of a page is left to the next page, unless it fills one by itself. */
const readRounds = async (tx: Tx, place: RoundPlace) => {
  const bets = await readBetsAfter(tx, place, BETS_AT_ONCE);
  const all = [...Map.groupBy(bets, ({ member, round }) => `${member} ${round}`).values()];
  if (bets.length < BETS_AT_ONCE) return { rounds: all, next: undefined };
  const whole =
    all.length > 1 ? all.slice(0, -1) : await Promise.all(bets.slice(0, 1).map((bet) => readBetsOf(tx, bet)));
  return { rounds: whole, next: lastOf(whole) };
};

const lastOf = (rounds: readonly (readonly ProvedBet[])[]): RoundPlace | undefined => rounds.at(-1)?.at(-1);

const proveMembers = async ({ wallet }: Deps, tx: Tx, after: MemberId) => {
  const members = await wallet.listMembersAfter(tx, after, MEMBERS_AT_ONCE);
  const differences = new Map<string, { said: bigint; moved: bigint }>();
  const at = (member: MemberId, currency: string) => {
    const name = `${member} in ${currency}`;
    const found = differences.get(name) ?? { said: 0n, moved: 0n };
    differences.set(name, found);
    return found;
  };
  for (const { member, currency, amount } of await sumBets(tx, members)) at(member, currency).said = amount;
  for (const { member, currency, amount } of await wallet.sumMoved(tx, members, 'H_GAME'))
    at(member, currency).moved = amount;
  const faults = [...differences]
    .filter(([, { said, moved }]) => said !== moved)
    .map(([name, { said, moved }]) => `the bets of member ${name} come to ${said}, the ledger moved ${moved}`);
  const wrong = (await findWrongPlayed(tx, members)).map(
    (member) => `what member ${member} is said to have played is not what the bets say`,
  );
  return { members: members.length, next: members.at(-1), faults: [...faults, ...wrong] };
};
