import { money } from '@fairground/contract/money';
import type { FishingRoom, FishingRoomId } from '@fairground/contract/studio/fishing';
import type { Round, StudioRoundId } from '@fairground/contract/studio/round';
import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { seedBefore } from '@fairground/engines/fair/shared-round';
import { wordsOf } from '@fairground/engines/fair/stream';
import { fireBatch, timesOf } from '@fairground/engines/fish/batch';
import { FISHING } from '@fairground/engines/fish/room';
import { describe, expect, test } from 'vitest';
import { hashOfRules, verifyRound } from '@fairground/engines/rounds/verify-round';
import { Refused, Unanswered } from '../../session/calls.ts';
import type { Call } from '../../session/calls.ts';
import { createRoomLink } from './room-link.ts';
import type { Fired, SentShot } from './room-link.ts';
import { createSea } from './sea.ts';

const END = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index * 3 + 1));
const WAVES = 5;
const chainStart = writeSeed(seedBefore(END, WAVES));
const waveSeed = (wave: number) => ({ wave, seed: writeSeed(seedBefore(END, WAVES - 1 - wave)) });

const roomAt = (nowMs: number, change: Partial<FishingRoom> = {}): FishingRoom => ({
  roomId: 7n as FishingRoomId,
  bet: money(10_000n),
  nowMs,
  seats: [{ seat: 1, cannon: 1, isYou: true }],
  seat: 1,
  lastShot: 4,
  chainStart,
  waves: [waveSeed(0), waveSeed(1)],
  gone: [],
  pool: money(0n),
  ...change,
});

describe('the sea', () => {
  test('is computed from seeds of the committed chain, and what is gone is not there', () => {
    const sea = createSea(FISHING);
    expect(sea.learn(roomAt(0))).toBe(true);
    const there = sea.inSight(20_000);
    expect(there.length).toBeGreaterThan(3);

    sea.take(there[0]?.fish ?? 0);
    sea.learn(roomAt(0, { gone: [there[1]?.fish ?? 0] }));

    expect(sea.inSight(20_000)).toEqual(there.slice(2));
    expect(sea.find(there[2]?.fish ?? 0)).toEqual(there[2]);
  });

  test('says so when a seed is not of the chain', () => {
    const strange = { wave: 1, seed: writeSeed(newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index))) };

    expect(createSea(FISHING).learn(roomAt(0, { waves: [waveSeed(0), strange] }))).toBe(false);
    expect(createSea(FISHING).learn(roomAt(0, { chainStart: writeSeed(END) }))).toBe(false);
  });
});

