import { expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { canonicalBytes, canonicalText, definitionHash } from './canonical.ts';
import { DefinitionError, parseDefinition } from './parse.ts';
import { gem9 } from './worked/gem9.ts';
import { hold15 } from './worked/hold15.ts';
import { lotus20 } from './worked/lotus20.ts';
import { stormBase } from './worked/storm-base.ts';
import { tiger243 } from './worked/tiger243.ts';

const faultsOf = (value: unknown): readonly string[] => {
  try {
    parseDefinition(value);
  } catch (error) {
    if (error instanceof DefinitionError) return error.faults;
    throw error;
  }
  return [];
};

const [lines, scatter] = lotus20.evaluate;
const [free] = lotus20.features;
const [hold] = hold15.features;

test.each([lotus20, tiger243, gem9, hold15, stormBase])('$id is read back from its JSON', (definition) => {
  expect(parseDefinition(JSON.parse(JSON.stringify(definition)))).toEqual(definition);
});

test.each([
  ['nothing at all', null, 'definition must be an object'],
  ['another schema', { ...lotus20, schema: 'slotdef/2' }, 'definition.schema must be one of slotdef/1'],
  ['a field nobody knows', { ...lotus20, rigged: true }, 'definition.rigged is unknown'],
  [
    'half a unit',
    { ...lotus20, bet: { ...lotus20.bet, units: 0.5 } },
    'definition.bet.units must be a whole number from 1 to 1000000',
  ],
  ['two scatters', { ...lotus20, symbols: [...lotus20.symbols, { id: 'Z', role: 'scatter' }] }, 'only one scatter'],
  ['a strip too few', { ...tiger243, grid: { reels: 6, rows: 3 } }, 'source base needs 6 strips'],
  [
    'a symbol nobody knows',
    { ...gem9, sources: { cells: { type: 'cells', weights: [{ Q: 1 }] } } },
    'source cells: unknown symbol',
  ],
  [
    'a line that leaves the grid',
    { ...lotus20, evaluate: [{ ...lines, lines: [[0, 1, 2, 3, 4]] }, scatter] },
    'a line leaves the grid',
  ],
  ['a feature without a source', { ...lotus20, features: [{ ...free, source: 'none' }] }, 'free has no source'],
  [
    'wilds that stay and do not expand',
    { ...lotus20, features: [{ ...free, wilds: 'stay' }] },
    'free: wilds that stay expand and do not retrigger',
  ],
  [
    'a jackpot nobody keeps',
    { ...hold15, features: [{ ...hold, full: { jackpot: 'grand' } }] },
    'hold gives an unknown jackpot grand',
  ],
  [
    'a feature on sale that is not there',
    {
      ...gem9,
      bet: { units: 10, modes: [...gem9.bet.modes, { id: 'buy', cost: 9, start: { feature: 'x', award: 1 } }] },
    },
    'mode buy buys a feature that cannot be bought',
  ],
  ['a ladder without a cascade', { ...lotus20, features: [{ ...free, ladder: 'carried' }] }, 'a carried ladder'],
  [
    'pays that do not ascend',
    {
      ...lotus20,
      evaluate: [
        lines,
        {
          ...scatter,
          pay: [
            [4, 1],
            [3, 2],
          ],
        },
      ],
    },
    'do not ascend',
  ],
])('%s is refused with its place', (_name, value, fault) => {
  expect(faultsOf(value).join('; ')).toContain(fault);
});

test('an expanding wild may not cover a scatter', () => {
  const symbols = lotus20.symbols.map((symbol) => (symbol.role === 'wild' ? { ...symbol, expands: true } : symbol));
  const strips = ['WSAAAA', 'AAAAAA', 'AAAAAA', 'AAAAAA', 'AAAAAA'];
  const sources = { base: { type: 'strips', strips }, free: { type: 'strips', strips } };

  expect(faultsOf({ ...lotus20, symbols, sources })).toContain(
    'source base shows an expanding wild beside a scatter or a coin',
  );
});

test('canonical JSON does not depend on the order of names and knows whole numbers only', () => {
  expect(canonicalText({ b: [1, { d: 2, c: 'x' }], a: null })).toBe('{"a":null,"b":[1,{"c":"x","d":2}]}');
  expect(canonicalBytes({ ...gem9 })).toEqual(
    canonicalBytes(Object.fromEntries(Object.entries(gem9).toReversed()) as typeof gem9),
  );
  expect(() => canonicalText({ a: 0.5 })).toThrow(RangeError);
});

test('the definition hash is the SHA-256 of the canonical text and changes with the smallest pay', () => {
  const own = createHash('sha256').update(canonicalText(lotus20), 'utf8').digest('hex');

  expect(definitionHash(lotus20)).toBe(own);
  expect(definitionHash({ ...lotus20, version: 2 })).not.toBe(own);
});
