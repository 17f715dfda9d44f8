import { money } from '@fairground/contract/money';
import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import type { Round } from '@fairground/contract/studio/round';
import { compilePart } from '@fairground/locales/catalogue';
import { expect, test } from 'vitest';
import { createTexts } from '../texts/texts.ts';
import { createAutoplay } from './autoplay.ts';
import { AUTOPLAY_STOPS, afterRound, beginAutoplay, stopBefore } from './autoplay-rules.ts';
import type { AutoplayPlan, AutoplayStop } from './autoplay-rules.ts';
import type { PlayEnd } from './table.ts';

const STAKE = money(10n);
const PLAN: AutoplayPlan = { rounds: 5, stopOnFeature: false, winFrom: null, lossMax: null, balanceMin: null };

/** Plays the wins one after the other; what is not a number ends the order. */
const playing = (ends: readonly (number | PlayEnd)[], more: { features?: readonly number[] } = {}) => {
  let [balance, played] = [1_000n, 0];
  const stops: AutoplayStop[] = [];
  const left: (number | undefined)[] = [];
  let isHidden = false;
  const autoplay = createAutoplay({
    play: async () => {
      const next = ends[played] ?? 0;
      played += 1;
      await Promise.resolve();
      if (typeof next !== 'number') return next;
      balance += BigInt(next) - STAKE;
      const round = { win: money(BigInt(next)), stake: STAKE, state: 'DONE', nonce: played - 1 } as Round;
      return { kind: 'played', round };
    },
    balance: () => money(balance),
    cost: () => STAKE,
    hasFeature: ({ nonce }) => more.features?.includes(nonce) === true,
    isHidden: () => isHidden,
    onStop: (why) => stops.push(why),
  });
  autoplay.progress.show((progress) => left.push(progress?.left));
  return {
    autoplay,
    stops,
    left,
    played: () => played,
    hide: () => {
      isHidden = true;
    },
  };
};

test('as many rounds are played as were ordered, and each one is counted down', async () => {
  const { autoplay, stops, left, played } = playing([]);

  await autoplay.start(PLAN);

  expect(played()).toBe(5);
  expect(stops).toEqual(['done']);
  expect(left).toEqual([undefined, 5, 4, 3, 2, 1, undefined]);
});

test('a win as large as the limit and a feature end it after the round that brought them', async () => {
  const won = playing([0, 0, 60]);
  await won.autoplay.start({ ...PLAN, winFrom: money(60n) });
  const featured = playing([0, 0], { features: [1] });
  await featured.autoplay.start({ ...PLAN, stopOnFeature: true });
  const unasked = playing([0, 0], { features: [1] });
  await unasked.autoplay.start(PLAN);

  expect([won.stops, won.played()]).toEqual([['win'], 3]);
  expect([featured.stops, featured.played()]).toEqual([['feature'], 2]);
  expect([unasked.stops, unasked.played()]).toEqual([['done'], 5]);
});

test('the limits on loss and balance hold before a stake is placed: they are never passed', () => {
  const at = (net: bigint) => ({ left: 3, net: money(net) });
  const purse = (balance: bigint) => ({ cost: STAKE, balance: money(balance) });

  expect(stopBefore({ ...PLAN, lossMax: money(30n) }, at(-20n), purse(500n))).toBeUndefined();
  expect(stopBefore({ ...PLAN, lossMax: money(30n) }, at(-21n), purse(500n))).toBe('loss');
  expect(stopBefore({ ...PLAN, lossMax: money(30n) }, at(100n), purse(500n))).toBeUndefined();
  expect(stopBefore({ ...PLAN, balanceMin: money(490n) }, at(0n), purse(500n))).toBeUndefined();
  expect(stopBefore({ ...PLAN, balanceMin: money(491n) }, at(0n), purse(500n))).toBe('balance');
  expect(stopBefore(PLAN, at(0n), purse(9n))).toBe('funds');
});

test('a win lowers what has been lost so far', () => {
  const { progress } = afterRound(PLAN, beginAutoplay(PLAN), { win: money(25n), stake: STAKE, hasFeature: false });

  expect(progress).toEqual({ left: 4, net: 15n });
});

test('a refusal, a fault and the end of the session end it, and nothing more is staked', async () => {
  const ends: readonly PlayEnd[] = [
    { kind: 'refused', code: 'studio.insufficient-funds' },
    { kind: 'refused', code: 'studio.session-over' },
    { kind: 'fault' },
  ];
  const tried = ends.map((end) => playing([0, end]));
  for (const { autoplay } of tried) await autoplay.start(PLAN);

  expect(tried.map(({ stops, played }) => [...stops, played()])).toEqual([
    ['refused', 2],
    ['session-over', 2],
    ['fault', 2],
  ]);
});

test('a page that is hidden stakes nothing', async () => {
  const { autoplay, stops, played, hide } = playing([]);
  hide();

  await autoplay.start(PLAN);

  expect([stops, played()]).toEqual([['hidden'], 0]);
});

test('the player ends it at once, and the round under way is the last one', async () => {
  const { autoplay, stops, played } = playing([]);

  const running = autoplay.start(PLAN);
  autoplay.stop('player');
  await running;

  expect([stops, played()]).toEqual([['player'], 1]);
  expect(autoplay.progress.get()).toBeNull();
});

const style = { numbers: createNumbers(SEED_STYLE), timeZone: 'UTC' };

test('whatever ends it is said in a sentence of its own, in both languages', () => {
  const said = (['EN', 'TY'] as const).map((code) => {
    const { t } = createTexts({ arcade: compilePart(code, 'arcade'), figures: {}, errors: {} }, code, style);
    return AUTOPLAY_STOPS.map((why) => t(`autoplay-why-${why}`));
  });

  expect(new Set(said.flat()).size).toBe(2 * AUTOPLAY_STOPS.length);
  expect(said.flat().filter((line) => line.startsWith('autoplay-why'))).toEqual([]);
});
