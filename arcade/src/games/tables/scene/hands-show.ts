import { BEST, isNatural, pointsOf } from '@fairground/engines/tables/blackjack';
import { prefersStillness } from '../../../shell/dom.ts';
import type { Sound } from '../../../shell/sound.ts';
import { draw, words } from '../svg.ts';
import { CARD_WIDTH, drawCard } from './card.ts';
import { shoe, SHOE } from './cards-show.ts';
import { paceFor, still } from './motion.ts';
import type { HandsState, Show } from './show.ts';

const SCALE = 0.8;
const MIDDLE = 400;
const DEALER_Y = 268;
const OWN_Y = 350;
/** Both hands of a split pair, near enough to the middle for a narrow picture. */
const SPLIT_X = [318, 508] as const;
/** Cards overlap, the more the more there are, so that a long hand stays in its place. */
const STEP_MOST = 34;
const HAND_WIDTH = 72;
/** Points stand beside the first card, not on it. */
const BADGE = 36;
const NOMINAL_MS = 5_500;
const DEAL_MS = 320;

type Laid = { readonly card: number; readonly holder: SVGGElement; readonly turn: (face: 'up' | 'down') => void };
type Row = { readonly element: SVGGElement; laid: Laid[]; readonly badge: SVGGElement; readonly text: SVGTextElement };

/** The dealer's cards above, the player's own hands below; the dealer's second card lies face down until all decided. */
export const createHandsShow = (names: { readonly bust: string }, sound: Sound): Show => {
  const dealer = row();
  const own = [row(), row()];
  const frame = draw('rect', { class: 'hand-turn', rx: 12, fill: 'none', stroke: '#ffd166', 'stroke-width': 3 });
  const element = draw('g', {}, shoe(), frame, dealer.element, ...own.map((each) => each.element));
  let known: HandsState | null = null;

  const clear = (): void => {
    still(element);
    for (const each of [dealer, ...own]) empty(each);
    frame.style.opacity = '0';
    known = null;
  };

  const say = (each: Row, cards: readonly number[], isWhole: boolean): void => {
    const { total, isSoft } = pointsOf(cards);
    const isOver = total > BEST;
    each.badge.style.opacity = cards.length > 0 ? '1' : '0';
    each.badge.dataset['state'] = isOver ? 'bust' : total === BEST ? 'best' : 'open';
    const soft = isSoft && total < BEST ? `${total - 10}/${total}` : String(total);
    each.text.textContent = isOver ? names.bust : isWhole && isNatural(cards) ? 'BJ' : soft;
  };

  const showOwn = ({ hands, turn }: HandsState): void => {
    for (const [index, each] of own.entries()) {
      const hand = hands[index];
      if (!hand) {
        empty(each);
        continue;
      }
      const x = hands.length > 1 ? (SPLIT_X[index] ?? MIDDLE) : MIDDLE;
      lay(each, hand.cards, { x, y: OWN_Y, sound, isAcross: hand.isDoubled });
      say(each, hand.cards, hands.length === 1);
    }
    const active = turn === null ? undefined : hands[turn];
    frame.style.opacity = active ? '1' : '0';
    if (!active) return;
    const x = hands.length > 1 ? (SPLIT_X[turn ?? 0] ?? MIDDLE) : MIDDLE;
    const half = widthOf(active.cards.length) / 2 + 10;
    for (const [name, value] of Object.entries({ x: x - half, y: OWN_Y - 44, width: 2 * half, height: 88 }))
      frame.setAttribute(name, String(value));
  };

  return {
    element,
    rest: (result) => {
      if (result?.kind !== 'blackjack') return clear();
      lay(dealer, result.dealer, { x: MIDDLE, y: DEALER_Y, sound });
      say(dealer, result.dealer, true);
      frame.style.opacity = '0';
    },
    follow: (state) => {
      if (known === null) {
        lay(dealer, [state.up, -1], { x: MIDDLE, y: DEALER_Y, sound });
        say(dealer, [state.up], false);
      }
      known = state;
      showOwn(state);
    },
    play: async (result, leftMs) => {
      if (result.kind !== 'blackjack') return;
      const pace = paceFor(NOMINAL_MS, leftMs);
      frame.style.opacity = '0';
      const [up = 0, hole = 0, ...more] = result.dealer;
      lay(dealer, [up, -1], { x: MIDDLE, y: DEALER_Y, sound });
      await pace.pause(500);
      lay(dealer, [up, hole], { x: MIDDLE, y: DEALER_Y, sound });
      say(dealer, [up, hole], true);
      for (const [index] of more.entries()) {
        await pace.pause(850);
        const shown = result.dealer.slice(0, index + 3);
        lay(dealer, shown, { x: MIDDLE, y: DEALER_Y, sound });
        say(dealer, shown, true);
      }
      await pace.pause(500);
    },
  };
};

const widthOf = (cards: number): number => CARD_WIDTH * SCALE + Math.min((cards - 1) * STEP_MOST, HAND_WIDTH);

const row = (): Row => {
  const text = words(0, 6, '', { 'font-size': 17, 'font-weight': 800, fill: '#fff' });
  const badge = draw(
    'g',
    { class: 'hand-points' },
    draw('rect', { x: -29, y: -15, width: 58, height: 30, rx: 15 }),
    text,
  );
  badge.style.opacity = '0';
  return { element: draw('g', {}, badge), laid: [], badge, text };
};

const empty = (each: Row): void => {
  for (const { holder } of each.laid) holder.remove();
  each.laid = [];
  each.badge.style.opacity = '0';
};

type Place = { readonly x: number; readonly y: number; readonly sound: Sound; readonly isAcross?: boolean };

/** Lays the cards of a hand in their places; those that are new come out of the shoe. A card of −1 lies face down. */
const lay = (each: Row, cards: readonly number[], { x, y, sound, isAcross }: Place): void => {
  const step = cards.length > 1 ? Math.min(STEP_MOST, HAND_WIDTH / (cards.length - 1)) : 0;
  const left = x - (step * (cards.length - 1)) / 2;
  const isSame = each.laid.every(({ card }, index) => card === cards[index]);
  if (!isSame) empty(each);
  const before = each.laid.length;
  for (const [index, card] of cards.entries()) {
    const isLast = isAcross === true && index === cards.length - 1 && index > 1;
    const place = `translate(${left + index * step} ${y}) scale(${SCALE})${isLast ? ' rotate(90)' : ''}`;
    const known = each.laid[index];
    if (known) {
      known.holder.setAttribute('transform', place);
      continue;
    }
    const drawn = drawCard(Math.max(0, card));
    const inner = draw('g', {}, drawn.element);
    const holder = draw('g', { transform: place }, inner);
    drawn.turn(card < 0 ? 'down' : 'up');
    each.element.insertBefore(holder, each.badge);
    each.laid.push({ card, holder, turn: drawn.turn });
    if (prefersStillness()) continue;
    sound.play('tick');
    const from = `translate(${(SHOE.x - left) / SCALE}px, ${(SHOE.y - y) / SCALE}px) rotate(30deg)`;
    inner.animate(
      [
        { transform: from, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: DEAL_MS,
        delay: (index - before) * 180,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        fill: 'backwards',
      },
    );
  }
  each.badge.setAttribute('transform', `translate(${left - (CARD_WIDTH * SCALE) / 2 - BADGE} ${y})`);
};
