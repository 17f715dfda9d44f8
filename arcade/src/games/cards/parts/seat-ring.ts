import { money } from '@fairground/contract/money';
import type { TableSeat, TableView } from '@fairground/contract/rooms/table';
import type { TableWord } from '@fairground/contract/rooms/fields';
import { el, icon } from '../../../shell/dom.ts';
import { cardElement, smallCard } from '../art/card-face.ts';
import { EMOTE_SIGNS } from '../art/emotes.ts';
import type { CardTexts } from '../card-texts.ts';
import type { SeatMark } from '../face.ts';
import { LOW, placesOf, UPRIGHT, WIDE } from '../model/seats.ts';
import { cardNames } from '../names.ts';
import { createTurnClock } from './turn-clock.ts';
import type { SeatClock, TurnClock } from './turn-clock.ts';

export type SeatRing = {
  readonly element: HTMLElement;
  /** `markOf` tells what stands at a place; undefined where it plays no hand. */
  readonly show: (table: TableView, markOf: (place: number) => SeatMark | undefined) => void;
  readonly clocks: (clocks: ReadonlyMap<number, SeatClock>, now: number) => void;
  readonly spot: (place: number) => Element | undefined;
  /** What a seat won or lost, floating over it; null takes all away. */
  readonly results: (net: ReadonlyMap<number, bigint> | null) => void;
  readonly say: (place: number, word: TableWord) => void;
};

