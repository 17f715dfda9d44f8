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
  readonly onPlay: () => void;
};

const MINUS = 'M5 12h14';
const PLUS = 'M5 12h14M12 5v14';

export type Bar = {
  readonly element: HTMLElement;
  readonly playButton: HTMLButtonElement;
  /** What the next round costs, where it is not the bet itself. */
  readonly showCost: (cost: Money) => void;
  /** What pressing play does now: a round, or leaving with what is won. */
  readonly showOrder: (label: string, isPossible: boolean) => void;
};

/** The line under the game: what one has, what one stakes, and the one button that plays. */
export const createBar = ({ session, texts, ladder, bet, phase, onPlay }: BarDeps): Bar => {
  const { t, amount } = texts;
  const balance = el('output', { 'data-testid': 'balance' });
  const chosen = el('output', { 'aria-live': 'polite', 'data-testid': 'bet' });
  const cost = el('small', { class: 'cost' });
  const change = (direction: 'up' | 'down') => (): void => bet.set(neighbour(ladder, bet.get(), direction));
  const fewer = iconButton(t('bet-down'), MINUS, change('down'));
  const more = iconButton(t('bet-up'), PLUS, change('up'));
  const label = el('span', {}, t('play'));
  const playButton = el('button', { type: 'button', class: 'play', onclick: onPlay }, label);

  session.balance.show((value) => {
    balance.textContent = amount(value);
  });
  const lock = (): void => {
    const isFixed = phase.get() !== 'ready';
    fewer.disabled = isFixed || bet.get() === ladder[0];
    more.disabled = isFixed || bet.get() === ladder.at(-1);
    playButton.setAttribute('aria-disabled', phase.get() === 'busy' ? 'true' : 'false');
    playButton.dataset['phase'] = phase.get();
  };
  bet.show((value) => {
    chosen.textContent = amount(value);
    lock();
  });
  phase.show(lock);

  const element = el(
    'section',
    { class: 'bar', 'aria-label': t('bar') },
    el('p', { class: 'figure' }, el('span', {}, t('balance')), balance),
    el(
      'div',
      { class: 'bet', role: 'group', 'aria-label': t('bet') },
      fewer,
      el('p', { class: 'figure' }, el('span', {}, t('bet')), chosen, cost),
      more,
    ),
    playButton,
  );
  return {
    element,
    playButton,
    showCost: (price) => {
      cost.textContent = price === bet.get() ? '' : t('costs', { amount: amount(price) });
    },
    showOrder: (text, isPossible) => {
      label.textContent = text;
      playButton.disabled = !isPossible;
    },
  };
};
