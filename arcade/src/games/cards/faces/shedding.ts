import type { ActionFault, Seat } from '@fairground/engines/cards/card-game';
import { samLoc } from '@fairground/engines/cards/sam-loc';
import type { SamLocAction, SamLocView } from '@fairground/engines/cards/sam-loc/view';
import { tienLen } from '@fairground/engines/cards/tien-len';
import type { TienLenAction } from '@fairground/engines/cards/tien-len/legal';
import type { TienLenView } from '@fairground/engines/cards/tien-len/view';
import type { Card } from '@fairground/engines/tables/card';
import { el } from '../../../shell/dom.ts';
import type { Face, FaceDeps, SeatMark } from '../face.ts';
import { byStrength, bySuit } from '../model/sorting.ts';
import { cardNames } from '../names.ts';
import { createActionBar } from '../parts/action-bar.ts';
import type { BarButton } from '../parts/action-bar.ts';
import { createHandFan } from '../parts/hand-fan.ts';
import { createPile } from '../parts/pile.ts';

type View = TienLenView | SamLocView;
type Action = TienLenAction | SamLocAction;
type Play = { readonly do: 'play'; readonly cards: readonly Card[] };

/** What the two games answer to the same questions. */
type Rules<V extends View> = {
  readonly faultOf: (view: V, action: Action) => ActionFault | undefined;
  readonly legal: (view: V) => readonly Action[];
  readonly house: (view: V) => Action;
};

export const createTienLenFace = (deps: FaceDeps<TienLenAction>): Face<TienLenView> =>
  createSheddingFace<TienLenView>(deps as FaceDeps<Action>, tienLen as Rules<TienLenView>);

export const createSamLocFace = (deps: FaceDeps<SamLocAction>): Face<SamLocView> =>
  createSheddingFace<SamLocView>(deps, samLoc);

/** Games in which the first to be without cards wins: the trick lies in the middle, the own fan below. */
const createSheddingFace = <V extends View>(deps: FaceDeps<Action>, rules: Rules<V>): Face<V> => {
  const { texts, act, sound } = deps;
  const { c } = texts;
  let view: V | undefined;
  let plays: readonly Play[] = [];
  let hinted = -1;
  let isBySuit = false;
  let isBusy = false;
  let dealt = '';
  const fan = createHandFan({ texts, choice: 'many', onChange: () => showBar() });
  const pile = createPile(deps);
  const bar = createActionBar(c('actions'));
  const own = el('div', { class: 'own-cards' }, fan.element);

  const send = (action: Action): void => {
    if (isBusy) return;
    isBusy = true;
    showBar();
    sound.play(action.do === 'play' ? 'thud' : 'tick');
    void act(action).finally(() => {
      isBusy = false;
      showBar();
    });
  };
  const reasonOf = (action: Action): string | undefined => {
    if (isBusy) return c('sending');
    const fault = view && rules.faultOf(view, action);
    return fault === undefined ? undefined : c(`fault-${fault}`);
  };
  const playReason = (): string | undefined => {
    const cards = fan.raised();
    if (cards.length > 0) return reasonOf({ do: 'play', cards });
    return isMyTurn() ? c('choose-cards') : c('fault-not-your-turn');
  };
  const isMyTurn = (): boolean => view !== undefined && view.seat !== null && view.turn === view.seat;

  const hint = (): void => {
    if (!view || plays.length === 0) return;
    if (hinted < 0) {
      // First what a careful player would do, then everything else from the lowest.
      const advice = rules.house(view);
      const first = advice.do === 'play' ? plays.findIndex(({ cards }) => sameCards(cards, advice.cards)) : -1;
      if (first > 0) plays = [plays[first] as Play, ...plays.toSpliced(first, 1)];
    }
    hinted = (hinted + 1) % plays.length;
    fan.raise(plays[hinted]?.cards ?? []);
  };
  const sort = (): void => {
    isBySuit = !isBySuit;
    fan.arrange((isBySuit ? bySuit : byStrength)(fan.order(), []));
  };
  const play = (): void => send({ do: 'play', cards: fan.raised() });

  const showBar = (): void => {
    if (!view) return bar.show([]);
    if (view.seat === null) return bar.show([]);
    if ('asked' in view && view.asked.includes(view.seat)) return bar.show(questions());
    const isOver = view.turn === null;
    if (isOver) return bar.show([]);
    const noHint = isMyTurn() && plays.length === 0 ? c('no-play') : isMyTurn() ? undefined : c('fault-not-your-turn');
    bar.show([
      { id: 'pass', label: c('pass'), key: 'P', reason: reasonOf({ do: 'pass' }), onPress: () => send({ do: 'pass' }) },
      { id: 'hint', label: c('hint'), tone: 'quiet', key: 'H', reason: noHint, onPress: hint },
      { id: 'sort', label: c('sort'), tone: 'quiet', key: 'S', onPress: sort },
      { id: 'play', label: c('play'), tone: 'main', key: 'Enter', reason: playReason(), onPress: play },
    ]);
  };
  const questions = (): readonly BarButton[] => [
    {
      id: 'decline',
      label: c('decline'),
      reason: reasonOf({ do: 'decline' }),
      onPress: () => send({ do: 'decline' }),
    },
    { id: 'sort', label: c('sort'), tone: 'quiet', key: 'S', onPress: sort },
    {
      id: 'declare',
      label: c('declare-sam'),
      tone: 'main',
      reason: reasonOf({ do: 'declare' }),
      onPress: () => send({ do: 'declare' }),
    },
  ];

  return {
    centre: pile.element,
    own,
    bar: bar.element,
    show: (seen) => {
      const isNewTurn = view?.turn !== seen.turn || view.trick.plays.length !== seen.trick.plays.length;
      view = seen;
      const name = seen.cards.toSorted((one, other) => one - other).join();
      fan.show(seen.cards);
      // A new hand is sorted once; afterwards the player's own order stays.
      if (!isPartOf(seen.cards, dealt)) fan.arrange((isBySuit ? bySuit : byStrength)(seen.cards, []));
      dealt = name;
      pile.show(seen.trick.plays.map(({ seat, combination }) => ({ seat, cards: combination.cards })));
      if (isNewTurn) {
        hinted = -1;
        plays = rules.legal(seen).filter((action): action is Play => action.do === 'play');
        fan.light(isMyTurn() ? new Set(plays.flatMap(({ cards }) => [...cards])) : undefined);
      }
      showBar();
    },
    rest: () => {
      view = undefined;
      dealt = '';
      fan.show([]);
      pile.show([]);
      bar.show([]);
    },
    seat: (seen, seat) => seatMark(seen, seat, deps),
    tell: (before, now) => told(before, now, deps),
    asked: (seen) => {
      if (seen.seat === null) return '';
      if ('asked' in seen && seen.asked.includes(seen.seat)) return c('ask-sam');
      if (seen.turn !== seen.seat) return '';
      return seen.trick.plays.length === 0 ? c('your-lead') : c('your-turn');
    },
    key: (event) => {
      const order = { Enter: 'play', p: 'pass', h: 'hint', s: 'sort' }[
        event.key.length === 1 ? event.key.toLowerCase() : event.key
      ];
      return order !== undefined && bar.press(order);
    },
  };
};

