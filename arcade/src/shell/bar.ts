import type { Money } from '@fairground/contract/money';
import { neighbour } from '../session/bet-ladder.ts';
import type { Session } from '../session/session.ts';
import type { Signal } from '../session/signal.ts';
import type { Texts } from '../texts/texts.ts';
import { el, iconButton } from './dom.ts';
import type { Phase } from './game.ts';

export type BarDeps = {
  readonly session: Session;
  readonly texts: Texts;
  readonly ladder: readonly Money[];
  readonly bet: Signal<Money>;
  readonly phase: Signal<Phase>;
  /** The largest stake while a bonus runs. */
  readonly bound: Signal<Money | null>;
  /** Whether the stake is fixed, as that of free rounds is. */
  readonly isFixed: () => boolean;
  readonly onPlay: () => void;
  /** Opens the list of stakes. */
  readonly onStakes: () => void;
  /** Rounds can be ordered together; undefined where each is played by hand. */
  readonly onAutoplay: (() => void) | undefined;
  /** The quick pace, where the brand offers it. */
  readonly quick: Signal<boolean> | undefined;
};

const MINUS = 'M5 12h14';
const PLUS = 'M5 12h14M12 5v14';
const AGAIN = 'M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7';
const BOLT = 'M13 2L5 14h6l-1 8 8-12h-6z';

export type Bar = {
  readonly element: HTMLElement;
  readonly playButton: HTMLButtonElement;
  /** What the next round costs, where it is not the bet itself. */
  readonly showCost: (cost: Money) => void;
  /** What pressing play does now: a round, or leaving with what is won. */
  readonly showOrder: (order: Order) => void;
};

type Order = {
  readonly label: string;
  readonly isPossible: boolean;
  /** What the button does besides beginning a round: it ends the autoplay or skips what is shown. */
  readonly kind: 'play' | 'skip' | 'stop';
};

/** The line under the game: what one has, what one stakes, and the one button that plays. */
export const createBar = (deps: BarDeps): Bar => {
  const { session, texts, ladder, bet, phase, onPlay, quick } = deps;
  const { t, amount } = texts;
  const balance = el('output', { 'data-testid': 'balance' });
  const chosen = el('output', { 'aria-live': 'off', 'data-testid': 'bet' });
  const cost = el('small', { class: 'cost' });
  const most = el('small', { class: 'cost stake-most', 'data-testid': 'stake-most' });
  const change = (direction: 'up' | 'down') => (): void => bet.set(neighbour(ladder, bet.get(), direction));
  const fewer = iconButton(t('bet-down'), MINUS, change('down'));
  const more = iconButton(t('bet-up'), PLUS, change('up'));
  const stakes = el(
    'button',
    { type: 'button', class: 'stake figure', onclick: deps.onStakes },
    el('span', {}, t('bet')),
    chosen,
    cost,
    most,
  );
  const autoplay = deps.onAutoplay && iconButton(t('autoplay'), AGAIN, deps.onAutoplay);
  const turbo = quick && iconButton(t('turbo'), BOLT, () => quick.set(!quick.get()));
  quick?.show((isQuick) => turbo?.setAttribute('aria-pressed', String(isQuick)));
  const label = el('span', {}, t('play'));
  const playButton = el('button', { type: 'button', class: 'play', onclick: onPlay }, label);

  session.balance.show((value) => {
    balance.textContent = amount(value);
  });
  const lock = (): void => {
    const isBusy = phase.get() !== 'ready';
    const isFixed = isBusy || deps.isFixed();
    fewer.disabled = isFixed || bet.get() === ladder[0];
    more.disabled = isFixed || bet.get() === ladder.at(-1);
    stakes.disabled = isFixed || ladder.length < 2;
    if (autoplay) autoplay.disabled = isBusy;
    playButton.dataset['phase'] = phase.get();
  };
  bet.show((value) => {
    chosen.textContent = amount(value);
    lock();
  });
  phase.show(lock);
  deps.bound.show((value) => {
    most.textContent = value === null ? '' : t('stake-most', { amount: amount(value) });
  });

  const element = el(
    'section',
    { class: 'bar', 'aria-label': t('bar') },
    el('p', { class: 'figure' }, el('span', {}, t('balance')), balance),
    el('div', { class: 'bet', role: 'group', 'aria-label': t('bet') }, fewer, stakes, more),
    el('div', { class: 'orders' }, turbo, autoplay, playButton),
  );
  return {
    element,
    playButton,
    showCost: (price) => {
      const isPlain = price === bet.get();
      cost.textContent = price === 0n ? t('free') : isPlain ? '' : t('costs', { amount: amount(price) });
      const bound = deps.bound.get();
      most.dataset['over'] = String(bound !== null && price > bound);
      lock();
    },
    showOrder: ({ label: text, isPossible, kind }) => {
      label.textContent = text;
      // It keeps the focus while nothing can be done with it.
      playButton.setAttribute('aria-disabled', String(!isPossible));
      playButton.dataset['order'] = kind;
    },
  };
};
