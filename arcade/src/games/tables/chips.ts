import type { Money } from '@fairground/contract/money';
import type { Texts } from '../../texts/texts.ts';
import type { Signal } from '../../session/signal.ts';
import { el } from '../../shell/dom.ts';

/** Chips by their place in the ladder: the colours people know from tables. */
const COLOURS = ['#d9dde6', '#c8314b', '#2566c8', '#128a5a', '#1c1f2a', '#7b3fb5', '#d08a1e', '#0f8f9c'] as const;
const CHIPS_MOST = 6;

/** The chips of a table: no single one is more than the table takes in a round. */
export const chipLadder = (levels: readonly Money[], tableMost: Money): readonly Money[] =>
  levels.filter((level, place) => place === 0 || level <= tableMost);

/** Those in the tray: the smallest, and above it the largest a balance can pay, so that few chips lie for much. */
export const fittingChips = (ladder: readonly Money[], balance: Money): readonly Money[] => {
  const payable = ladder.filter((level) => level <= balance);
  return payable.length <= CHIPS_MOST
    ? ladder.slice(0, CHIPS_MOST)
    : [...ladder.slice(0, 1), ...payable.slice(1 - CHIPS_MOST)];
};

/** What is written on a chip: short, for there is little room. */
export const shortAmount = (amount: Money, { number }: Pick<Texts, 'number'>): string => {
  const value = Number(amount) / 10_000;
  const written = (part: number, unit: string): string =>
    `${number(part, Number.isInteger(part) || part >= 100 ? 0 : 1)}${unit}`;
  if (value >= 1_000_000) return written(value / 1_000_000, 'M');
  return value >= 1_000 ? written(value / 1_000, 'K') : written(value, '');
};

const face = (amount: Money, colour: string, texts: Texts): HTMLElement =>
  el(
    'span',
    { class: 'chip', style: `--chip: ${colour}`, 'data-pale': colour === COLOURS[0] },
    el('b', {}, shortAmount(amount, texts)),
  );

/** The stack that shows a stake: the colour of the largest chip in it. */
export const chipFor = (amount: Money, ladder: readonly Money[], texts: Texts): HTMLElement => {
  const index = Math.max(
    0,
    ladder.findLastIndex((level) => level <= amount),
  );
  return face(amount, COLOURS[index % COLOURS.length] ?? '#888', texts);
};

export type ChipRow = {
  readonly element: HTMLElement;
  readonly chosen: () => Money;
  /** Chooses by the place in the tray. */
  readonly choose: (index: number) => void;
  /** Fits the tray to the balance; between rounds, so that no chip moves under a finger. */
  readonly refit: () => void;
};

export const createChipRow = (ladder: readonly Money[], texts: Texts, balance: Signal<Money>): ChipRow => {
  let tray: readonly Money[] = [];
  let chosen = ladder[0] as Money;
  const buttonOf = (amount: Money): HTMLButtonElement => {
    const index = ladder.indexOf(amount);
    return el(
      'button',
      {
        type: 'button',
        class: 'chip-button',
        'aria-label': texts.t('table-chip', { amount: texts.amount(amount) }),
        onclick: () => choose(tray.indexOf(amount)),
      },
      face(amount, COLOURS[index % COLOURS.length] ?? '#888', texts),
    );
  };
  const buttons = new Map(ladder.map((amount) => [amount, buttonOf(amount)]));
  const element = el('div', { class: 'chip-row', role: 'group', 'aria-label': texts.t('table-chips') });
  const show = (): void => {
    // With a balance below the chosen chip, the largest affordable one is chosen.
    if (chosen > balance.get()) chosen = tray.findLast((amount) => amount <= balance.get()) ?? (ladder[0] as Money);
    for (const [amount, button] of buttons) {
      button.disabled = amount > balance.get() && amount !== ladder[0];
      button.setAttribute('aria-pressed', String(amount === chosen));
    }
  };
  const choose = (index: number): void => {
    const amount = tray[index];
    if (amount === undefined) return;
    chosen = amount;
    show();
  };
  const refit = (): void => {
    const fitting = fittingChips(ladder, balance.get());
    if (fitting.join() === tray.join()) return;
    tray = fitting;
    if (!tray.includes(chosen)) chosen = tray.findLast((amount) => amount <= chosen) ?? (ladder[0] as Money);
    element.replaceChildren(...tray.flatMap((amount) => buttons.get(amount) ?? []));
    show();
  };
  refit();
  balance.show(show);
  return { element, chosen: () => chosen, choose, refit };
};