const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

const isPartOf = (cards: readonly Card[], dealt: string): boolean => {
  const before = new Set(dealt.split(',').map(Number));
  return dealt !== '' && cards.every((card) => before.has(card));
};

const seatMark = (view: View, seat: Seat, { texts: { c } }: FaceDeps<Action>): SeatMark => {
  const count = view.counts[seat] ?? 0;
  const open = view.shown?.[seat];
  const isFrozen = 'frozen' in view && view.frozen.includes(seat);
  const place = 'out' in view ? view.out.indexOf(seat) : count === 0 ? 0 : -1;
  const declared = 'declarer' in view && view.declarer === seat;
  const hasInstant = 'instant' in view && view.instant?.seat === seat;
  const badge = hasInstant
    ? c('reason-instant')
    : place >= 0
      ? c('place', { place: place + 1 })
      : isFrozen
        ? c('frozen')
        : declared
          ? c('declared-sam')
          : view.trick.passed.includes(seat)
            ? c('passed')
            : count === 1
              ? c('one-left')
              : undefined;
  return {
    ...(open ? { open } : { count }),
    ...(badge === undefined
      ? {}
      : { badge, tone: place === 0 || hasInstant ? 'gain' : declared || count === 1 ? 'lamp' : 'soft' }),
    isOut: isFrozen || view.trick.passed.includes(seat),
  };
};

const told = (before: View | null, now: View, { texts, nameOf }: FaceDeps<Action>): readonly string[] => {
  const { c } = texts;
  const known = before?.trick.plays.length ?? 0;
  const fresh = now.trick.plays.slice(now.trick.plays.length >= known ? known : 0);
  const passed = now.trick.passed.filter((seat) => before?.trick.passed.includes(seat) !== true);
  const out = 'out' in now && before && 'out' in before ? now.out.filter((seat) => !before.out.includes(seat)) : [];
  const declared =
    'declarer' in now &&
    now.declarer !== null &&
    (before === null || ('declarer' in before && before.declarer === null))
      ? [c('said-declared', { name: nameOf(now.declarer) })]
      : [];
  return [
    ...declared,
    ...fresh.map(({ seat, combination }) =>
      c('said-played', { name: nameOf(seat), cards: cardNames(combination.cards, texts) }),
    ),
    ...passed.map((seat) => c('said-passed', { name: nameOf(seat) })),
    ...out.map((seat) => c('said-out', { name: nameOf(seat) })),
  ];
};
