import { parseMoney } from '@fairground/contract/money';
import { gameOf } from '@fairground/engines/lottery/games';
import { expect, test } from 'vitest';
import { safeStorage } from '@fairground/client/session';
import type { CartLine } from './cart.ts';
import { readCart, writeCart } from './kept-cart.ts';
import type { CartPlace } from './kept-cart.ts';

const LIMITS = { multipleMax: 1_000, amountMax: parseMoney('1000000'), linesMax: 3 };

const aDevice = () => {
  const texts = new Map<string, string>();
  const storage = safeStorage(
    () =>
      ({
        getItem: (key) => texts.get(key) ?? null,
        setItem: (key, value) => void texts.set(key, value),
        removeItem: (key) => void texts.delete(key),
      }) as Storage,
  );
  return { texts, storage };
};

const placeOf = (code: string, owner: string | null): CartPlace => {
  const game = gameOf(code);
  if (game === undefined) throw new Error(`There is no ${code}.`);
  return { owner, game, mode: 'Elott' };
};

const FRONT3: CartLine = {
  ...{ play: 'front3.direct', content: '1,2|3|4', unit: 'whole', multiple: 2, bets: 2 },
  amount: parseMoney('8'),
};
const OWN = placeOf('SSC1M', 'lan');

test('[part of A-03] a cart is there again after a reload, for this member and this game alone', () => {
  const { storage } = aDevice();

  writeCart(storage, OWN, [FRONT3]);

  expect(readCart(storage, OWN, LIMITS)).toEqual({ lines: [FRONT3], dropped: 0 });
  expect(readCart(storage, placeOf('SSC1M', 'minh'), LIMITS).lines).toEqual([]);
  expect(readCart(storage, placeOf('SSC5M', 'lan'), LIMITS).lines).toEqual([]);
  expect(readCart(storage, { ...OWN, mode: 'ZY' }, LIMITS).lines).toEqual([]);
});

test('a kept line that is longer than can be ordered is dropped', () => {
  const { storage } = aDevice();
  const content = Array.from({ length: 3_334 }, (_, index) => String(10_000 + index)).join(',');

  writeCart(storage, OWN, [{ ...FRONT3, play: 'five.typed', content, bets: 3_334 }, FRONT3]);

  expect(readCart(storage, OWN, LIMITS)).toEqual({ lines: [FRONT3], dropped: 1 });
});

test('an ordered cart leaves nothing behind', () => {
  const { texts, storage } = aDevice();

  writeCart(storage, OWN, [FRONT3]);
  writeCart(storage, OWN, []);

  expect(texts.size).toBe(0);
});

test('what a visitor put together goes with the member who logs in', () => {
  const { storage } = aDevice();
  const position: CartLine = { ...FRONT3, play: 'position.pick', content: '7||||', bets: 1, amount: parseMoney('4') };
  writeCart(storage, OWN, [position]);
  writeCart(storage, placeOf('SSC1M', null), [FRONT3]);

  const { lines } = readCart(storage, OWN, LIMITS);
  writeCart(storage, OWN, lines);

  expect(lines).toEqual([position, FRONT3]);
  expect(readCart(storage, placeOf('SSC1M', null), LIMITS).lines).toEqual([]);
});

test('lines whose play has other rules by now, is gone or is above a limit are dropped and counted', () => {
  const { texts, storage } = aDevice();
  writeCart(storage, OWN, [FRONT3, { ...FRONT3, multiple: 500 }, { ...FRONT3, content: '5|5|5' }]);
  const [key = ''] = texts.keys();
  const kept = JSON.parse(texts.get(key) ?? '[]') as { play: string; rules: string }[];
  const [first, second, third] = kept;
  texts.set(key, JSON.stringify([first, second, { ...third, rules: 'other' }, { ...third, play: 'gone.play' }]));

  const { lines, dropped } = readCart(storage, OWN, { ...LIMITS, multipleMax: 100 });

  expect(lines).toEqual([FRONT3]);
  expect(dropped).toBe(3);
});

test('a text that is no cart counts as none', () => {
  const { texts, storage } = aDevice();
  writeCart(storage, OWN, [FRONT3]);
  const [key = ''] = texts.keys();

  for (const text of ['{', '7', '[null]', '[{"play":"front3.direct","unit":"toString"}]']) {
    texts.set(key, text);
    expect(readCart(storage, OWN, LIMITS)).toEqual({ lines: [], dropped: 0 });
  }
});
