import { choiceOf, NO_LIMIT, seatsIn, sumOf } from '@fairground/engines/cards/betting/betting';
import type { BettingAction, BettingChoice } from '@fairground/engines/cards/betting/betting';
import type { Seat } from '@fairground/engines/cards/card-game';
import { bestOf } from '@fairground/engines/cards/holdem/best-of';
import type { HoldemView } from '@fairground/engines/cards/holdem/hand';
import { liengHand } from '@fairground/engines/cards/lieng/value';
import { limitsOf } from '@fairground/engines/cards/lieng/hand';
import type { LiengView } from '@fairground/engines/cards/lieng/hand';
import { categoryOf, handValue } from '@fairground/engines/cards/poker/hand-value';
import type { Card } from '@fairground/engines/tables/card';
import { el } from '../../../shell/dom.ts';
import { cardElement } from '../art/card-face.ts';
import type { Face, FaceDeps, SeatMark } from '../face.ts';
import { quickRaises } from '../model/raises.ts';
import { cardNames } from '../names.ts';
import { createActionBar } from '../parts/action-bar.ts';
import type { BarButton } from '../parts/action-bar.ts';
import { flyFrom } from '../parts/flight.ts';
import { createHandFan } from '../parts/hand-fan.ts';
import { createRaisePanel } from '../parts/raise-panel.ts';

type View = HoldemView | LiengView;

/** What is said ahead of one's turn: it is done when the turn comes, if it is still possible. */
type Ahead = 'check-fold' | 'check' | null;

const boardOf = (view: View): readonly Card[] => ('board' in view ? view.board : []);

const choose = (view: View, seat: Seat): BettingChoice =>
  choiceOf(view.betting, seat, 'board' in view ? NO_LIMIT : limitsOf(view.rules));

export const createHoldemFace = (deps: FaceDeps<BettingAction>): Face<HoldemView> =>
  createBettingFace<HoldemView>(deps);
export const createLiengFace = (deps: FaceDeps<BettingAction>): Face<LiengView> => createBettingFace<LiengView>(deps);

/** Games that are paid from a pot: the board and the pot in the middle, stakes before the seats. */
const createBettingFace = <V extends View>(deps: FaceDeps<BettingAction>): Face<V> => {
  const { texts, act, sound, amount } = deps;
  const { c } = texts;
  let view: V | undefined;
  let isBusy = false;
  let ahead: Ahead = null;
  const fan = createHandFan({ texts, choice: 'none', onChange: () => undefined });
  const bar = createActionBar(c('actions'));
  const raise = createRaisePanel(texts, amount, () => showBar());
  const made = el('p', { class: 'own-note' });
  const board = el('div', { class: 'board', role: 'img' });
  const pot = el('p', { class: 'pot' });
  const centre = el('div', { class: 'betting-centre' }, pot, board);

  const send = (action: BettingAction): void => {
    if (isBusy) return;
    isBusy = true;
    ahead = null;
    showBar();
    sound.play(action.do === 'fold' ? 'tick' : 'thud');
    void act(action).finally(() => {
      isBusy = false;
      showBar();
    });
  };
  const isMyTurn = (): boolean => view !== undefined && view.seat !== null && view.betting.turn === view.seat;

  const turnButtons = (choice: BettingChoice): readonly BarButton[] => {
    const reason = isBusy ? c('sending') : undefined;
    const to = raise.value();
    const isAllIn = choice.raise !== null && to === choice.raise.max;
    return [
      { id: 'fold', label: c('fold'), key: 'F', tone: 'danger', reason, onPress: () => send({ do: 'fold' }) },
      choice.toCall === 0
        ? { id: 'check', label: c('check'), key: 'C', reason, onPress: () => send({ do: 'check' }) }
        : {
            id: 'call',
            label: c('call'),
            about: amount(choice.toCall),
            key: 'C',
            reason,
            onPress: () => send({ do: 'call' }),
          },
      ...(choice.raise
        ? [
            {
              id: 'raise',
              label: isAllIn ? c('all-in') : c('raise'),
              about: amount(to),
              tone: 'main',
              key: 'R',
              reason,
              onPress: () => send({ do: 'raise', to: raise.value() }),
            } as const,
          ]
        : []),
    ];
  };
  const aheadButtons = (toCall: number): readonly BarButton[] => {
    const button = (id: Exclude<Ahead, null>): BarButton => ({
      id,
      label: c(`ahead-${id}`),
      tone: 'quiet',
      isPressed: ahead === id,
      onPress: () => {
        ahead = ahead === id ? null : id;
        showBar();
      },
    });
    return toCall === 0 ? [button('check-fold'), button('check')] : [button('check-fold')];
  };
  const showBar = (): void => {
    if (!view || view.seat === null || view.betting.turn === null || view.betting.folded[view.seat] === true) {
      raise.show(null);
      return bar.show([]);
    }
    const choice = choose(view, view.seat);
    if (!isMyTurn()) {
      raise.show(null);
      const has = (view.betting.stacks[view.seat] ?? 0) > 0;
      return bar.show(has ? aheadButtons(choice.toCall) : []);
    }
    const step = 'board' in view ? view.rules.bigBlind : view.rules.ante;
    raise.show(
      choice.raise && { range: choice.raise, step, quick: quickRaises(view.betting, choice.toCall, choice.raise) },
    );
    return bar.show(turnButtons(choice));
  };
  /** What was chosen ahead: never more than was asked for when it was chosen. */
  const doAhead = (): void => {
    if (!view || view.seat === null || ahead === null || !isMyTurn()) return;
    const { toCall } = choose(view, view.seat);
    if (toCall === 0) send({ do: 'check' });
    else if (ahead === 'check-fold') send({ do: 'fold' });
    else ahead = null;
  };

  return {
    centre,
    own: el('div', { class: 'own-cards own-few' }, made, fan.element),
    bar: el('div', { class: 'betting-bar' }, raise.element, bar.element),
    show: (seen) => {
      view = seen;
      fan.show(seen.cards);
      const isFolded = seen.seat !== null && seen.betting.folded[seen.seat] === true;
      fan.light(isFolded ? new Set() : undefined);
      made.textContent = seen.cards.length > 0 && !isFolded ? handName(seen.cards, boardOf(seen), deps) : '';
      const cards = boardOf(seen);
      board.hidden = !('board' in seen);
      board.setAttribute('aria-label', cards.length > 0 ? cardNames(cards, texts) : c('board-empty'));
      const before = board.children.length;
      while (board.children.length > cards.length) board.lastElementChild?.remove();
      for (const [at, card] of cards.entries()) {
        if (board.children[at]?.getAttribute('data-card') === String(card)) continue;
        const element = cardElement(card);
        board.children[at]?.replaceWith(element);
        if (!element.isConnected) board.append(element);
        flyFrom(element, pot, Math.max(0, at - before) * 90);
      }
      const chips = sumOf(seen.betting.put);
      pot.replaceChildren(el('span', {}, c('pot-name')), el('b', { class: 'tabular' }, amount(chips)));
      doAhead();
      showBar();
    },
    rest: () => {
      view = undefined;
      ahead = null;
      fan.show([]);
      board.replaceChildren();
      pot.replaceChildren();
      made.textContent = '';
      raise.show(null);
      bar.show([]);
    },
    seat: (seen, seat) => seatMark(seen, seat, deps),
    tell: (before, now) => told(before, now, deps),
    asked: (seen) => {
      if (seen.seat === null || seen.betting.turn !== seen.seat) return '';
      const { toCall } = choose(seen, seen.seat);
      return toCall === 0 ? c('your-turn') : c('ask-call', { amount: amount(toCall) });
    },
    key: (event) => {
      const key = event.key.toLowerCase();
      if (key === 'c') return bar.press('check') || bar.press('call');
      const order = { f: 'fold', r: 'raise' }[key];
      return order !== undefined && bar.press(order);
    },
  };
};