/** Colours of the seats: the same name has the same one. */
const HUES = [25, 75, 150, 200, 250, 300, 340, 110] as const;
const hueOf = (name: string): number =>
  HUES[[...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % HUES.length] ?? 25;

const SAID_MS = 3_500;
/** More backs than these are a number, not a picture. */
const BACKS_MOST = 5;
/** From this shape on the table lies wide. */
const WIDE_FROM = 1.25;
/** Below this height, in pixels, a wide table has no room for two seats above each other. */
const LOW_BELOW = 350;

const shapeOf = ({ width, height }: { readonly width: number; readonly height: number }) => {
  if (width <= height * WIDE_FROM) return UPRIGHT;
  return height < LOW_BELOW ? LOW : WIDE;
};

const ROBOT =
  'M8 9h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zM12 9V5.5M12 4.5v.01M9.5 13.4v.01M14.5 13.4v.01M10 16.4h4';

const PAUSE = 'M9 6v12M15 6v12';

type Drawn = {
  readonly item: HTMLElement;
  readonly clock: TurnClock;
  readonly plate: HTMLElement;
  readonly cards: HTMLElement;
  readonly bet: HTMLElement;
  readonly net: HTMLElement;
  readonly bubble: HTMLElement;
  said?: ReturnType<typeof setTimeout>;
  cardsKey: string;
};

/** Who sits around the table, what stands before them, and whose time runs. */
export const createSeatRing = (texts: CardTexts): SeatRing => {
  const { c } = texts;
  const element = el('ol', { class: 'seat-ring', 'aria-label': c('seats') });
  const drawn = new Map<number, Drawn>();
  let table: TableView | undefined;

  const layOut = (): void => {
    if (!table) return;
    const shape = shapeOf(element.getBoundingClientRect());
    const places = placesOf(table.room.seats, table.yourSeat ?? 0, shape);
    for (const [place, { item }] of drawn) {
      const { x, y } = places[place] ?? { x: 50, y: 50 };
      item.style.setProperty('--x', `${x}%`);
      item.style.setProperty('--y', `${y}%`);
      item.dataset['side'] = x < 35 ? 'left' : x > 65 ? 'right' : 'middle';
      item.dataset['height'] = y < 30 ? 'top' : y > 62 ? 'low' : 'mid';
    }
  };
  new ResizeObserver(layOut).observe(element);

  const make = (place: number): Drawn => {
    const clock = createTurnClock();
    const [plate, cards, bet] = [
      el('div', { class: 'seat-plate' }),
      el('div', { class: 'seat-cards' }),
      el('div', { class: 'seat-bet' }),
    ];
    const [net, bubble] = [
      el('output', { class: 'seat-net tabular', hidden: true }),
      el('p', { class: 'seat-bubble', hidden: true }),
    ];
    const item = el('li', { class: 'card-seat', 'data-place': String(place) }, cards, plate, bet, net, bubble);
    return { item, clock, plate, cards, bet, net, bubble, cardsKey: '' };
  };

  const show: SeatRing['show'] = (seen, markOf) => {
    table = seen;
    for (let place = 0; place < seen.room.seats; place += 1) {
      const known = drawn.get(place) ?? make(place);
      if (!drawn.has(place)) {
        drawn.set(place, known);
        element.append(known.item);
      }
      const seat = seen.seats.find((each) => each.seat === place);
      fill(known, seat, seat ? markOf(place) : undefined);
    }
    layOut();
  };

  const fill = (known: Drawn, seat: TableSeat | undefined, mark: SeatMark | undefined): void => {
    const { item, plate, bet } = known;
    item.toggleAttribute('data-free', seat === undefined);
    item.toggleAttribute('data-own', seat?.isYou === true);
    item.toggleAttribute('data-out', mark?.isOut === true || seat?.state === 'AWAY');
    item.toggleAttribute('data-choice', mark?.choose !== undefined);
    if (!seat) {
      plate.replaceChildren(el('span', { class: 'seat-free' }, c('free-seat')));
      bet.replaceChildren();
      fillCards(known, undefined);
      return;
    }
    const name = seat.isYou ? c('you') : seat.name;
    const state = stateText(seat);
    const badge = mark?.badge ?? state;
    const face = el(
      'span',
      { class: 'seat-face', 'aria-hidden': 'true', 'data-house': seat.isHouse, style: `--seat: ${hueOf(seat.name)}` },
      known.clock.element,
      seat.isHouse ? icon(ROBOT) : el('span', {}, initialOf(seat)),
    );
    // Stays beside what the hand says of the seat, which takes the place of the badge.
    const pause = seat.sitsOutNext
      ? el(
          'span',
          { class: 'seat-pause', role: 'img', 'aria-label': c('sits-out-next'), title: c('sits-out-next') },
          icon(PAUSE),
        )
      : undefined;
    const inside = [
      face,
      pause,
      el(
        'span',
        { class: 'seat-words' },
        el(
          'span',
          { class: 'seat-name' },
          el('span', {}, name),
          seat.isHouse ? el('span', { class: 'seat-house' }, c('house-badge')) : undefined,
        ),
        el('b', { class: 'seat-stack tabular' }, texts.mark(seat.stack)),
      ),
      mark?.mark
        ? el('span', { class: 'seat-mark', 'data-mark': mark.mark, title: c(mark.mark) }, c(`${mark.mark}-sign`))
        : undefined,
      badge === undefined ? undefined : el('span', { class: 'seat-badge', 'data-tone': mark?.tone ?? 'soft' }, badge),
    ].filter((child) => child !== undefined);
    const choose = mark?.choose;
    if (choose) {
      const hadFocus = plate.contains(document.activeElement);
      const button = el(
        'button',
        { type: 'button', class: 'seat-choose', 'aria-label': choose.label, onclick: choose.run },
        ...inside,
      );
      plate.replaceChildren(button);
      if (hadFocus) button.focus();
    } else plate.replaceChildren(...inside);
    bet.replaceChildren(
      ...(mark?.bet === undefined ? [] : [el('span', { class: 'bet-chip', 'aria-hidden': 'true' }), betText(mark.bet)]),
    );
    fillCards(known, mark);
  };
  const betText = (units: number): HTMLElement => {
    const worth = table ? (table.room.chip ?? table.room.unit) : 0n;
    return el('b', { class: 'tabular' }, texts.mark(money(worth * BigInt(units))));
  };
  const stateText = ({ state, isOffline, sitsOutNext }: TableSeat): string | undefined => {
    if (isOffline) return c('offline');
    if (sitsOutNext) return c('sits-out-next');
    if (state === 'AWAY') return c('away');
    return state === 'LEAVING' ? c('leaving') : undefined;
  };

  const fillCards = (known: Drawn, mark: SeatMark | undefined): void => {
    const isOwn = known.item.hasAttribute('data-own');
    const key = JSON.stringify([isOwn, mark?.count, mark?.open, mark?.laid, mark?.offered]);
    if (key === known.cardsKey) return;
    known.cardsKey = key;
    const parts: HTMLElement[] = [];
    const { count = 0, open, laid, offered } = mark ?? {};
    if (count > 0 && !isOwn)
      parts.push(
        el(
          'span',
          { class: 'seat-backs', 'aria-label': c('cards-left', { count }), role: 'img' },
          ...Array.from({ length: Math.min(count, BACKS_MOST) }, () => cardElement(null)),
          count > 3 ? el('b', { class: 'tabular' }, String(count)) : undefined,
        ),
      );
    if (laid)
      parts.push(
        el(
          'span',
          { class: 'seat-laid' },
          ...laid.map((cards) =>
            el(
              'span',
              { class: 'seat-open', role: 'img', 'aria-label': cardNames(cards, texts) },
              ...cards.map(smallCard),
            ),
          ),
        ),
      );
    if (open && open.length > 0 && !(isOwn && laid === undefined && mark?.count === undefined))
      parts.push(
        el(
          'span',
          { class: 'seat-open', role: 'img', 'aria-label': cardNames(open, texts) },
          ...open.map((card) => {
            const drawnCard = smallCard(card);
            drawnCard.toggleAttribute('data-offered', card === offered);
            return drawnCard;
          }),
        ),
      );
    known.cards.replaceChildren(...parts);
  };

  return {
    element,
    show,
    spot: (place) => drawn.get(place)?.plate,
    clocks: (clocks, now) => {
      for (const [place, { item, clock }] of drawn) {
        const own = clocks.get(place) ?? null;
        clock.show(own, now);
        item.toggleAttribute('data-turn', own !== null);
      }
    },
    results: (net) => {
      for (const [place, { net: output, item }] of drawn) {
        const value = net?.get(place);
        output.hidden = value === undefined || value === 0n;
        item.toggleAttribute('data-won', value !== undefined && value > 0n);
        if (value === undefined) continue;
        output.textContent = signed(value, texts);
        output.dataset['side'] = value > 0n ? 'gain' : value < 0n ? 'loss' : 'even';
      }
    },
    say: (place, word) => {
      const known = drawn.get(place);
      if (!known) return;
      const sign = EMOTE_SIGNS[word];
      known.bubble.textContent = sign ?? c(`word-${word}`);
      known.bubble.toggleAttribute('data-emote', sign !== undefined);
      known.bubble.hidden = false;
      clearTimeout(known.said);
      known.said = setTimeout(() => {
        known.bubble.hidden = true;
      }, SAID_MS);
    },
  };
};

const initialOf = ({ name }: TableSeat): string => (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '•').toUpperCase();

/** With its sign, so that a colour never says it alone. */
export const signed = (value: bigint, { mark }: Pick<CardTexts, 'mark'>): string => {
  const size = mark(money(value < 0n ? -value : value));
  return value === 0n ? size : `${value > 0n ? '+' : '−'}${size}`;
};
