import { describe, expect, test } from 'vitest';
import { below, shuffled } from '../../random/words.ts';
import { fairWords } from '../../testing/fair-words.ts';
import type { Seat } from '../card-game.ts';
import { FULL_DECK } from '../hand-deck.ts';
import { payDebts, RAKE } from '../pay-debts.ts';
import { samLoc } from '../sam-loc.ts';
import { cardsOf, handOf } from '../testing/read-cards.ts';
import { playRandomHand } from '../testing/random-hand.ts';
import { redealt } from '../testing/redealt.ts';
import { totalsOf } from '../testing/totals.ts';
import { beats, combinationOf } from './combination.ts';
import type { Combination } from './combination.ts';
import { instantWinOf } from './instant-win.ts';
import { NEW_TRICK, SAM_LOC_SHEET } from './state.ts';
import type { SamLocState } from './state.ts';
import type { SamLocAction } from './view.ts';

const [A, B, C] = [0, 1, 2] as const;

const made = (text: string): Combination => {
  const combination = combinationOf(cardsOf(text));
  if (!combination) throw new Error(`${text} is no combination`);
  return combination;
};

test.each([
  ['4h', '3s'],
  ['2s', 'Ah'],
  ['5s5h', '4d4c'],
  ['2s3h4d', 'As2h3d'],
  ['QsKhAd', 'JsQhKd'],
  ['3s3h3c3d', '2h'],
  ['4s4h4c4d', '3s3h3c3d'],
])('%s beats %s', (later, earlier) => {
  expect(beats(made(later), made(earlier))).toBe(true);
  expect(beats(made(earlier), made(later))).toBe(false);
});

test.each([
  ['4h', '4s'],
  ['3s3h3c3d', '2s2h'],
  ['3s3h3c3d', 'Ah'],
  ['3s4s5s6s', 'As2s3s'],
])('%s is refused on %s', (later, earlier) => {
  expect(beats(made(later), made(earlier))).toBe(false);
});

test.each(['KsAs2s', 'QsKsAs2s', '3s5s7s', '3s4s', '3s3h4s4h5s5h'])('%s is no combination', (text) => {
  expect(combinationOf(cardsOf(text))).toBeUndefined();
});

test.each([
  ['As2h3d4c5s6h7d8c9sTh', 'ten-in-a-row'],
  ['5s6h7d8c9sThJdQcKsAh', 'ten-in-a-row'],
  ['2s2h2c2d5s6h7d8c9sKh', 'four-twos'],
  ['2s4s5c5s6s7s9cTsJsKc', 'one-colour'],
  ['3s3h3c5s5h5c9s9h9cKd', 'three-triples'],
  ['3s3h4s4h5s5h9s9hKsKh', 'five-pairs'],
  ['3s3h4s4h5s5h9s9hKsQh', undefined],
])('%s wins at once by %s', (text, win) => {
  expect(instantWinOf(cardsOf(text))).toBe(win);
});

/** A hand in its middle: nobody has declared, and all but the named seats have played a card. */
const handWith = (hands: readonly string[], turn: Seat, idle: readonly Seat[] = []): SamLocState => ({
  rules: SAM_LOC_SHEET,
  hands: hands.map(handOf),
  hasPlayed: hands.map((_, seat) => !idle.includes(seat)),
  asked: [],
  declarer: null,
  leader: turn,
  turn,
  trick: NEW_TRICK,
  cuts: [],
  end: null,
});

const step = (state: SamLocState, seat: Seat, text: string) => {
  const action: SamLocAction = text === '' ? { do: 'pass' } : { do: 'play', cards: cardsOf(text) };
  return samLoc.apply(state, seat, action);
};

const play = (start: SamLocState, ...steps: readonly (readonly [Seat, string])[]): SamLocState =>
  steps.reduce((state, [seat, text]) => {
    const applied = step(state, seat, text);
    if ('fault' in applied) throw new Error(`${seat} ${text}: ${applied.fault}`);
    return applied.state;
  }, start);

const totals = (state: SamLocState): readonly number[] => totalsOf(samLoc.settle(state), state.hands.length);

describe('what is paid', () => {
  test('losers pay for cards, twos and fours; who played no card pays a flat amount', () => {
    const start = handWith(['7s', '3s4h2d', '5s5h5c5d6s', '2h2c9s'], A, [3]);

    expect(totals(play(start, [A, '7s']))).toEqual([13 + 15 + 15, -13, -15, -15]);
  });

  test('who is cut last pays ten for each piece of the chain', () => {
    const start = handWith(['2s7s', '3s3h3c3d8s', '4s4h4c4d9s'], A);

    const cut = play(start, [A, '2s'], [B, '3s3h3c3d'], [C, '4s4h4c4d'], [A, ''], [B, '']);

    expect(cut.cuts).toEqual([{ from: B, to: C, units: 20, reason: 'cut' }]);
    expect(totals(play(cut, [C, '9s']))).toEqual([-1, -21, 22]);
  });

  test('who lets a seat with one card win on a low single pays for all', () => {
    const liable = play(handWith(['4s9s', '5s', '6s7s8s'], A), [A, '4s'], [B, '5s']);
    const free = play(handWith(['4s9s', 'Ts', '6s7s8s'], A), [A, '9s'], [B, 'Ts']);

    expect(totals(liable)).toEqual([-4, 4, 0]);
    expect(totals(free)).toEqual([-1, 4, -3]);
  });
});