const CARDS_OF_LIENG = 3;

/** What the cards are worth in words. */
const handName = (
  cards: readonly Card[],
  board: readonly Card[],
  { texts: { c } }: FaceDeps<BettingAction>,
): string => {
  if (cards.length === CARDS_OF_LIENG) {
    const { kind, points } = liengHand(cards);
    return kind === 'points' ? c('points', { points }) : c(`lieng-${kind}`);
  }
  const all = [...cards, ...board];
  return c(`category-${categoryOf(all.length < 5 ? handValue(all) : bestOf(all))}`);
};

const seatMark = (view: View, seat: Seat, deps: FaceDeps<BettingAction>): SeatMark => {
  const { c } = deps.texts;
  const { betting, shown, seat: own } = view;
  const isFolded = betting.folded[seat] === true;
  const open = shown?.[seat] ?? undefined;
  const isAllIn = !isFolded && betting.stacks[seat] === 0 && (betting.put[seat] ?? 0) > 0;
  // What the own cards are worth is said beside them.
  const badge = isFolded
    ? c('folded')
    : open && seat !== own
      ? handName(open, boardOf(view), deps)
      : isAllIn
        ? c('all-in')
        : undefined;
  const bet = betting.bets[seat] ?? 0;
  const cards = view.cards.length > 0 || own === null ? ('board' in view ? 2 : CARDS_OF_LIENG) : 2;
  return {
    ...(isFolded ? {} : open ? { open } : { count: 'board' in view ? 2 : cards }),
    ...(bet > 0 ? { bet } : {}),
    ...(badge === undefined ? {} : { badge, tone: isFolded ? 'soft' : 'lamp' }),
    isOut: isFolded,
    ...(view.button === seat ? { mark: 'button' } : {}),
  };
};

const told = (
  before: View | null,
  now: View,
  { texts, nameOf, amount }: FaceDeps<BettingAction>,
): readonly string[] => {
  const { c } = texts;
  const lines: string[] = [];
  const was = before?.betting;
  if (was)
    for (const [seat, isFolded] of now.betting.folded.entries()) {
      const put = (now.betting.put[seat] ?? 0) - (was.put[seat] ?? 0);
      if (isFolded && was.folded[seat] !== true) lines.push(c('said-folded', { name: nameOf(seat) }));
      else if (put > 0) lines.push(c('said-bet', { name: nameOf(seat), amount: amount(put) }));
      else if (was.turn === seat && now.betting.turn !== seat && !isFolded)
        lines.push(c('said-checked', { name: nameOf(seat) }));
    }
  const fresh = boardOf(now).slice(before ? boardOf(before).length : 0);
  if (fresh.length > 0) lines.push(c('said-board', { cards: cardNames(fresh, texts) }));
  if (now.shown && !before?.shown)
    lines.push(
      ...seatsIn(now.betting).map((seat) =>
        c('said-shows', { name: nameOf(seat), cards: cardNames(now.shown?.[seat] ?? [], texts) }),
      ),
    );
  return lines;
};
