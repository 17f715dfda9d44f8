import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import {
  listLives,
  listRounds,
  openGame,
  play,
  readFunds,
  readRound,
  rotateSeeds,
  takeStep,
} from '@fairground/contract/studio/endpoints';
import type { Choice, Step } from '@fairground/contract/studio/game';
import type { FreeRounds, Proof, Round, StudioRoundId } from '@fairground/contract/studio/round';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Address } from './address.ts';
import { Refused } from './calls.ts';
import type { Call } from './calls.ts';
import { insist } from './insist.ts';
import type { Patience } from './insist.ts';
import { createSignal } from './signal.ts';
import type { Signal } from './signal.ts';

export type Opened = ValueOf<typeof openGame>;
export type Seeds = Opened['seeds'];
type Played = ValueOf<typeof takeStep>;
type Funds = Opened['funds'];
type Rotated = ValueOf<typeof rotateSeeds>;

/** A game session: its money, its rounds, and the orders a player can give. */
export type Session = {
  readonly opened: Opened;
  /** What is shown as balance: it takes a stake at once and a win when the player has seen it. */
  readonly balance: Signal<Money>;
  /** Won less staked since the game was opened. */
  readonly net: Signal<Money>;
  readonly seeds: Signal<Seeds>;
  /** What is in the pools of jackpots, as last reported. */
  readonly pools: Signal<Opened['pools']>;
  /** Rounds that cost nothing and come first; none for most games. They change when a round has been seen. */
  readonly freeRounds: Signal<FreeRounds | null>;
  readonly play: (bet: Money, choice: Choice) => Promise<Round>;
  readonly step: (round: Round, step: Step) => Promise<Round>;
  /** The player has seen how the round ended: its money is shown. */
  readonly settle: (round: Round) => void;
  /** The wallet's balance after the page reported a credit from outside the game. */
  readonly refilled: Signal<Funds>;
  readonly askFunds: () => Promise<void>;
  /** Shows what is there, without the win of a round that is still being shown. */
  readonly showFunds: () => void;
  readonly rotate: (clientSeed: string | undefined) => Promise<Rotated>;
  readonly rounds: () => Promise<readonly Round[]>;
  readonly proof: (roundId: StudioRoundId) => Promise<Proof>;
  /** The last lives of jackpots that had to hit. */
  readonly lives: () => Promise<ValueOf<typeof listLives>['list']>;
};

export type SessionDeps = { readonly call: Call; readonly newRequestId: () => string } & Patience;

export const openSession = async (deps: SessionDeps, { code, vendor }: Address): Promise<Session> => {
  // The code is good once: a second try after a lost answer could only be refused, so there is none.
  const opened = await deps.call(openGame, { body: { code, vendor } });
  return createSession(deps, opened);
};

export const createSession = (deps: SessionDeps, opened: Opened): Session => {
  const { call, newRequestId } = deps;
  const { token } = opened;
  let funds = opened.funds;
  let unseenWin = 0n;
  const balance = createSignal(funds.balance);
  const refilled = createSignal(funds);
  const net = createSignal(money(0n));
  const seeds = createSignal(opened.seeds);
  const pools = createSignal(opened.pools);
  const freeRounds = createSignal(opened.freeRounds);
  let nextFree = opened.freeRounds;

  const showFunds = (): void => balance.set(money(funds.balance - unseenWin));

  /** Money of an older version than the last one is old news. */
  const take = (told: Played): Round => {
    if (BigInt(told.funds.version) >= BigInt(funds.version)) funds = told.funds;
    // The win of a free round is collected: it is in no balance yet.
    unseenWin = told.round.state === 'OPEN' || isFree(told.round) ? 0n : told.round.win;
    showFunds();
    return told.round;
  };

  return {
    opened,
    balance,
    net,
    seeds,
    pools,
    freeRounds,
    play: async (bet, choice) => {
      // The same name until there is an answer: however often it is sent, it is one round and one stake.
      const requestId = newRequestId();
      const free = isBase(choice) ? freeRounds.get() : null;
      const order = free === null ? { bet } : { bet: free.bet, campaign: free.campaign };
      const ask = () => call(play, { body: { token, requestId, choice, ...order } });
      const told = await insist(ask, deps).catch((error: unknown) => {
        if (error instanceof Refused && error.code === 'studio.free-rounds-over') freeRounds.set((nextFree = null));
        throw error;
      });
      if (told.freeRounds !== undefined) nextFree = told.freeRounds;
      const { nonce } = told.round;
      seeds.set({ ...seeds.get(), nonce: Math.max(seeds.get().nonce, nonce + 1) });
      net.set(money(net.get() - told.round.stake));
      pools.set(told.pools);
      return take(told);
    },
    step: async ({ roundId }, step) => {
      const requestId = newRequestId();
      return take(await insist(() => call(takeStep, { body: { token, requestId, roundId, step } }), deps));
    },
    settle: (round) => {
      const { state, win, stake } = round;
      unseenWin = 0n;
      showFunds();
      freeRounds.set(nextFree);
      if (isFree(round)) return;
      // A cancelled round gave its stake back.
      net.set(money(net.get() + (state === 'CANCELLED' ? stake : win)));
    },
    refilled,
    askFunds: async () => {
      const { funds: told } = await insist(() => call(readFunds, { body: { token } }), deps);
      if (BigInt(told.version) < BigInt(funds.version)) return;
      funds = told;
      refilled.set(told);
    },
    showFunds,
    rotate: async (clientSeed) => {
      const { commitment } = seeds.get();
      const body = { token, commitment, ...(clientSeed === undefined ? {} : { clientSeed }) };
      const rotated = await insist(() => call(rotateSeeds, { body }), deps);
      seeds.set(rotated.seeds);
      return rotated;
    },
    rounds: async () => (await call(listRounds, { body: { token, pageSize: 10 } })).list,
    proof: (roundId) => call(readRound, { body: { token, roundId } }),
    lives: async () => (await call(listLives, { body: { token } })).list,
  };
};

/** A round that cost nothing. */
export const isFree = ({ stake }: Pick<Round, 'stake'>): boolean => stake === 0n;

/** Free rounds are base rounds: a feature that is bought is paid for. */
const isBase = (choice: Choice): boolean => choice.kind === 'slot' && choice.mode === 'base';
