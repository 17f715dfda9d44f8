import { baCay } from '@fairground/engines/cards/ba-cay';
import type { BaCayAction, BaCayView } from '@fairground/engines/cards/ba-cay/hand';
import { baCayHand } from '@fairground/engines/cards/ba-cay/value';
import type { Seat } from '@fairground/engines/cards/card-game';
import type { Card } from '@fairground/engines/tables/card';
import { el } from '../../../shell/dom.ts';
import type { Face, FaceDeps } from '../face.ts';
import { cardNames } from '../names.ts';
import { createStakeCloth } from '../parts/stake-cloth.ts';

const CARDS_EACH = 3;

/** Ba cây: everybody stakes unseen, then all cards are opened. */
export const createBaCayFace = (deps: FaceDeps<BaCayAction>): Face<BaCayView> => {
  const { texts, act, sound, amount, nameOf } = deps;
  const { c } = texts;
  let view: BaCayView | undefined;
  let isBusy = false;
  let isInCommon = true;
  let sides = new Map<Seat, number>();
  const { bar, stake, said, areas, showOwn, clear } = createStakeCloth(texts, amount, () => showBar());
  const how = el('p', { class: 'centre-how', hidden: true }, c('side-how'));
  areas.centre.append(how);

  const isBanker = (): boolean => view !== undefined && view.seat === view.banker;
  const action = (): BaCayAction => ({
    do: 'bet',
    units: isBanker() ? 0 : stake.value(),
    isInCommon,
    sides: [...sides].map(([seat, units]) => ({ with: seat, units })),
  });
  const send = (): void => {
    if (isBusy) return;
    isBusy = true;
    showBar();
    sound.play('thud');
    void act(action()).finally(() => {
      isBusy = false;
      showBar();
    });
  };
  const isStaking = (): boolean =>
    view !== undefined && view.seat !== null && view.shown === null && view.bets[view.seat] === null;
  const showBar = (): void => {
    const seen = view;
    how.hidden = !isStaking();
    if (!seen || !isStaking()) {
      stake.show(null);
      return bar.show([]);
    }
    stake.show(isBanker() ? null : seen.rules.betMax);
    const fault = baCay.faultOf(seen, action());
    return bar.show([
      {
        id: 'common',
        label: c('common-pot'),
        about: amount(seen.rules.common),
        tone: 'quiet',
        key: 'G',
        isPressed: isInCommon,
        onPress: () => {
          isInCommon = !isInCommon;
          showBar();
        },
      },
      {
        id: 'bet',
        label: isBanker() ? c('banker-ready') : c('place-stake'),
        ...(isBanker() ? {} : { about: amount(stake.value()) }),
        tone: 'main',
        key: 'Enter',
        reason: isBusy ? c('sending') : fault === undefined ? undefined : c(`fault-${fault}`),
        onPress: send,
      },
    ]);
  };
  /** A press on another seat goes through no side bet, one unit, and so on to the most. */
  const nextSide = (seat: Seat, most: number): void => {
    const units = ((sides.get(seat) ?? 0) + 1) % (most + 1);
    sides = new Map(sides);
    if (units === 0) sides.delete(seat);
    else sides.set(seat, units);
    redraw();
  };
  let redraw = (): void => undefined;

  return {
    ...areas,
    show: (seen) => {
      view = seen;
      redraw = () => {
        showBar();
        deps.redraw();
      };
      showOwn(seen.seat === null ? [] : (seen.shown?.[seen.seat] ?? []), (cards) => handText(cards, deps));
      const done = seen.bets.filter((bet) => bet !== null).length;
      said.textContent = seen.shown ? '' : c('stakes-open', { done, all: seen.bets.length });
      showBar();
    },
    rest: () => {
      view = undefined;
      sides = new Map();
      clear();
    },
    seat: (seen, seat) => {
      const open = seen.shown?.[seat];
      const bet = seen.bets[seat];
      const isOther = seat !== seen.seat;
      const side =
        isOther && seen.seat !== null ? (isStaking() ? sides.get(seat) : agreed(seen, seen.seat, seat)) : undefined;
      return {
        ...(open
          ? // What the own cards are worth is said beside them.
            { open, ...(isOther ? { badge: handText(open, deps), tone: 'lamp' as const } : {}) }
          : { count: CARDS_EACH }),
        ...(bet && bet.units > 0 ? { bet: bet.units } : {}),
        ...(seat === seen.banker ? { mark: 'banker' as const } : {}),
        ...(side !== undefined && !open
          ? { badge: c('side-bet', { amount: amount(side) }), tone: 'lamp' as const }
          : {}),
        ...(isOther && isStaking()
          ? {
              choose: {
                label: c('side-with', { name: nameOf(seat) }),
                run: () => nextSide(seat, seen.rules.sideMax),
              },
            }
          : {}),
      };
    },
    tell: (before, now) => {
      const staked = now.bets.flatMap((bet, seat) =>
        bet && before && before.bets[seat] === null && !now.shown
          ? [c('said-staked', { name: nameOf(seat), amount: amount(bet.units) })]
          : [],
      );
      const shown = now.shown && !before?.shown ? now.shown : [];
      return [
        ...staked,
        ...shown.map(
          (cards, seat) =>
            `${c('said-shows', { name: nameOf(seat), cards: cardNames(cards, texts) })} ${handText(cards, deps)}`,
        ),
      ];
    },
    asked: (seen) => {
      if (seen.seat === null || seen.shown !== null || seen.bets[seen.seat] !== null) return '';
      return seen.seat === seen.banker ? c('ask-banker') : c('ask-stake');
    },
    key: (event) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const order = { Enter: 'bet', g: 'common' }[key];
      return order !== undefined && bar.press(order);
    },
  };
};

/** A bet between two counts where both named each other. */
const agreed = ({ bets }: BaCayView, one: Seat, other: Seat): number | undefined => {
  const [mine, theirs] = [
    bets[one]?.sides.find((side) => side.with === other),
    bets[other]?.sides.find((side) => side.with === one),
  ];
  return mine && theirs ? Math.min(mine.units, theirs.units) : undefined;
};

const handText = (cards: readonly Card[], { texts: { c } }: FaceDeps<BaCayAction>): string => {
  const { isTriple, points } = baCayHand(cards);
  return isTriple ? c('lieng-triple') : c('points', { points });
};