describe('shots on their way', () => {
  const hit = { cannon: 1, weapon: 'bullet', atMs: 20_000, fish: [3] } as const;
  const fired: Fired = { round: null, funds: null, missed: [], room: roomAt(20_500) };

  const openLink = (answers: (() => Fired)[]) => {
    const sent: { readonly requestId: string; readonly shots: readonly SentShot[] }[] = [];
    const settled: (readonly SentShot[])[] = [];
    const refused: string[] = [];
    let [requests, now, sendings] = [0, 0, 0];
    const call = ((endpoint: { readonly name: string }, { body }: { readonly body: (typeof sent)[number] }) => {
      if (endpoint.name === 'studio.take-seat') return Promise.resolve(roomAt(20_000));
      sent.push(body);
      const next = answers.shift() ?? (() => fired);
      return new Promise((resolve) => resolve(next()));
    }) as unknown as Call;
    const link = createRoomLink({
      call,
      token: 'token',
      newRequestId: () => `request-${(requests += 1)}`,
      clock: () => (now += 10),
      wait: () => Promise.resolve(),
      onWaiting: () => undefined,
      onRoom: () => undefined,
      onSending: () => void (sendings += 1),
      onFired: (_fired, shots) => void settled.push(shots),
      onRefused: (code) => void refused.push(code),
    });
    return { link, sent, settled, refused, sendings: () => sendings };
  };
  const rest = () => new Promise((resolve) => setTimeout(resolve));

  test('are numbered on from the last one that counted, and go out one batch after the other', async () => {
    const { link, sent, settled, sendings } = openLink([]);
    await link.sit(money(10_000n));
    for (let shot = 0; shot < 14; shot += 1) link.report({ ...hit, fish: [...hit.fish] });

    link.flush();
    link.flush();
    await rest();
    link.flush();
    await rest();

    expect(sent.map(({ shots }) => shots.map(({ shot }) => shot))).toEqual([
      [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      [17, 18],
    ]);
    expect(settled.flat()).toHaveLength(14);
    // The page keeps its balance from here to the answer.
    expect(sendings()).toBe(2);
    expect(Math.abs(link.nowMs() - 20_000)).toBeLessThan(1_000);
  });

  test('are sent again under the same name until there is an answer, and a refusal is shown', async () => {
    const lost = () => {
      throw new Unanswered();
    };
    const denied = () => {
      throw new Refused('studio.insufficient-funds');
    };
    const { link, sent, settled, refused } = openLink([lost, lost, () => fired, denied]);
    await link.sit(money(10_000n));

    link.report({ ...hit, fish: [...hit.fish] });
    link.flush();
    await rest();
    link.report({ ...hit, fish: [...hit.fish] });
    link.flush();
    await rest();

    expect(sent.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-1', 'request-1', 'request-2']);
    expect([settled.length, refused]).toEqual([1, ['studio.insufficient-funds']]);
    const reported = Array.from({ length: 30 }, () => link.report({ ...hit, fish: [...hit.fish] }));
    expect(reported.filter((shot) => shot !== undefined)).toHaveLength(24);
  });
});

test('a batch is verified here from its proof, what the pool of a jackpot paid included', () => {
  const seed = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => 200 - index));
  const draw = { game: 'fishing', clientSeed: 'tester', nonce: 3 };
  const shots = ['minnow', 'goby', 'storm-shell'].map((kind, place) => ({
    shot: place + 1,
    cannon: 2,
    weapon: 'bullet' as const,
    atMs: 1_000,
    targets: [{ fish: place, kind }],
    storm: [{ fish: 9, kind: 'minnow' }],
  }));
  // A room in which every ticket wins.
  const rules = { ...FISHING, jackpotOneIn: 1 };
  const results = fireBatch(wordsOf(seed, draw), { room: rules, shots });
  const bet = money(10_000n);
  const written = results.map((each) => ({ ...each, caught: [...each.caught], bolts: [...each.bolts] }));
  const win = money(bet * BigInt(timesOf(rules, shots, results)) + 50_000n);
  const round: Round = {
    roundId: 1n as StudioRoundId,
    vendor: 'JL',
    game: 'g',
    kind: 'fishing',
    state: 'DONE',
    choice: { kind: 'fishing', room: '7', seat: 0, shots, missed: [] },
    bet,
    stake: money(60_000n),
    win,
    winNow: null,
    currency: 'VND',
    nonce: 3,
    shown: { kind: 'fishing', shots: written, pool: '50000' },
    steps: [],
    endedByRule: false,
    playedAt: new Date(0),
    endedAt: new Date(0),
  };
  const proof = {
    round,
    model: 'fishing',
    definitionHash: hashOfRules(rules),
    rules,
    commitment: commitmentOf(seed),
    clientSeed: 'tester',
    serverSeed: writeSeed(seed),
    payStep: money(10_000n),
  };

  expect(verifyRound(proof)).toBe('same');
  expect(verifyRound({ ...proof, round: { ...round, win: money(win + 10_000n) } })).toBe('wrong-win');
  const denied = written.map((each) => ({ ...each, isJackpot: false }));
  const other = { ...round, shown: { kind: 'fishing' as const, shots: denied, pool: '0' } };
  expect(verifyRound({ ...proof, round: other })).toBe('wrong-outcome');
});
