import { money } from '@fairground/contract/money';
import type { FreeRounds } from '@fairground/contract/studio/round';
import { familySlot } from '@fairground/engines/slots/family';
import { expect, test } from 'vitest';
import { hashOfRules, verifyRound } from '@fairground/engines/rounds/verify-round';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { readAddress } from './address.ts';
import { firstBet, ladderOf, neighbour } from './bet-ladder.ts';
import { Refused, createCall } from './calls.ts';
import { openSession } from './session.ts';

const BET = money(10_000_000n);
/** The least that is paid: one whole. */
const STEP = money(10_000n);
const LEVELS = [1n, 2n, 5n].map((times) => money(times * BET));
const ADDRESS = readAddress({
  search: '?vendor=JL&game=JL-0001&language=TY&device=WEB',
  hash: '#code=abcdefghijklmnopqrstuvwxyz012345',
});

const definitionOf = (kind: 'slot' | 'mines', model: string, rules: unknown) => ({
  kind,
  model,
  rules,
  hash: hashOfRules(rules),
  figures: [],
  bet: { min: BET, max: null, step: STEP, levels: LEVELS },
});

const SLOT = definitionOf('slot', 'ways-243-flat', familySlot('ways-243-flat').definition);
const MINES = definitionOf('mines', 'mines', { cells: 25, minesMin: 1, minesMax: 24, rtp: '0.99' });

/** A session with the fake studio; `lose` says which answers get lost on their way back. */
const aSession = async (
  definition: typeof SLOT,
  lose: (answered: number) => boolean = () => false,
  free: FreeRounds | null = null,
) => {
  const studio = createFakeStudio(definition, free);
  const requests: string[] = [];
  let answered = 0;
  const send = ((path: string, { body }: { body: string }) => {
    const told = studio.answer(path, JSON.parse(body));
    requests.push((JSON.parse(body) as { requestId?: string }).requestId ?? path);
    answered += 1;
    return lose(answered) ? Promise.reject(new TypeError('network')) : Promise.resolve(Response.json(told));
  }) as unknown as typeof fetch;
  const waits: number[] = [];
  let names = 0;
  const session = await openSession(
    {
      call: createCall(send),
      newRequestId: () => `request-${(names += 1)}`,
      onWaiting: (tries) => waits.push(tries),
      wait: () => Promise.resolve(),
    },
    ADDRESS,
  );
  return { session, requests, waits, studio };
};

test('an answer that gets lost is asked for again under the same name, and the round is staked once', async () => {
  const { session, requests, waits } = await aSession(SLOT, (answered) => answered === 2 || answered === 3);
  const before = session.balance.get();

  const round = await session.play(BET, { kind: 'slot', mode: 'base' });
  session.settle(round);

  expect(requests.slice(1)).toEqual(['request-1', 'request-1', 'request-1']);
  expect(waits).toEqual([1, 2]);
  expect(session.balance.get()).toBe(before - round.stake + round.win);
  expect(session.net.get()).toBe(round.win - round.stake);
});

test('the balance takes the stake at once and the win when it has been seen', async () => {
  const { session } = await aSession(SLOT);
  let round = await session.play(BET, { kind: 'slot', mode: 'base' });
  while (round.win === 0n) {
    session.settle(round);
    round = await session.play(BET, { kind: 'slot', mode: 'base' });
  }
  const unseen = session.balance.get();
  session.settle(round);

  expect(session.balance.get()).toBe(unseen + round.win);
});

test('[C-10] free rounds come first, cost nothing and bring nothing yet, and what follows them is paid for', async () => {
  const free = { campaign: 'spins-1', bet: money(2n * BET), left: 2, won: money(0n), until: new Date(1) };
  const { session, requests } = await aSession(SLOT, (answered) => answered === 2, free);
  const before = session.balance.get();
  const spin = async () => {
    const round = await session.play(BET, { kind: 'slot', mode: 'base' });
    const unseen = [session.balance.get(), session.freeRounds.get()?.left];
    session.settle(round);
    return { round, unseen };
  };

  const first = await spin();
  const between = session.freeRounds.get();
  const second = await spin();

  expect([first, second].map(({ round }) => [round.stake, round.bet])).toEqual([
    [0n, free.bet],
    [0n, free.bet],
  ]);
  expect([first.unseen, second.unseen]).toEqual([
    [before, 2],
    [before, 1],
  ]);
  expect(between).toEqual({ ...free, left: 1, won: first.round.win });
  expect([session.freeRounds.get(), session.balance.get(), session.net.get()]).toEqual([null, before, 0n]);
  expect(requests.slice(1, 3)).toEqual(['request-1', 'request-1']);
  expect((await spin()).round).toMatchObject({ stake: BET, bet: BET });
});

