import { expect, test } from 'vitest';
import { actionText, cardNames } from './card-names.ts';

test('cards and actions are written as people read them', () => {
  expect(cardNames([0, 22, 51])).toBe('A♠ 10♥ K♦');
  expect(actionText({ do: 'play', cards: [2, 15] })).toBe('play 3♠ 3♥');
  expect(actionText({ do: 'discard', card: 12 })).toBe('discard K♠');
  expect(actionText({ do: 'raise', to: 400 })).toBe('raise to 400');
  expect(actionText({ do: 'pass' })).toBe('pass');
  expect(actionText({ do: 'bet', units: 3, isInCommon: true, sides: [{ with: 2, units: 1 }] })).toBe(
    'bet 3 and the common pot, 1 with 2',
  );
});
