import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Round } from '@fairground/contract/studio/round';
import { wordsOf } from '@fairground/engines/random/repeatable';
import { familySlot } from '@fairground/engines/slots/family';
import { prepareSlot } from '@fairground/engines/slots/prepare';
import { spin } from '@fairground/engines/slots/spin';
import { compilePart } from '@fairground/locales/catalogue';
import { expect, test } from 'vitest';
import { THEMES, themeOf } from '../art/themes.ts';
import { createTexts } from '../texts/texts.ts';
import { celebrationOf as celebrated, isScene, timesOf } from './celebration.ts';
import { orderOf } from './keyboard.ts';
import { stepLines } from './round-steps.ts';

const SCENES = { big: 10, mega: 25, epic: 50, largest: 'epic' } as const;
const celebrationOf = (win: Money, stake: Money) => celebrated(win, stake, SCENES);

const pressed = (key: string, more: { repeat?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  repeat: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test('the keys play, change the bet and close', () => {
  expect(
    [' ', 'Enter', 'ArrowUp', 'ArrowLeft', 'Escape', 'r', 'x'].map((key) => orderOf(pressed(key), 'none')),
  ).toEqual(['play', 'play', 'bet-up', 'bet-down', 'close', 'rules', undefined]);
  expect(['a', 'A', 't', 'm', 'Home', 'End'].map((key) => orderOf(pressed(key), 'button'))).toEqual([
    'autoplay',
    'autoplay',
    'turbo',
    'sound',
    'bet-least',
    'bet-most',
  ]);
});

test('a key that is held down plays once, and a focused control keeps its keys', () => {
  expect(orderOf(pressed(' ', { repeat: true }), 'none')).toBeUndefined();
  expect(orderOf(pressed('Enter'), 'button')).toBeUndefined();
  expect(orderOf(pressed('ArrowUp'), 'field')).toBeUndefined();
  expect(orderOf(pressed('r', { ctrlKey: true }), 'none')).toBeUndefined();
  expect(orderOf(pressed('Escape'), 'field')).toBe('close');
});

test('nothing is celebrated that does not give back more than was staked', () => {
  const stake = money(1_000n);

  expect(celebrationOf(money(0n), stake).level).toBe('nothing');
  expect(celebrationOf(money(999n), stake)).toEqual({ level: 'returned', countMs: 0 });
  expect(celebrationOf(stake, stake)).toEqual({ level: 'returned', countMs: 0 });
});

test('a larger win is celebrated more', () => {
  const stake = money(1_000n);
  const found = [2n, 9n, 10n, 25n, 50n].map((times) => celebrationOf(money(times * stake), stake));

  expect(found.map(({ level }) => level)).toEqual(['win', 'win', 'big', 'mega', 'epic']);
  expect(found.map(({ level }) => isScene(level))).toEqual([false, false, true, true, true]);
  expect(found.map(({ countMs }) => countMs).toSorted((a, b) => a - b)).toEqual(found.map(({ countMs }) => countMs));
});

test('where scenes of wins begin is the brand’s to say, and a win counts as its whole multiple only', () => {
  const [stake, win] = [money(1_000n), money(19_999n)];

  expect(celebrated(win, stake, { ...SCENES, big: 20, mega: 30, epic: 40 }).level).toBe('win');
  expect(celebrated(win, stake, { ...SCENES, big: 5, mega: 10, epic: 15 }).level).toBe('epic');
  expect(timesOf(win, stake)).toBe(19.99);
});

test('no scene is larger than brand and market allow', () => {
  const [stake, win] = [money(1_000n), money(60_000n)];

  expect(celebrated(win, stake, { ...SCENES, largest: 'big' }).level).toBe('big');
  expect(celebrated(win, stake, { ...SCENES, largest: 'none' }).level).toBe('win');
});

test('a game always looks the same, and as the launch says where it says so', () => {
  const ids = Array.from({ length: 60 }, (_, game) => themeOf(undefined, 'JL', `JL-${game}`));

  expect(themeOf(undefined, 'JL', 'JL-7')).toBe(ids[7]);
  expect(new Set(ids).size).toBeGreaterThan(THEMES.length / 2);
  expect(themeOf('egypt', 'JL', 'JL-7')).toBe('egypt');
  expect(themeOf('no-such-theme', 'JL', 'JL-7')).toBe(ids[7]);
});

const style = { numbers: createNumbers(SEED_STYLE), timeZone: 'UTC' };

test('texts, figures and refusals come in the language of the player', () => {
  const parts = (code: 'EN' | 'TY') => ({
    arcade: compilePart(code, 'arcade'),
    figures: compilePart(code, 'figures'),
    errors: compilePart(code, 'errors').studio as never,
  });
  const [en, ty] = [createTexts(parts('EN'), 'EN', style), createTexts(parts('TY'), 'TY', style)];

  expect([en.t('play'), ty.t('play')]).toEqual(['Play', 'Chơi']);
  expect(en.t('free-spins-won', { count: 8 })).toBe('8 free spins');
  expect([en.percent('94.9950'), ty.percent('94.9950'), ty.percent('100.0000')]).toEqual([
    '94.995%',
    '94.995%',
    '100%',
  ]);
  expect(ty.refusal('studio.insufficient-funds')).not.toBe(ty.t('refused-other'));
  expect(en.refusal('something.else')).toBe(en.t('refused-other'));
});

test('a recalled round lists its steps, in money of its bet', () => {
  const texts = createTexts(
    { arcade: compilePart('EN', 'arcade'), figures: compilePart('EN', 'figures'), errors: compilePart('EN', 'errors') },
    'EN',
    style,
  );
  const { definition } = familySlot('expanding-5x3-20-even');
  const slot = prepareSlot(definition);
  const words = wordsOf('a recalled round');
  const { pay, jackpots, steps } = spin(slot, 'buy', words);
  const round = {
    bet: money(1_000n * 10_000n),
    shown: { kind: 'slot', pay, jackpots: [...jackpots], steps: [...steps] },
    steps: [],
  } as unknown as Round;

  const lines = stepLines(round, definition, texts);

  expect(lines).toHaveLength(Math.min(50, steps.length));
  expect(lines[0]).toBe('8 free spins');
  expect(lines[1]).toMatch(/^Spin 1 of the feature: paid [\d,.]+$/);
  expect(
    stepLines({ ...round, shown: null, steps: [{ kind: 'open', cell: 4 }, { kind: 'cash-out' }] }, null, texts),
  ).toEqual(['Cell 5 opened', 'Cashed out']);
});
