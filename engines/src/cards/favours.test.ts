import { expect, test } from 'vitest';
import { holdem } from './holdem.ts';
import type { HoldemState } from './holdem/hand.ts';
import { lieng } from './lieng.ts';
import type { LiengState } from './lieng/hand.ts';
import { phom } from './phom.ts';
import type { PhomState } from './phom/state.ts';
import { samLoc } from './sam-loc.ts';
import type { SamLocState } from './sam-loc/state.ts';
import { cardsOf, handOf } from './testing/read-cards.ts';

const folded = (...seats: readonly boolean[]) => ({ folded: seats });

test("a made hand of hold'em that is folded to a worse one counts, from the flop on", () => {
  const hand = (board: string, left: boolean) =>
    holdem.favours?.({
      betting: folded(true, false, left),
      board: cardsOf(board),
      hands: [handOf('AsAh'), handOf('KsQd'), handOf('9c9d')],
    } as unknown as HoldemState);

  expect(hand('Ac7d2s', true)).toEqual([{ from: 0, to: 1, what: 'folded' }]);
  expect(hand('Ac7d2s', false)).toEqual([]);
  expect(hand('Kc7d2h', true)).toEqual([]);
  expect(hand('', true)).toEqual([]);
});

test('faces, runs and triples of liêng that are folded to worse cards count, points do not', () => {
  const hand = (first: string, winner: string) =>
    lieng.favours?.({
      betting: folded(true, false),
      hands: [handOf(first), handOf(winner)],
    } as unknown as LiengState);

  expect(hand('5s5h5d', '2s3s9h')).toEqual([{ from: 0, to: 1, what: 'folded' }]);
  expect(hand('5s5h5d', '6s6h6d')).toEqual([]);
  expect(hand('4s2h3s', '2s3d7h')).toEqual([{ from: 0, to: 1, what: 'folded' }]);
  expect(hand('Ts7h2d', '2s3s9h')).toEqual([]);
});

test('a sâm that was stopped counts for its stopper, and every eaten card of phỏm for its eater', () => {
  const end = { by: 'stopped', winner: 2 };

  expect(samLoc.favours?.({ end, declarer: 0 } as unknown as SamLocState)).toEqual([
    { from: 0, to: 2, what: 'stopped' },
  ]);
  expect(samLoc.favours?.({ end: { by: 'out', winner: 2 }, declarer: null } as unknown as SamLocState)).toEqual([]);
  const eaten = [{ card: 1, by: 1, from: 0, isLast: false }];
  expect(phom.favours?.({ eaten } as unknown as PhomState)).toEqual([{ from: 0, to: 1, what: 'fed' }]);
});
