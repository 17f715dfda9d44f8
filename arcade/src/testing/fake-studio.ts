import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Choice, GameDefinition, Shown, Step } from '@fairground/contract/studio/game';
import type { FreeRounds, Round, StudioRoundId } from '@fairground/contract/studio/round';
import {
  listRounds,
  openGame,
  play,
  readFunds,
  readRound,
  rotateSeeds,
  takeStep,
} from '@fairground/contract/studio/endpoints';
import { decodeValue } from '@fairground/contract/wire';
import type { BodyOf, Endpoint } from '@fairground/contract/endpoint';
import { openPair, rotatePair, shownPair, takeNonce } from '@fairground/engines/fair/pair';
import { newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { wordsOf } from '@fairground/engines/fair/stream';
import {
  cashOutMines,
  placeMines,
  minesReturn,
  minesRules,
  minesWin,
  openCell,
  startMines,
} from '@fairground/engines/instant/mines';
import { payout } from '@fairground/engines/maths/payout';
import type { Return } from '@fairground/engines/maths/payout';
import { repeatRound } from '@fairground/engines/rounds/repeat-round';
import * as z from 'zod/mini';

/** A studio of one player, in memory: draws by the real engines, keeps no money but its own. */
export const createFakeStudio = (definition: GameDefinition, free: FreeRounds | null = null) => {
  let freeRounds = free;
  let seedCount = 1;
  const newSeed = () =>
    newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => (index * 7 + seedCount * 13) % 256));
  const nextSeed = () => {
    seedCount += 1;
    return newSeed();
  };
  let pair = openPair(newSeed(), nextSeed(), 'tester');
  let balance = money(1_000_000_0000n);
  let version = 1;
  const rounds: { round: Round; seed: ReturnType<typeof newSeed>; clientSeed: string; requestId: string }[] = [];
  const revealed = new Set<string>();
  const winOf = (bet: Money, returned: Return): Money => {
    const paid = payout(bet, returned);
    return money(paid - (paid % definition.bet.step));
  };
  const funds = () => ({ currency: 'VND', balance, version: String(version) });
  const move = (amount: bigint): void => {
    balance = money(balance + amount);
    version += 1;
  };
  const costOf = (bet: Money, choice: Choice): Money => {
    if (choice.kind !== 'slot') return bet;
    const { units, modes } = (
      definition.rules as { bet: { units: number; modes: readonly { id: string; cost: number }[] } }
    ).bet;
    return money((bet * BigInt(modes.find(({ id }) => id === choice.mode)?.cost ?? units)) / BigInt(units));
  };
  /** An open field as far as it was played. */
  const minesSoFar = (
    round: Round,
    seed: ReturnType<typeof newSeed>,
    clientSeed: string,
  ): Partial<Round> | undefined => {
    if (round.choice.kind !== 'mines') return undefined;
    const rules = minesRules(round.choice.mines);
    const field = placeMines(wordsOf(seed, { game: definition.model, clientSeed, nonce: round.nonce }), rules);
    const at = round.steps.reduce(
      (state, step: Step) => (step.kind === 'open' ? openCell(state, step.cell) : cashOutMines(state)),
      startMines(rules, field),
    );
    const isOver = at.state !== 'open';
    const shown: Shown = {
      kind: 'mines',
      state: at.state,
      opened: [...at.opened],
      mines: isOver ? [...at.mines] : null,
    };
    const winNow = at.opened.length > 0 ? winOf(round.bet, minesWin(rules, at.opened.length)) : null;
    return isOver
      ? { shown, state: 'DONE', win: winOf(round.bet, minesReturn(at)), winNow: null }
      : { shown, state: 'OPEN', winNow };
  };

  const answers: Readonly<Record<string, (body: never) => unknown>> = {
    [openGame.path]: () => ({
      token: 'token-of-the-test-session',
      expiresAt: new Date(0),
      vendor: 'JL',
      game: definition.model,
      definition,
      pools: [],
      seeds: shownPair(pair),
      funds: funds(),
      openRound: rounds.find(({ round }) => round.state === 'OPEN')?.round ?? null,
      lastRound: rounds[0]?.round ?? null,
      freeRounds,
      roundWaitsSeconds: 600,
      policy: {
        turbo: true,
        roundMsMin: 0,
        autoplayRounds: [10, 25, 50, 100],
        winScenes: { big: 10, mega: 25, epic: 50, largest: 'epic' },
      },
    }),
    [play.path]: ({ requestId, bet, choice, campaign }: BodyOf<typeof play>) => {
      const known = rounds.find((each) => each.requestId === requestId);
      const left = () => (campaign === undefined ? {} : { freeRounds });
      if (known) return { round: known.round, funds: funds(), pools: [], ...left() };
      if (campaign !== undefined && freeRounds === null) throw new Error('studio.free-rounds-over');
      const stake = campaign === undefined ? costOf(bet, choice) : money(0n);
      if (stake > balance) throw new Error('studio.insufficient-funds');
      const taken = takeNonce(pair);
      const seed = pair.current;
      pair = taken.pair;
      const { clientSeed } = pair;
      const common = {
        roundId: BigInt(rounds.length + 1) as StudioRoundId,
        vendor: 'JL',
        game: definition.model,
        kind: definition.kind,
        choice,
        bet,
        stake,
        winNow: null,
        currency: 'VND',
        nonce: taken.nonce,
        steps: [],
        endedByRule: false,
        playedAt: new Date(0),
        endedAt: null,
      } satisfies Partial<Round>;
      const first: Round = { ...common, state: 'OPEN', win: money(0n), shown: null };
      let round = first;
      if (definition.kind === 'mines') round = { ...first, ...minesSoFar(first, seed, clientSeed) };
      else {
        const words = wordsOf(seed, { game: definition.model, clientSeed, nonce: taken.nonce });
        const { shown, returned } = repeatRound(words, definition.rules, first);
        round = { ...first, state: 'DONE', shown, win: winOf(bet, returned) };
      }
      if (campaign === undefined) move(round.win - stake);
      else if (freeRounds !== null) freeRounds = afterFree(freeRounds, round.win);
      rounds.unshift({ round, seed, clientSeed, requestId });
      return { round, funds: funds(), pools: [], ...left() };
    },
    [readFunds.path]: () => ({ funds: funds() }),
    [takeStep.path]: ({ roundId, step }: { roundId: StudioRoundId; step: Step }) => {
      const found = rounds.find(({ round }) => round.roundId === roundId);
      if (!found) throw new Error('studio.round-unknown');
      const stepped = { ...found.round, steps: [...found.round.steps, step] };
      found.round = { ...stepped, ...minesSoFar(stepped, found.seed, found.clientSeed) };
      move(found.round.win);
      return { round: found.round, funds: funds() };
    },
    [rotateSeeds.path]: ({ clientSeed }: { clientSeed?: string }) => {
      const rotated = rotatePair(pair, nextSeed(), clientSeed);
      pair = rotated.pair;
      revealed.add(rotated.revealed.serverSeed);
      return { revealed: { ...rotated.revealed, revealedAt: new Date(0) }, seeds: shownPair(pair) };
    },
    [listRounds.path]: () => ({ list: rounds.slice(0, 10).map(({ round }) => round), next: null }),
    [readRound.path]: ({ roundId }: { roundId: StudioRoundId }) => {
      const found = rounds.find(({ round }) => round.roundId === roundId);
      if (!found) throw new Error('studio.round-unknown');
      const { round, seed, clientSeed } = found;
      const isRevealed = revealed.has(writeSeed(seed));
      return {
        round,
        model: definition.model,
        definitionHash: definition.hash,
        rules: definition.rules,
        commitment: shownPair(openPair(seed, nextSeed(), clientSeed)).commitment,
        clientSeed,
        serverSeed: isRevealed ? writeSeed(seed) : null,
        payStep: definition.bet.step,
      };
    },
  };
  const endpoints: readonly Endpoint[] = [openGame, play, readFunds, takeStep, rotateSeeds, listRounds, readRound];

  /** Answers as the server does: an envelope with what travels. */
  const answer = (path: string, wireBody: unknown): unknown => {
    const endpoint = endpoints.find((each) => each.path === path);
    const work = answers[path];
    if (!endpoint?.body || !work) return { success: false, code: 'request.not-found', message: '', value: null };
    try {
      const value = z.encode(endpoint.value, work(z.decode(endpoint.body, wireBody as never) as never));
      decodeValue(endpoint, value);
      return { success: true, value, message: null };
    } catch (error) {
      return { success: false, code: error instanceof Error ? error.message : '', message: '', value: null };
    }
  };
  return { answer, pay: move };
};

const afterFree = (free: FreeRounds, win: Money): FreeRounds | null =>
  free.left === 1 ? null : { ...free, left: free.left - 1, won: money(free.won + win) };
