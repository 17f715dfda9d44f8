import { money } from '@fairground/contract/money';
import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { hashOfRules } from '@fairground/engines/rounds/verify-round';
import { studioGame } from '@fairground/engines/slots/games';
import { hitPoint } from '@fairground/engines/slots/must-hit';
import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { examineLife, livesOf, readLife, writeLife } from './life.ts';
import type { ToldLife } from './life.ts';

const SEED = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => (index * 41 + 7) % 256));
const BET = money(10_000_000n);
const { definition } = studioGame('classic3');

/** A jackpot as the studio tells it after its hit. */
const aLife = (): ToldLife => {
  const life = { model: 'classic3', jackpot: 'bell', life: 3, bet: BET, secret: writeSeed(SEED) };
  const point = money(hitPoint(life, definition)?.point ?? 0n);
  return {
    ...life,
    commitment: commitmentOf(SEED),
    definitionHash: hashOfRules(definition),
    rules: definition,
    currency: 'VND',
    beganAt: new Date(0),
    endedAt: new Date(1),
    point,
    before: money(point - 1n),
    after: point,
    paid: point,
  };
};

test('a jackpot that was hit is checked from its proof alone, step by step', () => {
  const { verdict, hit, numbers, draw } = examineLife(aLife());

  expect(verdict).toBe('same');
  expect(hit).toMatchObject({ steps: 5_000, step: (numbers[0]?.value ?? 0) + 1, point: aLife().point });
  expect(numbers).toHaveLength(1);
  expect(blocksOf(writeSeed(SEED), draw, numbers)[0]?.message).toBe('fairground/draw/1|classic3|bell|3|0');
});

test('a proof that was changed is found out', () => {
  const life = aLife();

  expect(examineLife({ ...life, life: 4 }).verdict).toBe('wrong-outcome');
  expect(examineLife({ ...life, definitionHash: '0'.repeat(64) }).verdict).toBe('wrong-rules');
  expect(examineLife({ ...life, secret: '0'.repeat(64) }).verdict).toBe('wrong-seed');
  expect(examineLife({ ...life, paid: money(life.after + 1n) }).verdict).toBe('wrong-win');
  expect(() => examineLife({ ...life, rules: {} })).toThrow('cannot be used');
});

test('it goes through text and back, and what is no such proof is none', () => {
  const life = aLife();

  expect(readLife(writeLife(life))).toEqual(life);
  expect(['', '{}', 'null', '{"life":1}', writeLife(life).slice(0, -9)].map(readLife)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('the jackpots of a round are those it hit, by their own rules or those of the round', () => {
  const { rules, definitionHash, commitment, secret, before, after, paid } = aLife();
  const hit = { jackpot: 'bell', life: 3, commitment, secret };
  const amounts = { before: String(before), after: String(after), paid: String(paid) };
  const shown = { kind: 'slot' as const, pay: 0, jackpots: [], steps: [], pool: String(paid) };
  const round = {
    ...{ choice: { kind: 'slot', mode: 'base' } as const, steps: [], nonce: 0, state: 'DONE' as const },
    ...{ bet: BET, win: paid, shown: { ...shown, hits: [{ ...hit, ...amounts }] } },
  };
  const proof = { round, model: 'classic3', definitionHash, rules, commitment: '', clientSeed: 'me', serverSeed: null };

  const [own] = livesOf({ ...proof, payStep: money(1n) });
  const [other] = livesOf({
    ...proof,
    payStep: money(1n),
    definitionHash: 'ff',
    rules: null,
    poolRules: [rules],
    round: { ...round, shown: { ...shown, hits: [{ ...hit, ...amounts, model: 'classic3', definitionHash }] } },
  });

  for (const life of [own, other]) expect(life && examineLife(life).verdict).toBe('same');
  expect(livesOf({ ...proof, payStep: money(1n), round: { ...round, shown: null } })).toEqual([]);
});
