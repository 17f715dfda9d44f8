import { createHash, createHmac } from 'node:crypto';
import * as contract from '@fairground/contract/studio/endpoints';
import { verifyDraw } from '@fairground/engines/fair/verify';
import { verifyRound } from '@fairground/engines/rounds/verify-round';
import { canonicalText } from '@fairground/engines/slots/canonical';
import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { parseDefinition } from '@fairground/engines/slots/parse';
import { prepareSlot } from '@fairground/engines/slots/prepare';
import { spin } from '@fairground/engines/slots/spin';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { ROUND_WAITS_MS } from './recover-rounds.ts';
import { SLOT, openArcade } from './testing/arcade.ts';

const database = await testDatabase();
const arcade = await openArcade(database);
const { enter, ask, refusal, as } = arcade;
const DICE = { kind: 'dice', side: 'under', wins: 5_000 } as const;
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

const said = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? each.toString() : each));

test('nothing sent before the reveal allows prediction: no answer holds a secret, and commitments were published first', async () => {
  const { open, play, step, token, rotate } = await enter(1, 'hi-lo');
  const { commitment } = open.seeds;
  const { round } = await play({ kind: 'hi-lo' });
  const answers: unknown[] = [open, round, await step(round.roundId, { kind: 'skip' })];
  answers.push(await ask(contract.readRound, { body: { token, roundId: round.roundId } }));
  answers.push(await ask(contract.readSeeds, { body: { token } }));
  answers.push(await ask(contract.listRounds, { body: { token, pageSize: 10 } }));
  expect(await refusal(rotate({ commitment }))).toBe('studio.round-open');
  arcade.clock.advance(ROUND_WAITS_MS + 1);
  await arcade.recover();
  answers.push(await ask(contract.readOwnSeeds, { query: {} }, { caller: as(1) }));
  const site = (asked: string, clientSeed?: string) =>
    ask(contract.rotateOwnSeeds, { body: { commitment: asked, clientSeed } }, { caller: as(1) });

  const { revealed, seeds } = await site(commitment, 'my-own-word');
  const after = await site(seeds.commitment);

  expect(said(answers)).not.toContain(revealed.serverSeed);
  expect(said(answers)).not.toContain(after.revealed.serverSeed);
  expect(sha(`fairground/commit/1|${revealed.serverSeed}`)).toBe(commitment);
  // The next seed was committed to before the player chose the word it is used with.
  expect(seeds).toMatchObject({ commitment: open.seeds.nextCommitment, clientSeed: 'my-own-word', nonce: 0 });
  const { rows } = await database.pool.query<{ sealed: Buffer }>('select sealed from studio_seed');
  for (const { sealed } of rows) expect(sealed.includes(Buffer.from(revealed.serverSeed, 'hex'))).toBe(false);
});

test('a rotation asked for twice reveals one seed, and one that is not the player’s is not revealed', async () => {
  const { open, rotate } = await enter(2, 'dice');
  const { commitment, nextCommitment } = open.seeds;

  const [first, second] = await Promise.all([rotate({ commitment }), rotate({ commitment })]);

  expect(second.revealed).toEqual(first.revealed);
  expect(first.seeds.commitment).toBe(nextCommitment);
  const stranger = await enter(3, 'dice');
  expect(await refusal(stranger.rotate({ commitment }))).toBe('studio.seed-unknown');
  expect(await refusal(stranger.rotate({ commitment: stranger.open.seeds.nextCommitment }))).toBe(
    'studio.seed-unknown',
  );
});

test('a stored round of dice is repeated by hand: one HMAC, one remainder, as the page of fairness says', async () => {
  const { open, play, rotate, token } = await enter(4, 'dice');
  for (let rounds = 0; rounds < 12; rounds += 1) await play(DICE);
  const { revealed } = await rotate({ commitment: open.seeds.commitment });

  const { list, next } = await ask(contract.listRounds, { body: { token, pageSize: 10 } });

  expect(list.map(({ nonce }) => nonce)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(next).toBe(list.at(-1)?.roundId);
  for (const { roundId, nonce, shown, win } of list) {
    const proof = await ask(contract.readRound, { body: { token, roundId } });
    const text = `fairground/draw/1|${proof.model}|${proof.clientSeed}|${nonce}|0`;
    const key = Buffer.from(proof.serverSeed ?? '', 'hex');
    const word = createHmac('sha256', key).update(text).digest().readUInt32BE();
    // A first word that is thrown away comes once in half a million rounds; these seeds are fixed.
    expect(shown).toEqual({ kind: 'dice', roll: word % 10_000 });
    expect(win > 0n).toBe(word % 10_000 < DICE.wins);
  }
  expect(revealed).toMatchObject({ clientSeed: open.seeds.clientSeed, rounds: 12 });
});

test('a stored spin is repeated from its record alone: the rules of its hash, its seeds and its nonce', async () => {
  const { open, play, rotate, token } = await enter(5, SLOT);
  const { round } = await play({ kind: 'slot', mode: 'base' });
  await play({ kind: 'slot', mode: 'buy' });
  await rotate({ commitment: open.seeds.commitment });

  for (const { roundId } of (await ask(contract.listRounds, { body: { token, pageSize: 10 } })).list) {
    const proof = await ask(contract.readRound, { body: { token, roundId } });
    const { model: game, clientSeed, commitment, rules } = proof;
    const { nonce, choice, shown } = proof.round;
    const verified = verifyDraw(proof.serverSeed ?? '', commitment, { game, clientSeed, nonce });
    if (!('words' in verified) || choice.kind !== 'slot') throw new Error('not verified');
    const definition: SlotDefinition = parseDefinition(rules);
    const outcome = spin(prepareSlot(definition), choice.mode, verified.words);
    expect(sha(canonicalText(rules))).toBe(proof.definitionHash);
    expect(shown).toEqual({ kind: 'slot', ...outcome });
  }
  expect(round.state).toBe('DONE');
});

test('a round is shown to its player alone, in the game and on the site', async () => {
  const { play, open, rotate } = await enter(6, 'dice');
  const stranger = await enter(7, 'dice');
  const { roundId } = (await play(DICE)).round;
  await rotate({ commitment: open.seeds.commitment });

  const own = await ask(contract.readOwnRound, { query: { roundId } }, { caller: as(6) });
  const found = await ask(contract.findOwnRounds, { query: { roundIds: `${roundId},999999` } }, { caller: as(6) });
  const strange = await ask(contract.findOwnRounds, { query: { roundIds: `${roundId}` } }, { caller: as(7) });
  const site = await ask(contract.readOwnSeeds, { query: {} }, { caller: as(6) });

  expect(own.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(verifyRound(own)).toBe('same');
  expect(found.list).toEqual([{ roundId, vendor: 'jl', kind: 'dice', nonce: 0, isRevealed: true }]);
  expect(strange.list).toEqual([]);
  expect(site.revealed).toMatchObject([{ serverSeed: own.serverSeed }]);
  expect(await refusal(ask(contract.readOwnRound, { query: { roundId } }, { caller: as(7) }))).toBe(
    'studio.round-unknown',
  );
  const { token } = stranger;
  expect(await refusal(ask(contract.readRound, { body: { token, roundId } }))).toBe('studio.round-unknown');
});

test('what was drawn cannot be changed or removed, by the server neither', async () => {
  const statements = [
    'update studio_round set nonce = 7',
    'update studio_round set choice = null',
    'delete from studio_round',
    'delete from studio_step',
    'update studio_definition set rules = null',
    'update studio_seed set sealed = null',
    'delete from studio_seed',
  ];
  for (const statement of statements)
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});
