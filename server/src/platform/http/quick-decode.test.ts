import { isDeepStrictEqual } from 'node:util';
import { VENDOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { play } from '@fairground/contract/studio/endpoints';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LOOK_CLOSER, quickDecoderOf } from './quick-decode.ts';

const right = {
  player: '8000000000000000001',
  transactionId: 't-1',
  roundId: 'r-1',
  game: 'certify',
  currency: 'TRIAL',
  token: 'a-token-of-16-characters',
  amount: '100',
  targetTransactionId: 't-0',
  targetAction: 'bet',
  endsRound: true,
  campaignId: 'c-1',
};
const values = fc.oneof(
  fc.constantFrom(...Object.values(right)),
  fc.constantFrom(
    '',
    '0',
    '00',
    '-1',
    '1.5',
    '9223372036854775807',
    '9223372036854775808',
    'x'.repeat(200),
    'a b',
    'chào',
  ),
  fc.constantFrom<unknown>(null, undefined, 7, true, [], {}, 10n ** 30n),
);
/** Something near to right: some fields left out, some changed, some added. */
const inputs = fc
  .tuple(
    fc.subarray(Object.keys(right)),
    fc.dictionary(fc.constantFrom(...Object.keys(right), 'more', 'toString'), values, { maxKeys: 2 }),
  )
  .map(([left, changed]) => ({
    ...Object.fromEntries(left.map((name) => [name, Reflect.get(right, name)])),
    ...changed,
  }));

const BODIES = VENDOR_ENDPOINTS.flatMap(({ name, body }) => (body === undefined ? [] : [{ name, body }]));

/** Whether the quick way says another thing than the library; that it says nothing is no other thing. */
const disagrees = (body: z.core.$ZodType, input: unknown): boolean => {
  const decoded = quickDecoderOf(body)?.(input) ?? LOOK_CLOSER;
  if (decoded === LOOK_CLOSER) return false;
  const said = z.safeDecode(body, input);
  return !said.success || !isDeepStrictEqual(said.data, decoded);
};

test('what the quick way decodes, the library decodes to the same; what the library refuses, it does not take', () => {
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: inputs }, { weight: 1, arbitrary: values }), (input) => {
      expect(BODIES.filter(({ body }) => disagrees(body, input)).map(({ name }) => name)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('bets and wins go the quick way', () => {
  const { player, transactionId, roundId, game, currency, token, amount, campaignId, endsRound } = right;
  const common = { player, transactionId, roundId, game, currency, amount };
  const decode = (name: string, input: object): unknown => {
    const body = BODIES.find((one) => one.name === name)?.body;
    return body && quickDecoderOf(body)?.(input);
  };

  expect(decode('vendors.bet', { ...common, token })).toMatchObject({ player: 8000000000000000001n, amount: 100n });
  expect(decode('vendors.win', { ...common, endsRound, campaignId })).toMatchObject({ endsRound: true, campaignId });
  expect(decode('vendors.bet', { ...common, token, more: 1 })).toBe(LOOK_CLOSER);
  expect(decode('vendors.bet', common)).toBe(LOOK_CLOSER);
});

test('a union whose options a word tells apart goes the quick way with each option that does, and agrees with the library', () => {
  const { body } = play;
  if (body === undefined) throw new Error('A round is played without an order.');
  const order = { token: right.token, requestId: 'request-1', bet: '10.5' };
  const decode = quickDecoderOf(body);

  expect(decode?.({ ...order, choice: { kind: 'slot', mode: 'base' } })).toEqual({
    ...order,
    bet: 105_000n,
    choice: { kind: 'slot', mode: 'base' },
  });
  expect(decode?.({ ...order, choice: { kind: 'wheel', wheel: 'low' } })).not.toBe(LOOK_CLOSER);
  expect(decode?.({ ...order, choice: { kind: 'crash', cashOut: 150 } })).toBe(LOOK_CLOSER);
  const words = fc.constantFrom<unknown>('slot', 'wheel', 'hi-lo', 'dice', 'low', 'base', 'Base', '', null, 7);
  const choices = fc.oneof(
    words,
    fc.dictionary(fc.constantFrom('kind', 'mode', 'wheel', 'side', 'wins', 'toString'), words, { maxKeys: 3 }),
  );
  fc.assert(
    fc.property(choices, (choice) => {
      expect(disagrees(body, { ...order, choice })).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test('a schema with a part that is not known is left to the library', () => {
  for (const schema of [
    z.object({ word: z.string() }),
    z.strictObject({ count: z.number() }),
    z.strictObject({ at: z.iso.datetime() }),
    z.strictObject({ word: z.string().check(z.trim()) }),
    z.strictObject({ word: z._default(z.string(), 'x') }),
    z.strictObject({ words: z.array(z.string()) }),
    z.strictObject({ word: z.union([z.string(), z.boolean()]) }),
    z.strictObject({ word: z.string().check(z.regex(/x/g)) }),
  ])
    expect(quickDecoderOf(schema)).toBeUndefined();
});
