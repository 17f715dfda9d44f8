import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/random.ts';
import { decide, decideTogether } from './rules/decide.ts';
import type { WagerOperations } from './rules/decide.ts';
import type { RegisterState } from './rules/register.ts';
import { BONUS, CASH, aPlace, aState, aVoid, aWin, anUndo } from './rules/testing/a-register.ts';
import { createProtectionOracle } from './testing/protection-oracle.ts';
import type { Protection, Step } from './testing/protection-oracle.ts';

const TODAY = '2026-11-18';
const HELD = 120n;
const GIVEN = 60n;

const stateOf = ({ isBlocked, openMarkets, stakeCap, lossCap }: Protection): RegisterState => {
  const { book } = aState();
  const until = new Date(book.now.getTime() + (isBlocked ? 1_000 : -1_000));
  const limit = { period: 'day', used: 0n, windowStart: TODAY } as const;
  const limits = [
    { ...limit, measure: 'stake' as const, cap: stakeCap },
    { ...limit, measure: 'loss' as const, cap: lossCap },
  ];
  const later = new Date(book.now.getTime() + 1_000);
  return aState({
    book: {
      ...book,
      accounts: book.accounts.map((each) => ({ ...each, isGuarded: true, balance: each.id === CASH ? HELD : GIVEN })),
      guards: new Map([[7n, { stakesBlockedUntil: until, depositsBlockedUntil: null }]]),
      limits: new Map([[7n, limits]]),
    },
    openMarkets: new Map([...openMarkets].map((market) => [market, later])),
  });
};

/** The state after what a batch changed, as the next one loads it. */
const after = (state: RegisterState, { changes }: ReturnType<typeof decide>, firstId: bigint): RegisterState => {
  const { book } = changes;
  const accounts = new Map([...state.book.accounts, ...book.accounts].map((each) => [each.id, each]));
  const limits = (state.book.limits.get(7n) ?? []).map(
    (before) => book.limits.find(({ limit }) => limit.measure === before.measure)?.limit ?? before,
  );
  const bets = new Map([...state.bets, ...changes.changed, ...changes.placed].map((bet) => [bet.id, bet]));
  const undone = book.movements.flatMap(({ reverses, outcome }) =>
    reverses !== null && outcome === 'applied' ? [reverses] : [],
  );
  return {
    ...state,
    bets: [...bets.values()].toSorted((one, other) => one.seq - other.seq),
    book: {
      ...state.book,
      firstId,
      accounts: [...accounts.values()],
      limits: new Map([[7n, limits]]),
      kept: [...state.book.kept, ...book.movements],
      undone: [...state.book.undone, ...undone],
    },
  };
};

const operationOf = (step: Step): WagerOperations => {
  const { key, round } = step;
  const asked = { key, fingerprint: key };
  switch (step.does) {
    case 'place':
      return [aPlace(round, step.stake, { ...asked, ...(step.market === undefined ? {} : { market: step.market }) })];
    case 'win':
      return [aWin(round, step.amount, { ...asked, ends: step.ends })];
    case 'undo':
      return [anUndo('undo-bet', round, step.bet, asked)];
    case 'void':
      return [aVoid(round, asked)];
  }
};

const storyOf = (seed: number): { readonly protection: Protection; readonly batches: readonly (readonly Step[])[] } => {
  const { below } = seededRandom(seed);
  const keys: string[] = [];
  const stepOf = (key: string): Step => {
    const round = `r${below(6)}`;
    const chance = below(10);
    if (chance < 5 || keys.length === 0) {
      keys.push(key);
      const market = below(4) === 0 ? { market: BigInt(below(3)) } : {};
      return { does: 'place', key, round, stake: BigInt(below(40)), ...market };
    }
    if (chance < 7) return { does: 'win', key, round, amount: BigInt(below(60)), ends: below(2) === 0 };
    if (chance < 9) return { does: 'undo', key, round, bet: keys[below(keys.length)] ?? '' };
    return { does: 'void', key, round };
  };
  const protection = {
    isBlocked: below(8) === 0,
    openMarkets: new Set([0n, 1n].slice(below(2))),
    stakeCap: BigInt(60 + below(400)),
    lossCap: BigInt(40 + below(200)),
  };
  const batches = Array.from({ length: 12 }, (_, batch) =>
    Array.from({ length: 1 + below(5) }, (_one, place) => stepOf(`s${batch}-${place}`)),
  );
  return { protection, batches };
};

const SEEDS = 300;

test('blocks, limits, markets and groups are decided as a second telling of them says', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const { protection, batches } = storyOf(seed);
    const oracle = createProtectionOracle(protection, HELD, GIVEN);
    let state = stateOf(protection);
    for (const [index, steps] of batches.entries()) {
      // Every third batch stands or falls as one.
      const isGroup = index % 3 === 2;
      const decided = (isGroup ? decideTogether : decide)(state, steps.map(operationOf));
      const expected = isGroup ? oracle.judgeTogether(steps) : steps.map(oracle.judge);
      const said = decided.answers.flat().map(({ outcome }) => outcome);
      expect(said, `story ${seed}, batch ${index}`).toEqual(expected);
      state = after(state, decided, BigInt(index + 2) * 1_000n);
      const [stakes, losses] = state.book.limits.get(7n) ?? [];
      const held = (account: bigint) => state.book.accounts.find(({ id }) => id === account)?.balance;
      expect(
        { cash: held(CASH), bonus: held(BONUS), staked: stakes?.used, lost: losses?.used },
        `story ${seed}, batch ${index}`,
      ).toEqual(oracle.sums());
      for (const outcome of said) met.add(outcome);
    }
  }
  expect([...met].toSorted()).toEqual([
    'applied',
    'bet-unknown',
    'blocked',
    'group-failed',
    'insufficient-funds',
    'limit-reached',
    'market-closed',
    'nothing-to-undo',
    'round-over',
    'win-stands',
  ]);
});
