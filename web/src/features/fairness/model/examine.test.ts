import { money } from '@fairground/contract/money';
import type { Choice, Shown } from '@fairground/contract/studio/game';
import type { Proof, StudioRoundId } from '@fairground/contract/studio/round';
import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { payout } from '@fairground/engines/maths/payout';
import { wordsOf } from '@fairground/engines/fair/stream';
import { fireBatch } from '@fairground/engines/fish/batch';
import { FISHING } from '@fairground/engines/fish/room';
import { repeatRound } from '@fairground/engines/rounds/repeat-round';
import { hashOfRules } from '@fairground/engines/rounds/verify-round';
import { familySlot, FAMILY_MODELS } from '@fairground/engines/slots/family';
import { CRASH } from '@fairground/engines/instant/crash';
import { DICE } from '@fairground/engines/instant/dice';
import { HI_LO } from '@fairground/engines/instant/hi-lo';
import { KENO } from '@fairground/engines/instant/keno';
import { PLINKO } from '@fairground/engines/instant/plinko';
import { WHEELS } from '@fairground/engines/instant/wheel';
import { expect, test } from 'vitest';
import { EMPTY_HAND, EXAMPLE, faultsOf, HAND_GAMES, PARTS, proofOfHand } from './by-hand.ts';
import { answersOf, examine, readProof, writeProof } from './examine.ts';

const SEED = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => (index * 37 + 11) % 256));
const BET = money(10_000n);
const STEP = money(100n);

/** A round as the studio would have played it. */
const aProof = (choice: Choice, rules: unknown, model: string = choice.kind, nonce = 3): Proof => {
  const words = wordsOf(SEED, { game: model, clientSeed: 'me', nonce });
  const steps =
    choice.kind === 'mines'
      ? [{ kind: 'open', cell: 0 } as const]
      : choice.kind === 'hi-lo'
        ? [{ kind: 'skip' } as const, { kind: 'guess', guess: 'lower-or-same' } as const]
        : [];
  const { shown, returned } = repeatRound(words, rules, { choice, steps });
  const paid = payout(BET, returned);
  return {
    round: {
      roundId: 5n as StudioRoundId,
      vendor: 'JL',
      game: 'a-game',
      kind: choice.kind,
      state: 'DONE',
      choice,
      bet: BET,
      stake: BET,
      win: money(paid - (paid % STEP)),
      winNow: null,
      currency: 'VND',
      nonce,
      shown,
      steps,
      endedByRule: false,
      playedAt: new Date(0),
      endedAt: new Date(0),
    },
    model,
    definitionHash: hashOfRules(rules),
    rules,
    commitment: commitmentOf(SEED),
    clientSeed: 'me',
    serverSeed: writeSeed(SEED),
    payStep: STEP,
  };
};

/** What a shown round contains of its draw; of cards only those that lie open. */
const drawnIn = (outcome: Shown | null): readonly number[] => {
  switch (outcome?.kind) {
    case 'dice':
      return [outcome.roll];
    case 'crash':
      return [outcome.point];
    case 'plinko':
      return outcome.way;
    case 'wheel':
      return [outcome.place];
    case 'keno':
      return outcome.numbers;
    case 'mines':
      return outcome.mines ?? [];
    case 'hi-lo':
      return outcome.cards;
    default:
      throw new Error('nothing came out');
  }
};

const MINES = { cells: 25, rtp: '0.99' };
const PLAYED: readonly (readonly [Choice, unknown])[] = [
  [{ kind: 'dice', side: 'over', wins: 5_000 }, DICE],
  [{ kind: 'crash', cashOut: 150 }, CRASH],
  [{ kind: 'plinko', rows: 12, risk: 'high' }, PLINKO],
  [{ kind: 'wheel', wheel: 'medium' }, WHEELS],
  [{ kind: 'keno', picks: [1, 2, 3] }, KENO],
  [{ kind: 'mines', mines: 5 }, MINES],
  [{ kind: 'hi-lo' }, HI_LO],
];

test.each(PLAYED)('the steps a player follows by hand lead to what the engine of $kind draws', (choice, rules) => {
  const { verdict, items, outcome } = examine(aProof(choice, rules));

  expect(verdict).toBe('same');
  const drawn = drawnIn(outcome);
  expect(items.slice(0, drawn.length)).toEqual(drawn);
});