describe('a declared hand', () => {
  const asked: SamLocState = { ...handWith(['7s8s', '9s', 'TsJs'], A), asked: [A, B, C], turn: null };
  const declare = (state: SamLocState, seat: Seat, word: 'declare' | 'decline'): SamLocState => {
    const applied = samLoc.apply(state, seat, { do: word });
    if ('fault' in applied) throw new Error(applied.fault);
    return applied.state;
  };

  test('who declares leads, and is paid by each if nobody beats it', () => {
    const start = declare(declare(asked, B, 'decline'), C, 'declare');

    expect(start).toMatchObject({ declarer: C, turn: C, asked: [] });
    expect(totals(play(start, [C, 'Js'], [A, ''], [B, ''], [C, 'Ts']))).toEqual([-20, -20, 40]);
  });

  test('who beats it once gets what all would have paid', () => {
    const start = declare(asked, A, 'declare');

    const stopped = play(start, [A, '7s'], [B, '9s']);

    expect(stopped.end).toEqual({ by: 'stopped', winner: B });
    expect(totals(stopped)).toEqual([-40, 40, 0]);
  });

  test('nobody plays before all have answered, and nobody answers twice', () => {
    const once = declare(asked, B, 'decline');

    expect(step(once, A, '7s')).toEqual({ fault: 'not-your-turn' });
    expect(samLoc.apply(once, B, { do: 'declare' })).toEqual({ fault: 'not-your-turn' });
    expect(declare(declare(once, A, 'decline'), C, 'decline').turn).toBe(A);
  });
});

test('no hand ends with a two, and no play leaves nothing but twos', () => {
  const start = handWith(['2s', '3s2s2h', 'As2d3d'], B);

  expect(step(start, B, '3s')).toEqual({ fault: 'ends-with-a-two' });
  expect(step({ ...start, turn: C }, C, 'As2d3d')).toEqual({ fault: 'ends-with-a-two' });
  expect('state' in step(start, B, '2s2h')).toBe(true);
});

test('a seat leads, follows in its turn and with its own cards', () => {
  const start = handWith(['7s9s', '8s6d', 'TsJs'], A);

  expect(step(start, A, '')).toEqual({ fault: 'must-lead' });
  expect(step(start, B, '8s')).toEqual({ fault: 'not-your-turn' });
  expect(step(start, A, '8s')).toEqual({ fault: 'not-your-cards' });
  expect(step(start, A, '7s9s')).toEqual({ fault: 'not-a-combination' });
  expect(step(play(start, [A, '7s']), B, '6d')).toEqual({ fault: 'does-not-beat' });
});

test('random legal hands end and are zero-sum before the rake', () => {
  const words = fairWords('sam-loc play');

  for (let round = 0; round < 120; round += 1) {
    const { state, players, actions } = playRandomHand(samLoc, words);
    const funds = Array.from({ length: players }, () => BigInt(below(words, 90)) * 1_000n);
    const { net, rake } = payDebts(samLoc.settle(state), { unit: 1_000n, funds, rake: RAKE });

    expect(actions).toBeLessThan(400);
    expect([...net, ...rake].reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
    expect(net.every((amount, seat) => amount + (funds[seat] ?? 0n) >= 0n)).toBe(true);
  }
});

test('players of the house bring every hand to its end', () => {
  const words = fairWords('sam-loc house');

  for (let round = 0; round < 60; round += 1) {
    let state = samLoc.deal({ deck: shuffled(words, FULL_DECK), players: 4, button: 0, winner: null }, samLoc.rules);
    for (let [seat] = samLoc.waitsFor(state); seat !== undefined; [seat] = samLoc.waitsFor(state)) {
      const view = samLoc.view(state, seat);
      const applied = samLoc.apply(state, seat, below(words, 8) === 0 ? samLoc.timeout(view) : samLoc.house(view));
      if ('fault' in applied) throw new Error(`The house was refused: ${applied.fault}`);
      state = applied.state;
    }
    expect(samLoc.isOver(state)).toBe(true);
  }
});

test('the view of a seat stays the same when only hidden cards of others change', () => {
  const words = fairWords('sam-loc views');
  let looks = 0;

  for (let round = 0; round < 20; round += 1)
    playRandomHand(samLoc, words, {
      look: (state, seat) => {
        for (const looker of [seat, null]) {
          expect(JSON.stringify(samLoc.view(redealt(words, state, looker), looker))).toBe(
            JSON.stringify(samLoc.view(state, looker)),
          );
          looks += 1;
        }
      },
    });

  expect(looks).toBeGreaterThan(300);
});
