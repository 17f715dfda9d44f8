import type { Money } from '@fairground/contract/money';
import type { Texts } from '../texts/texts.ts';
import { el } from './dom.ts';

type StakePanelDeps = {
  readonly ladder: readonly Money[];
  readonly chosen: Money;
  readonly texts: Texts;
  readonly onChoose: (bet: Money) => void;
  /** A running bonus takes no such stake. */
  readonly isTooMuch: (bet: Money) => boolean;
};

/** All stakes at a glance; the two ends have a button of their own. */
export const stakeContent = ({ ladder, chosen, texts, onChoose, isTooMuch }: StakePanelDeps): readonly Node[] => {
  const { t, amount } = texts;
  const choice = (bet: Money): HTMLElement =>
    el(
      'button',
      {
        type: 'button',
        'aria-pressed': String(bet === chosen),
        disabled: isTooMuch(bet),
        onclick: () => onChoose(bet),
      },
      amount(bet),
    );
  const end = (label: string, bet: Money | undefined): HTMLElement =>
    el(
      'button',
      { type: 'button', class: 'stake-end', onclick: () => bet !== undefined && onChoose(bet) },
      el('span', {}, label),
      el('b', {}, bet === undefined ? '' : amount(bet)),
    );
  return [
    el(
      'div',
      { class: 'stake-ends' },
      end(t('stake-smallest'), ladder[0]),
      end(t('stake-largest'), ladder.findLast((bet) => !isTooMuch(bet)) ?? ladder[0]),
    ),
    el('div', { class: 'stake-list', role: 'group', 'aria-label': t('stake-choose') }, ...ladder.map(choice)),
  ];
};