test('[C-10] where free rounds have expired meanwhile nothing is staked, and the next round is a paid one', async () => {
  const free = { campaign: 'spins-1', bet: BET, left: 1, won: money(0n), until: new Date(1) };
  const { session } = await aSession(SLOT, () => false, free);
  const { session: twin } = await aSession(SLOT, () => false, null);
  twin.freeRounds.set(free);

  await expect(twin.play(BET, { kind: 'slot', mode: 'base' })).rejects.toEqual(new Refused('studio.free-rounds-over'));

  expect(twin.freeRounds.get()).toBeNull();
  expect((await twin.play(BET, { kind: 'slot', mode: 'base' })).stake).toBe(BET);
  expect((await session.play(BET, { kind: 'slot', mode: 'base' })).stake).toBe(0n);
});

test('money credited outside the game is shown on request, and does not reveal an unseen win', async () => {
  const { session, studio } = await aSession(SLOT);
  let round = await session.play(BET, { kind: 'slot', mode: 'base' });
  while (round.win === 0n) {
    session.settle(round);
    round = await session.play(BET, { kind: 'slot', mode: 'base' });
  }
  const unseen = session.balance.get();

  studio.pay(50_000n);
  await session.askFunds();
  session.showFunds();

  expect(session.refilled.get().balance).toBe(unseen + round.win + 50_000n);
  expect(session.balance.get()).toBe(unseen + 50_000n);
  session.settle(round);
  expect(session.balance.get()).toBe(unseen + round.win + 50_000n);
});

test('a refusal is shown at once and not asked again', async () => {
  const { session, requests } = await aSession(SLOT);
  const tooMuch = money(session.balance.get() + 1n);

  await expect(session.play(tooMuch, { kind: 'slot', mode: 'base' })).rejects.toEqual(
    new Refused('studio.insufficient-funds'),
  );
  expect(requests).toHaveLength(2);
});

test('a round is sealed while its seed is in use, and verified in the browser once it is revealed', async () => {
  const { session } = await aSession(SLOT);
  const round = await session.play(BET, { kind: 'slot', mode: 'base' });

  const sealed = verifyRound(await session.proof(round.roundId));
  await session.rotate('my-own-seed');
  const proof = await session.proof(round.roundId);

  expect(sealed).toBe('sealed');
  expect(verifyRound(proof)).toBe('same');
  expect(session.seeds.get().clientSeed).toBe('my-own-seed');
});

test('a round that was shown otherwise than drawn is detected', async () => {
  const { session } = await aSession(SLOT);
  const { roundId } = await session.play(BET, { kind: 'slot', mode: 'base' });
  await session.rotate(undefined);
  const proof = await session.proof(roundId);
  const { round } = proof;

  expect(verifyRound({ ...proof, round: { ...round, win: money(round.win + 1n) } })).toBe('wrong-win');
  expect(verifyRound({ ...proof, round: { ...round, nonce: round.nonce + 1 } })).toBe('wrong-outcome');
  expect(verifyRound({ ...proof, commitment: '0'.repeat(64) })).toBe('wrong-seed');
  expect(verifyRound({ ...proof, definitionHash: '0'.repeat(64) })).toBe('wrong-rules');
});

test('a round of several steps hides what is hidden, can be taken, and is verified with its steps', async () => {
  const { session } = await aSession(MINES);
  let round = await session.play(BET, { kind: 'mines', mines: 1 });
  expect(round.shown).toMatchObject({ state: 'open', mines: null });
  round = await session.step(round, { kind: 'open', cell: 7 });
  if (round.state === 'OPEN') round = await session.step(round, { kind: 'cash-out' });
  session.settle(round);
  await session.rotate(undefined);

  expect(round.state).toBe('DONE');
  expect(verifyRound(await session.proof(round.roundId))).toBe('same');
});

test('the address of a launch gives the game, the language and the code', () => {
  expect(ADDRESS).toEqual({
    vendor: 'JL',
    title: '',
    hue: undefined,
    game: 'JL-0001',
    language: 'TY',
    theme: undefined,
    room: false,
    hand: undefined,
    code: 'abcdefghijklmnopqrstuvwxyz012345',
  });
});

test('bets climb the levels of the definition within its limits and begin with the smallest', () => {
  const ladder = ladderOf({ ...SLOT.bet, levels: [...LEVELS, money(7n)].toReversed(), max: money(2n * BET) });

  expect(ladder).toEqual([BET, 2n * BET]);
  expect(firstBet(ladder, undefined)).toBe(BET);
  expect(firstBet(ladder, money(2n * BET))).toBe(2n * BET);
  expect(firstBet(ladder, money(3n * BET))).toBe(BET);
  expect(neighbour(ladder, BET, 'up')).toBe(2n * BET);
  expect(neighbour(ladder, BET, 'down')).toBe(BET);
  expect(neighbour(ladder, money(2n * BET), 'up')).toBe(2n * BET);
});