test('the first board of a slot comes from the strips as they are published', () => {
  const strips = FAMILY_MODELS.map(({ id }) => familySlot(id).definition).find(
    ({ sources, bet }) => Object.values(sources)[0]?.type === 'strips' && bet.modes[0],
  );
  const mode = strips?.bet.modes[0]?.id ?? '';

  const { verdict, items, outcome } = examine(aProof({ kind: 'slot', mode }, strips, 'a-slot'));

  expect(verdict).toBe('same');
  expect(outcome).toMatchObject({ steps: expect.arrayContaining([expect.objectContaining({ stops: items })]) });
});

test('a batch of shots is followed word by word: its fish, the bolts of a shell, and the ticket of each jackpot', () => {
  const storm = [1, 2, 3].map((fish) => ({ fish, kind: 'goby' }));
  const shot = { cannon: 2, weapon: 'bullet', atMs: 0, storm } as const;
  const shots = ['minnow', 'treasure-crab', 'storm-shell', 'minnow'].map((kind, place) => ({
    ...shot,
    shot: place + 1,
    storm: [...storm],
    targets: [{ fish: 10 + place, kind }],
  }));
  // Everything is caught here, so that every turn of the draw is taken.
  const rules = {
    ...FISHING,
    rtp: '60.01',
    kinds: FISHING.kinds.map((kind) => ({ ...kind, pays: kind.pays.slice(0, 2) })),
  };
  const choice: Choice = { kind: 'fishing', room: '1', seat: 0, shots, missed: [] };

  const { verdict, numbers, proof } = examine(aProof(choice, rules));

  const words = wordsOf(SEED, { game: proof.model, clientSeed: proof.clientSeed, nonce: proof.round.nonce });
  let taken = 0;
  fireBatch(() => ((taken += 1), words()), { room: rules, shots });
  expect(verdict).toBe('same');
  expect(numbers.flatMap((number) => number.words)).toHaveLength(taken);
});

test('a proof travels as text, and every change of it is found out and named', () => {
  const proof = aProof({ kind: 'dice', side: 'over', wins: 5_000 }, DICE);
  const changed = (change: Partial<Proof>) => examine({ ...proof, ...change }).verdict;

  expect(readProof(writeProof(proof))).toEqual(proof);
  expect(readProof('{"model": "dice"}')).toBeUndefined();
  expect(readProof('no proof')).toBeUndefined();
  expect(changed({ serverSeed: null })).toBe('sealed');
  expect(changed({ clientSeed: 'you' })).toBe('wrong-outcome');
  expect(changed({ commitment: '0'.repeat(64) })).toBe('wrong-seed');
  expect(changed({ rules: { ...DICE, faces: 9_999 } })).toBe('wrong-rules');
  expect(changed({ round: { ...proof.round, win: money(proof.round.win + 100n) } })).toBe('wrong-win');
  expect(answersOf('wrong-outcome')).toEqual({ seed: 'yes', rules: 'yes', outcome: 'no', win: 'unasked' });
  expect(answersOf('sealed').seed).toBe('unasked');
});

test('the example of the document comes to 41.12, word by word', () => {
  const { verdict, numbers, items } = examine(proofOfHand(EXAMPLE));

  expect(verdict).toBe('same');
  expect(numbers[0]?.words).toEqual([{ block: 0, place: 0, word: 3_780_984_112, isKept: true }]);
  expect(numbers[0]?.limit).toBe(4_294_960_000);
  expect(items).toEqual([4112]);
});

test('by hand each game can be drawn with each of its parts, and what cannot be right is named', () => {
  for (const game of HAND_GAMES)
    for (const part of PARTS[game].length > 0 ? PARTS[game] : [''])
      expect(examine(proofOfHand({ ...EXAMPLE, game, part })).items.length).toBeGreaterThan(0);
  expect(faultsOf(EXAMPLE)).toEqual([]);
  expect(faultsOf({ ...EMPTY_HAND, nonce: '-1' })).toEqual(['serverSeed', 'commitment', 'clientSeed', 'nonce']);
});
