import { phom } from '@fairground/engines/cards/phom';
import { bestSplit } from '@fairground/engines/cards/phom/melds';
import { eatenBy, seatBefore } from '@fairground/engines/cards/phom/state';
import type { PhomAction, PhomView } from '@fairground/engines/cards/phom/view';
import type { Card } from '@fairground/engines/tables/card';
import { el } from '../../../shell/dom.ts';
import { cardBack } from '../art/card-face.ts';
import type { Face, FaceDeps } from '../face.ts';
import { byMelds, byStrength } from '../model/sorting.ts';
import { cardName } from '../names.ts';
import { createActionBar } from '../parts/action-bar.ts';
import { createHandFan } from '../parts/hand-fan.ts';

/** Phỏm: a stock in the middle, discards before the seats, and a hand that is sorted into melds. */
export const createPhomFace = (deps: FaceDeps<PhomAction>): Face<PhomView> => {
  const { texts, act, sound } = deps;
  const { c } = texts;
  let view: PhomView | undefined;
  let isBusy = false;
  let isByMelds = true;
  const fan = createHandFan({ texts, choice: 'one', onChange: () => showBar() });
  const bar = createActionBar(c('actions'));
  const left = el('b', { class: 'tabular' });
  const points = el('p', { class: 'own-note' });
  const stock = el('div', { class: 'stock' }, el('span', { class: 'playing-card' }, cardBack()), left);
  const centre = el('div', { class: 'phom-centre' }, stock);

  const mine = (seen: PhomView): readonly Card[] => (seen.seat === null ? [] : eatenBy(seen.eaten, seen.seat));
  const send = (action: PhomAction): void => {
    if (isBusy) return;
    isBusy = true;
    showBar();
    sound.play(action.do === 'discard' ? 'thud' : 'tick');
    void act(action).finally(() => {
      isBusy = false;
      showBar();
    });
  };
  const reasonOf = (action: PhomAction): string | undefined => {
    if (isBusy) return c('sending');
    const fault = view && phom.faultOf(view, action);
    if (fault === 'not-a-combination') return c('fault-no-meld');
    return fault === undefined ? undefined : c(`fault-${fault}`);
  };
  const sort = (): void => {
    if (!view) return;
    isByMelds = !isByMelds;
    fan.arrange((isByMelds ? byMelds : byStrength)(fan.order(), mine(view)));
  };
  const hint = (): void => {
    if (!view) return;
    const advice = phom.house(view);
    if (advice.do === 'discard') fan.raise([advice.card]);
    else bar.press(advice.do);
  };
  const discardReason = (): string | undefined => {
    const [card] = fan.raised();
    if (card !== undefined) return reasonOf({ do: 'discard', card });
    return view?.turn === view?.seat ? c('choose-discard') : c('fault-not-your-turn');
  };
  const showBar = (): void => {
    if (!view || view.seat === null || view.turn === null) return bar.show([]);
    const sorting = { id: 'sort', label: c('sort-melds'), tone: 'quiet', key: 'S', onPress: sort } as const;
    if (view.step === 'take' && view.turn === view.seat)
      return bar.show([
        sorting,
        {
          id: 'eat',
          label: c('eat'),
          tone: reasonOf({ do: 'eat' }) === undefined ? 'main' : 'plain',
          key: 'E',
          reason: reasonOf({ do: 'eat' }),
          onPress: () => send({ do: 'eat' }),
        },
        { id: 'draw', label: c('draw'), tone: 'main', key: 'D', onPress: () => send({ do: 'draw' }) },
      ]);
    return bar.show([
      sorting,
      {
        id: 'hint',
        label: c('hint'),
        tone: 'quiet',
        key: 'H',
        reason: view.turn === view.seat ? undefined : c('fault-not-your-turn'),
        onPress: hint,
      },
      {
        id: 'discard',
        label: c('discard'),
        tone: 'main',
        key: 'Enter',
        reason: discardReason(),
        onPress: () => {
          const [card] = fan.raised();
          if (card !== undefined) send({ do: 'discard', card });
        },
      },
    ]);
  };

  return {
    centre,
    own: el('div', { class: 'own-cards' }, points, fan.element),
    bar: bar.element,
    show: (seen) => {
      const isNew = !view || seen.cards.some((card) => !view?.cards.includes(card));
      view = seen;
      fan.show(seen.cards);
      const eaten = mine(seen);
      fan.mark(new Set(eaten));
      if (isNew && isByMelds) fan.arrange(byMelds(seen.cards, eaten));
      const isDiscarding = seen.turn === seen.seat && seen.step === 'discard';
      fan.light(
        isDiscarding
          ? new Set(phom.legal(seen).flatMap((action) => (action.do === 'discard' ? [action.card] : [])))
          : undefined,
      );
      // Once the melds are down nobody draws any more, and they need the room.
      stock.hidden = seen.shown !== null;
      left.textContent = String(seen.inStock);
      stock.setAttribute('aria-label', c('stock', { count: seen.inStock }));
      const split = bestSplit(seen.cards, eaten);
      points.textContent =
        split && seen.cards.length > 0
          ? c('melds-and-points', { melds: split.melds.length, points: split.points })
          : '';
      showBar();
    },
    rest: () => {
      view = undefined;
      fan.show([]);
      points.textContent = '';
      bar.show([]);
    },
    seat: (seen, seat) => {
      const eaten = seen.eaten.map(({ card }) => card);
      const before = seen.seat === null ? -1 : seatBefore(seen.seat, seen.counts.length);
      const offered = seat === before ? seen.discards[seat]?.at(-1) : undefined;
      const canEat = phom.faultOf(seen, { do: 'eat' }) === undefined;
      const shown = seen.shown?.[seat];
      const split = shown && bestSplit(shown, eatenBy(seen.eaten, seat));
      const own = eatenBy(seen.eaten, seat);
      return {
        // The own melds lie in the own hand, and what they leave is said beside it.
        ...(split
          ? seat === seen.seat
            ? {}
            : { laid: [...split.melds, ...(split.loose.length > 0 ? [split.loose] : [])] }
          : { count: seen.counts[seat] ?? 0 }),
        ...(split && seat !== seen.seat
          ? {
              badge: split.melds.length === 0 ? c('no-meld') : c('points', { points: split.points }),
              tone: split.melds.length === 0 ? 'loss' : 'soft',
            }
          : {}),
        ...(seen.full?.seat === seat ? { badge: c('full'), tone: 'gain' } : {}),
        ...(!split && own.length > 0 ? { laid: [own] } : {}),
        ...(split ? {} : { open: (seen.discards[seat] ?? []).filter((card) => !eaten.includes(card)) }),
        ...(canEat && offered !== undefined ? { offered } : {}),
      };
    },
    tell: (before, now) => {
      const { nameOf } = deps;
      const discards = now.discards.flatMap((cards, seat) =>
        cards
          .slice(before?.discards[seat]?.length ?? cards.length)
          .map((card) => c('said-discarded', { name: nameOf(seat), card: cardName(card, texts) })),
      );
      const eaten = now.eaten
        .slice(before?.eaten.length ?? now.eaten.length)
        .map(({ by, card }) => c('said-ate', { name: nameOf(by), card: cardName(card, texts) }));
      const full = now.full && !before?.full ? [c('said-full', { name: nameOf(now.full.seat) })] : [];
      return [...eaten, ...discards, ...full];
    },
    asked: (seen) => {
      if (seen.seat === null || seen.turn !== seen.seat) return '';
      return seen.step === 'take' ? c('ask-take') : c('ask-discard');
    },
    key: (event) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const order = { Enter: 'discard', d: 'draw', e: 'eat', h: 'hint', s: 'sort' }[key];
      return order !== undefined && bar.press(order);
    },
  };
};
