import type { Seat } from '@fairground/engines/cards/card-game';
import { xiDach } from '@fairground/engines/cards/xi-dach';
import { STANDS_FROM, xiDachHand } from '@fairground/engines/cards/xi-dach/value';
import type { XiDachAction, XiDachView } from '@fairground/engines/cards/xi-dach/view';
import type { Card } from '@fairground/engines/tables/card';
import type { Face, FaceDeps } from '../face.ts';
import { cardNames } from '../names.ts';
import { createStakeCloth } from '../parts/stake-cloth.ts';

/** Xì dách: stakes before the cards, then up to 21; the banker opens one seat after the other. */
export const createXiDachFace = (deps: FaceDeps<XiDachAction>): Face<XiDachView> => {
  const { texts, act, sound, amount, nameOf } = deps;
  const { c } = texts;
  let view: XiDachView | undefined;
  let isBusy = false;
  const { bar, stake, said, areas, showOwn, clear } = createStakeCloth(texts, amount, () => showBar());

  const send = (action: XiDachAction): void => {
    if (isBusy) return;
    isBusy = true;
    showBar();
    sound.play(action.do === 'draw' ? 'tick' : 'thud');
    void act(action).finally(() => {
      isBusy = false;
      showBar();
    });
  };
  const reasonOf = (action: XiDachAction): string | undefined => {
    if (isBusy) return c('sending');
    const fault = view && xiDach.faultOf(view, action);
    if (fault === 'must-draw') return c('fault-draw-below', { points: view?.seat === view?.banker ? 15 : STANDS_FROM });
    return fault === undefined ? undefined : c(`fault-${fault}`);
  };
  const showBar = (): void => {
    const isStaking = view !== undefined && view.seat !== null && !view.isOver && view.bets[view.seat] === null;
    stake.show(isStaking && view ? view.rules.betMax : null);
    if (!view || view.seat === null || view.isOver) return bar.show([]);
    if (isStaking)
      return bar.show([
        {
          id: 'bet',
          label: c('place-stake'),
          about: amount(stake.value()),
          tone: 'main',
          key: 'Enter',
          reason: reasonOf({ do: 'bet', units: stake.value() }),
          onPress: () => send({ do: 'bet', units: stake.value() }),
        },
      ]);
    if (view.bets.includes(null)) return bar.show([]);
    const isBanker = view.seat === view.banker;
    return bar.show([
      { id: 'draw', label: c('draw'), key: 'D', reason: reasonOf({ do: 'draw' }), onPress: () => send({ do: 'draw' }) },
      {
        id: 'stand',
        label: isBanker ? c('open-all') : c('stand'),
        tone: 'main',
        key: 'S',
        reason: reasonOf({ do: 'stand' }),
        onPress: () => send({ do: 'stand' }),
      },
    ]);
  };

  return {
    ...areas,
    show: (seen) => {
      view = seen;
      showOwn(seen.cards, (cards) => handText(cards, deps));
      const waits = seen.bets.filter((bet) => bet === null).length;
      said.textContent = waits > 0 ? c('stakes-open', { done: seen.bets.length - waits, all: seen.bets.length }) : '';
      showBar();
    },
    rest: () => {
      view = undefined;
      clear();
    },
    seat: (seen, seat) => {
      const open = seen.shown[seat] ?? undefined;
      const bet = seat === seen.banker ? null : (seen.bets[seat] ?? null);
      const mayOpen = xiDach.faultOf(seen, { do: 'open', seat }) === undefined;
      const isDealt = !seen.bets.includes(null);
      const won = resultOf(seen, seat);
      return {
        ...(open ? { open } : { count: isDealt ? (seen.counts[seat] ?? 0) : 0 }),
        ...(bet === null ? {} : { bet }),
        ...(seat === seen.banker ? { mark: 'banker' as const } : {}),
        // What the own cards are worth is said beside them.
        ...(open && seat !== seen.seat ? { badge: handText(open, deps), tone: won } : {}),
        ...(mayOpen
          ? { choose: { label: c('examine', { name: nameOf(seat) }), run: () => send({ do: 'open', seat }) } }
          : {}),
      };
    },
    tell: (before, now) => {
      const opened = now.shown.flatMap((cards, seat) =>
        cards && !before?.shown[seat]
          ? [`${c('said-shows', { name: nameOf(seat), cards: cardNames(cards, texts) })} ${handText(cards, deps)}`]
          : [],
      );
      const drew = now.counts.flatMap((count, seat) =>
        before && count > (before.counts[seat] ?? count) ? [c('said-drew', { name: nameOf(seat) })] : [],
      );
      return [...drew, ...opened];
    },
    asked: (seen) => {
      if (seen.seat === null || seen.isOver) return '';
      if (seen.bets[seen.seat] === null) return c('ask-stake');
      if (seen.turn !== seen.seat) return '';
      return seen.seat === seen.banker ? c('ask-examine') : c('ask-draw');
    },
    key: (event) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const order = { Enter: 'bet', d: 'draw', s: 'stand' }[key];
      return order !== undefined && bar.press(order);
    },
  };
};

const handText = (cards: readonly Card[], { texts: { c } }: FaceDeps<XiDachAction>): string => {
  const { kind, total } = xiDachHand(cards);
  return kind === 'points' || kind === 'short' ? c('points', { points: total }) : c(`xi-${kind}`, { points: total });
};

const resultOf = (view: XiDachView, seat: Seat): 'gain' | 'loss' | 'soft' => {
  const result = view.results[seat];
  if (!result || result === 'even') return 'soft';
  return result.to === seat ? 'gain' : 'loss';
};
