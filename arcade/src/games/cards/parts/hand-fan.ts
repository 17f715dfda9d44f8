import type { Card } from '@fairground/engines/tables/card';
import { el } from '../../../shell/dom.ts';
import { cardFace } from '../art/card-face.ts';
import type { CardTexts } from '../card-texts.ts';
import {
  EMPTY_FAN,
  focused,
  moved,
  onlyToggled,
  ordered,
  raisedCards,
  raisedOnly,
  slid,
  toggled,
} from '../model/fan.ts';
import { withCards } from '../model/fan.ts';
import type { Fan } from '../model/fan.ts';
import { cardName } from '../names.ts';
import { dealIn } from './flight.ts';

export type HandFan = {
  readonly element: HTMLElement;
  /** The cards that are held now. */
  readonly show: (cards: readonly Card[]) => void;
  readonly raised: () => readonly Card[];
  readonly raise: (cards: readonly Card[]) => void;
  readonly order: () => readonly Card[];
  readonly arrange: (order: readonly Card[]) => void;
  /** Cards that can be played now; all others are dimmed. Undefined dims none. */
  readonly light: (cards: ReadonlySet<Card> | undefined) => void;
  readonly mark: (cards: ReadonlySet<Card>) => void;
};

export type HandFanDeps = {
  readonly texts: CardTexts;
  /** One card at a time, or as many as the player likes; none where cards are only looked at. */
  readonly choice: 'many' | 'one' | 'none';
  readonly onChange: () => void;
};

const HOLD_MS = 260;
const SLACK = 9;
/** How far a fan opens, in degrees. */
const OPENS = 15;
const TURN_MOST = 2.2;
/** How much lower its ends lie, in thousandths of a card: never more than the fifth that is kept free below. */
const BOWS = 4;

type Gesture = {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly before: Fan;
  kind: 'press' | 'slide' | 'carry';
  hold: ReturnType<typeof setTimeout>;
};

