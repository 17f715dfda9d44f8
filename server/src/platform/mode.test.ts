import type { Brand } from '@fairground/contract/brand';
import { expect, test } from 'vitest';
import { readBrand } from './brand.ts';
import { mixFaults } from './mode.ts';

const fairground = await readBrand('fairground');
const LIVE_BRAND: Brand = { ...fairground, mode: 'live', markets: ['malta'] };
const LIVE = { mode: 'live', developerKey: undefined, emailProvider: 'smtp', smsProvider: 'none' } as const;
const SANDBOX = {
  mode: 'sandbox',
  developerKey: 'a-developer-key',
  emailProvider: 'sandbox',
  smsProvider: 'sandbox',
} as const;
const NOTHING = { hasSandboxGames: false, refillAmount: '', liveSince: null };

test('a sandbox with its developer key, its providers, its games and refills starts', () => {
  expect(mixFaults(SANDBOX, fairground, { ...NOTHING, hasSandboxGames: true, refillAmount: '50000' })).toEqual([]);
});

test('a live brand on real providers and an empty database starts', () => {
  expect(mixFaults(LIVE, LIVE_BRAND, NOTHING)).toEqual([]);
});

test('any brand may be rehearsed as a sandbox', () => {
  for (const mode of ['play', 'live'] as const)
    expect(mixFaults(SANDBOX, { ...fairground, mode }, NOTHING)).toEqual([]);
});

test.each([
  ['a brand that is not live', LIVE, { ...LIVE_BRAND, mode: 'play' }, NOTHING, 'does not fit'],
  ['a live brand on play money', { ...LIVE, mode: 'play' }, LIVE_BRAND, NOTHING, 'does not fit'],
  ['a developer key in live', { ...LIVE, developerKey: 'a-developer-key' }, LIVE_BRAND, NOTHING, 'DEVELOPER_KEY'],
  [
    'a developer key on a public play-money site',
    { ...LIVE, mode: 'play', developerKey: 'a-developer-key' },
    { ...LIVE_BRAND, mode: 'play' },
    NOTHING,
    'DEVELOPER_KEY',
  ],
  ['sandbox letters in live', { ...LIVE, emailProvider: 'sandbox' }, LIVE_BRAND, NOTHING, 'EMAIL_PROVIDER=sandbox'],
  ['sandbox messages in live', { ...LIVE, smsProvider: 'sandbox' }, LIVE_BRAND, NOTHING, 'SMS_PROVIDER=sandbox'],
  ['a play-money market in live', LIVE, { ...LIVE_BRAND, markets: ['malta', 'sandbox'] }, NOTHING, 'market sandbox'],
  ['sandbox games in live', LIVE, LIVE_BRAND, { ...NOTHING, hasSandboxGames: true }, 'sandbox catalogue'],
  ['refills in live', LIVE, LIVE_BRAND, { ...NOTHING, refillAmount: '50000' }, 'REFILLAMOUNT'],
  [
    'a database of real money as a sandbox',
    SANDBOX,
    fairground,
    { ...NOTHING, liveSince: new Date(0) },
    'holds real money',
  ],
  ['an age below that of a market', LIVE, { ...LIVE_BRAND, minimumAge: 17 }, NOTHING, 'market malta asks for more'],
] as const)('%s refuses to start', (_mix, config, brand, kept, said) => {
  expect(mixFaults(config, brand as Brand, kept)).toEqual([expect.stringContaining(said)]);
});

test('a live site starts again on its own database', () => {
  expect(mixFaults(LIVE, LIVE_BRAND, { ...NOTHING, liveSince: new Date(0) })).toEqual([]);
});
