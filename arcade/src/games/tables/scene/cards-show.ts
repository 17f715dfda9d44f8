import type { TableResult } from '@fairground/contract/studio/game';
import type { Sound } from '../../../shell/sound.ts';
import { at, draw, path, words } from '../svg.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawCard } from './card.ts';
import { paceFor, still } from './motion.ts';
import type { Pace } from './motion.ts';
import type { Show } from './show.ts';

export type Hand = { readonly name: string; readonly colour: string; readonly x: number };

export type CardGame = {
  readonly hands: readonly [Hand, Hand];
  readonly cardsOf: (result: TableResult) => readonly [readonly number[], readonly number[]] | undefined;
  /** What stands beside a hand once its cards lie open. */
  readonly pointsOf: (cards: readonly number[]) => string;
  /** How many cards each hand gets before any is turned. */
  readonly first: number;
  readonly nominalMs: number;
};

const Y = 322;
export const SHOE = { x: 655, y: 236 };

/** Two hands dealt from a shoe: face down one by one, then turned, the last cards slowest. */
export const createCardsShow = (game: CardGame, sound: Sound): Show => {
  const dealt = draw('g', {});
  const points = game.hands.map(({ colour }) => {
    const text = words(0, 9, '', { 'font-size': 25, 'font-weight': 800, fill: '#fff' });
    return {
      text,
      badge: draw(
        'g',
        { class: 'points' },
        draw('circle', { r: 21, fill: colour, stroke: '#fff8', 'stroke-width': 2 }),
        text,
      ),
    };
  });
  const element = draw(
    'g',
    {},
    shoe(),
    ...game.hands.map(({ name, colour, x }, index) =>
      draw(
        'g',
        {},
        draw('rect', {
          x: x - 106,
          y: Y - 58,
          width: 212,
          height: 122,
          rx: 14,
          fill: '#0003',
          stroke: colour,
          'stroke-width': 2,
          'stroke-opacity': 0.75,
        }),
        words(x, Y - 66, name, { fill: '#fff', 'font-size': 18, 'font-weight': 750, 'letter-spacing': 1 }),
        at(x + (index === 0 ? -106 : 106), Y - 58, points[index]?.badge as SVGGElement),
      ),
    ),
    dealt,
  );

  const say = (hand: number, cards: readonly number[]): void => {
    const shown = points[hand];
    if (!shown) return;
    shown.text.textContent = game.pointsOf(cards);
    shown.badge.style.opacity = cards.length > 0 ? '1' : '0';
  };
  const clear = (): void => {
    still(element);
    dealt.replaceChildren();
    for (const hand of [0, 1]) say(hand, []);
  };

  type Laid = {
    readonly hand: number;
    readonly place: number;
    readonly turn: (face: 'up' | 'down') => void;
    readonly element: SVGGElement;
  };
  const lay = (hand: number, place: number, card: number): Laid => {
    const middle = game.hands[hand]?.x ?? 0;
    const { element: drawn, turn } = drawCard(card);
    const inner = draw('g', { class: 'turning' }, drawn);
    dealt.append(
      draw('g', { transform: game.first === 1 ? `translate(${middle} ${Y})` : placeOf(middle, place) }, inner),
    );
    return { hand, place, turn, element: inner };
  };

  const slide = async (pace: Pace, laid: Laid): Promise<void> => {
    const x = game.hands[laid.hand]?.x ?? 0;
    sound.play('tick');
    await pace.move(
      laid.element,
      [
        { transform: `translate(${SHOE.x - x}px, ${SHOE.y - Y}px) rotate(28deg)`, opacity: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      380,
    );
  };
  const turn = async (pace: Pace, laid: Laid, ms: number): Promise<void> => {
    await pace.move(
      laid.element,
      [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0.02) skewY(6deg)' }],
      ms * 0.6,
      'ease-in',
    );
    laid.turn('up');
    sound.play('thud');
    await pace.move(
      laid.element,
      [{ transform: 'scaleX(0.02) skewY(-6deg)' }, { transform: 'scaleX(1)' }],
      ms * 0.4,
      'ease-out',
    );
  };

  return {
    element,
    rest: (result) => {
      clear();
      const hands = result && game.cardsOf(result);
      for (const [hand, cards] of (hands ?? []).entries()) {
        for (const [place, card] of cards.entries()) lay(hand, place, card).turn('up');
        say(hand, cards);
      }
    },
    play: async (result, leftMs) => {
      clear();
      const hands = game.cardsOf(result);
      if (!hands) return;
      const pace = paceFor(game.nominalMs, leftMs);
      const down: Laid[] = [];
      for (let place = 0; place < game.first; place += 1)
        for (const [hand, cards] of hands.entries()) {
          const laid = lay(hand, place, cards[place] ?? 0);
          down.push(laid);
          await slide(pace, laid);
        }
      for (const [hand, cards] of hands.entries()) {
        await pace.pause(250);
        for (const laid of down.filter((each) => each.hand === hand)) await turn(pace, laid, 520);
        say(hand, cards.slice(0, game.first));
      }
      for (const [hand, cards] of hands.entries())
        for (const [more, card] of cards.slice(game.first).entries()) {
          await pace.pause(350);
          const laid = lay(hand, game.first + more, card);
          await slide(pace, laid);
          await turn(pace, laid, 1_100);
          say(hand, cards);
        }
    },
  };
};

/** A third card lies across the others' end. */
const placeOf = (x: number, place: number): string =>
  place < 2
    ? `translate(${x - 66 + place * (CARD_WIDTH + 6)} ${Y})`
    : `translate(${x + 74} ${Y + 8}) rotate(90) scale(0.86)`;

export const shoe = (): SVGGElement =>
  at(
    SHOE.x,
    SHOE.y,
    path('M-34 -26 L44 -40 L62 18 L-14 38z', {
      fill: '#1b1526',
      stroke: '#f2c66d',
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
    path('M-34 -26 L-14 38 L-26 40 L-46 -20z', { fill: '#2c2340' }),
    draw('rect', {
      x: -CARD_WIDTH / 4 - 20,
      y: -8,
      width: CARD_WIDTH / 2,
      height: CARD_HEIGHT / 4,
      rx: 3,
      fill: '#fffdf8',
      transform: 'rotate(-14)',
    }),
  );
