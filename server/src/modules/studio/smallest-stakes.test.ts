import { UNITS_PER_WHOLE } from '@fairground/contract/money';
import { readRoomCode } from '@fairground/contract/rooms/fields';
import { fallbackOf } from '@fairground/contract/system/flags';
import type { FlagKey } from '@fairground/contract/system/flags';
import { FISHING } from '@fairground/engines/fish/room';
import { GAMES, stakeUnitsOf } from '@fairground/engines/lottery/games';
import { FAMILY_MODELS, familySlot } from '@fairground/engines/slots/family';
import { STUDIO_GAMES } from '@fairground/engines/slots/games';
import { expect, test } from 'vitest';
import { sandboxCatalogue } from '../../sandbox/index.ts';

/** In the ledger's units, the default on play money. */
const shipped = (key: FlagKey): bigint => BigInt(String(fallbackOf(key, { isPlayMoney: true }))) * UNITS_PER_WHOLE;
const { games: all } = sandboxCatalogue();
/** Tables and card rooms for larger stakes stand beside others of the same game. */
const isHighLimit = ({ category, names, code }: (typeof all)[number]): boolean =>
  category === 'LIVE' ? (names['EN'] ?? '').endsWith('VIP Room') : category === 'PVP' && (levelOf(code) ?? 0) > 2;
const levelOf = (code: string | undefined) => readRoomCode(code ?? '')?.level;
const games = all.filter((game) => !isHighLimit(game));
const slots = [
  ...STUDIO_GAMES.map(({ definition }) => definition),
  ...FAMILY_MODELS.map(({ id }) => familySlot(id).definition),
];

test('the smallest stake of every shipped game but high-limit tables is at most a hundredth of the sign-up gift', () => {
  const gift = shipped('SIGNUPBONUS');

  const tooDear = games.filter(({ minBet }) => minBet * 100n > gift).map(({ gameId, minBet }) => [gameId, minBet]);

  expect(tooDear).toEqual([]);
});

test('every game of live tables has tables for large stakes beside those for small ones, on the same mathematics', () => {
  const live = Map.groupBy(
    all.filter(({ category }) => category === 'LIVE'),
    ({ mechanic }) => mechanic,
  );

  for (const tables of live.values()) {
    const [high, low] = [tables.filter(isHighLimit), tables.filter((game) => !isHighLimit(game))];
    expect(high.length).toBeGreaterThan(0);
    expect(low.length).toBeGreaterThan(high.length);
    expect(high.every(({ minBet }) => low.every((other) => minBet >= 10n * other.minBet))).toBe(true);
    // The mathematics is the same: a larger stake buys no other chances.
    expect(new Set(tables.map(({ modelId }) => modelId)).size).toBe(1);
  }
});

test('every card game has rooms for small stakes, and those for larger ones stand beside them', () => {
  const rooms = Map.groupBy(
    all.filter(({ category }) => category === 'PVP'),
    ({ mechanic }) => mechanic,
  );

  expect(rooms.size).toBe(8);
  for (const each of rooms.values()) expect(each.filter((game) => !isHighLimit(game)).length).toBeGreaterThan(0);
});

test('the smallest bet of a game is its smallest stake: the cheapest way to spin costs one, the least cannon fires one', () => {
  expect(slots.filter(({ bet: { units, modes } }) => Math.min(...modes.map(({ cost }) => cost)) !== units)).toEqual([]);
  expect(Math.min(...FISHING.cannons)).toBe(1);
});

test('every way to play a slot can be paid with its smallest bet, in whole steps of the currency', () => {
  const byModel = new Map(slots.map(({ id, bet }) => [id, bet]));
  const cent = UNITS_PER_WHOLE / 100n;

  const odd = games.filter(({ modelId, minBet }) =>
    byModel.get(modelId ?? '')?.modes.some(({ cost }) => {
      const whole = minBet * BigInt(cost);
      const units = BigInt(byModel.get(modelId ?? '')?.units ?? 1);
      return whole % units !== 0n || (whole / units) % cent !== 0n;
    }),
  );

  expect(odd.map(({ gameId }) => gameId)).toEqual([]);
});

test('one bet of a lottery costs at most a hundredth of the sign-up gift, in every menu', () => {
  const dear = GAMES.flatMap((game) => game.modes.map((mode) => stakeUnitsOf(game, mode))).filter(
    (units) => units * UNITS_PER_WHOLE * 100n > shipped('SIGNUPBONUS'),
  );

  expect(dear).toEqual([]);
});

test('a refill is open while fewer than ten of the largest smallest stakes are left, and pays for far more', () => {
  const largest = games.reduce((most, { minBet }) => (minBet > most ? minBet : most), 0n);

  expect(shipped('REFILLBELOW')).toBeGreaterThanOrEqual(largest * 10n);
  expect(shipped('REFILLAMOUNT')).toBeGreaterThanOrEqual(largest * 50n);
});
