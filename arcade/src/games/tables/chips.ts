import type { Money } from '@fairground/contract/money';
import type { Texts } from '../../texts/texts.ts';
import { el } from '../../shell/dom.ts';

/** Chips by their place in the ladder: the colours people know from tables. */
const COLOURS = ['#d9dde6', '#c8314b', '#2566c8', '#128a5a', '#1c1f2a', '#7b3fb5', '#d08a1e', '#0f8f9c'] as const;
const CHIPS_MOST = 6;

/** The chips a player chooses from: each some ten times the smallest stakes, so that few lie for much. */
export const chipLadder = (levels: readonly Money[]): readonly Money[] => levels.slice(0, CHIPS_MOST);

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
  readonly choose: (index: number) => void;
};

export const createChipRow = (ladder: readonly Money[], texts: Texts): ChipRow => {
  let at = 0;
  const buttons = ladder.map((amount, index) =>
    el(
      'button',
      {
        type: 'button',
        class: 'chip-button',
        'aria-label': texts.t('table-chip', { amount: texts.amount(amount) }),
        onclick: () => choose(index),
      },
      face(amount, COLOURS[index % COLOURS.length] ?? '#888', texts),
    ),
  );
  const choose = (index: number): void => {
    if (!ladder[index]) return;
    at = index;
    for (const [place, button] of buttons.entries()) button.setAttribute('aria-pressed', String(place === at));
  };
  choose(0);
  return {
    element: el('div', { class: 'chip-row', role: 'group', 'aria-label': texts.t('table-chips') }, ...buttons),
    chosen: () => ladder[at] ?? (ladder[0] as Money),
    choose,
  };
};