/** The own cards in an arc: a tap raises, sliding raises a run, a card that is pulled up or held is carried elsewhere. */
export const createHandFan = ({ texts, choice, onChange }: HandFanDeps): HandFan => {
  const { c } = texts;
  let fan: Fan = EMPTY_FAN;
  let lit: ReadonlySet<Card> | undefined;
  let marked: ReadonlySet<Card> = new Set();
  const options = new Map<Card, HTMLElement>();
  const list = el('div', {
    class: 'fan',
    role: 'listbox',
    'aria-label': c('hand'),
    'aria-multiselectable': String(choice === 'many'),
    'aria-orientation': 'horizontal',
  });

  const draw = (): void => {
    const count = fan.order.length;
    const turn = Math.min(TURN_MOST, OPENS / Math.max(1, count - 1));
    list.style.setProperty('--n', String(count));
    for (const [at, card] of fan.order.entries()) {
      const option = options.get(card);
      if (!option) continue;
      const off = at - (count - 1) / 2;
      const isRaised = fan.raised.has(card);
      option.style.setProperty('--i', String(at));
      option.style.setProperty('--turn', `${Math.round(off * turn * 100) / 100}deg`);
      option.style.setProperty('--dip', String(Math.round(off * off * turn * BOWS) / 1_000));
      option.setAttribute('aria-selected', String(isRaised));
      option.toggleAttribute('data-raised', isRaised);
      option.toggleAttribute('data-dim', lit !== undefined && !lit.has(card));
      option.toggleAttribute('data-marked', marked.has(card));
      option.tabIndex = at === fan.at ? 0 : -1;
      option.setAttribute('aria-posinset', String(at + 1));
      option.setAttribute('aria-setsize', String(count));
      const name = cardName(card, texts);
      option.setAttribute('aria-label', marked.has(card) ? c('card-eaten', { card: name }) : name);
    }
    // The order of the page is the order of the hand, without taking the focus from a card.
    const wanted = fan.order.flatMap((card) => options.get(card) ?? []);
    for (const [at, option] of wanted.entries()) if (list.children[at] !== option) putAt(list, option, at);
    while (list.children.length > wanted.length) list.lastElementChild?.remove();
  };
  const change = (next: Fan): void => {
    fan = next;
    draw();
    onChange();
  };
  const pick = (card: Card): void => {
    if (choice === 'none') return;
    change(choice === 'one' ? onlyToggled(fan, card) : toggled(fan, card));
  };

  let gesture: Gesture | undefined;
  const cardAt = (x: number): Card | undefined => {
    // The card on top at that height: the last one whose left edge is passed.
    const passed = fan.order.findLast((card) => (options.get(card)?.getBoundingClientRect().left ?? 0) <= x);
    return passed ?? fan.order[0];
  };
  const carry = (): void => {
    if (!gesture || gesture.kind !== 'press') return;
    gesture.kind = 'carry';
    options.get(gesture.card)?.toggleAttribute('data-carried', true);
  };
  const end = (): void => {
    if (!gesture) return;
    clearTimeout(gesture.hold);
    options.get(gesture.card)?.removeAttribute('data-carried');
    gesture = undefined;
  };
  list.addEventListener('pointerdown', (event) => {
    const card = cardOf(event.target);
    if (card === undefined || event.button > 0) return;
    end();
    gesture = {
      card,
      x: event.clientX,
      y: event.clientY,
      before: fan,
      kind: 'press',
      hold: setTimeout(carry, HOLD_MS),
    };
    list.setPointerCapture(event.pointerId);
  });
  list.addEventListener('pointermove', (event) => {
    if (!gesture) return;
    const [dx, dy] = [event.clientX - gesture.x, event.clientY - gesture.y];
    if (gesture.kind === 'press' && Math.hypot(dx, dy) > SLACK) {
      clearTimeout(gesture.hold);
      if (choice === 'many' && Math.abs(dx) > Math.abs(dy)) gesture.kind = 'slide';
      else carry();
    }
    const over = cardAt(event.clientX);
    if (over === undefined || gesture.kind === 'press') return;
    if (gesture.kind === 'slide') change({ ...slid(gesture.before, gesture.card, over), order: fan.order });
    else if (over !== gesture.card) change(moved(fan, gesture.card, fan.order.indexOf(over)));
  });
  list.addEventListener('pointerup', () => {
    const done = gesture;
    end();
    if (done?.kind === 'press') pick(done.card);
  });
  list.addEventListener('pointercancel', end);

  list.addEventListener('keydown', (event) => {
    const card = fan.order[fan.at];
    if (card === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = PLACES_OF_KEYS[event.key]?.(fan.at, fan.order.length - 1);
    if (to !== undefined) {
      change(event.shiftKey ? moved(fan, card, to) : focused(fan, to));
      options.get(fan.order[fan.at] ?? card)?.focus();
    } else if (event.key === ' ') pick(card);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    element: list,
    show: (cards) => {
      const fresh = cards.filter((card) => !options.has(card));
      for (const [card, option] of options)
        if (!cards.includes(card)) {
          option.remove();
          options.delete(card);
        }
      const made = fresh.map((card) => {
        const option = el('div', { class: 'fan-card', role: 'option', 'data-card': String(card) });
        option.append(cardFace(card));
        options.set(card, option);
        return option;
      });
      fan = withCards(fan, cards);
      draw();
      for (const [at, option] of made.entries()) dealIn(option, at);
    },
    raised: () => raisedCards(fan),
    raise: (cards) => change(raisedOnly(fan, cards)),
    order: () => fan.order,
    arrange: (order) => change(ordered(fan, order)),
    light: (cards) => {
      lit = cards;
      draw();
    },
    mark: (cards) => {
      marked = cards;
      draw();
    },
  };
};

const PLACES_OF_KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

const cardOf = (target: EventTarget | null): Card | undefined => {
  const option = target instanceof Element ? target.closest<HTMLElement>('.fan-card') : null;
  return option?.dataset['card'] === undefined ? undefined : Number(option.dataset['card']);
};

const putAt = (list: HTMLElement, option: HTMLElement, at: number): void => {
  const hadFocus = option === document.activeElement;
  list.insertBefore(option, list.children[at] ?? null);
  if (hadFocus) option.focus();
};
